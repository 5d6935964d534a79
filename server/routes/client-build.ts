import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The page's first script, whose name holds the hash of the build (`ui/service-worker/shell.ts`). */
const FIRST_SCRIPT = /\/assets\/corvax-lab-([\w-]{8})\.js/;

/** Names the build of the client in a folder, so that older pages can offer a reload; null where there is none. */
export function clientBuildIn(clientFolder: string | null): string | null {
  if (clientFolder === null) return null;
  try {
    return FIRST_SCRIPT.exec(readFileSync(join(clientFolder, "index.html"), "utf8"))?.[1] ?? null;
  } catch {
    return null;
  }
}
