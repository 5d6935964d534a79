import { readdirSync } from "node:fs";
import { join } from "node:path";

export const TOP_FOLDERS = ["rules", "engine", "ui", "server", "assets", "test"] as const;

const TYPESCRIPT = /\.tsx?$/;

/** Every TypeScript file below `folder` of `root`, as a path from `root` with forward slashes. */
export function typeScriptFiles(root: string, folder: string): string[] {
  return filesBelow(root, folder).filter((path) => TYPESCRIPT.test(path));
}

/** Every file below `folder` of `root`, as a path from `root`. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
