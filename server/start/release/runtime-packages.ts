import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface PackageFile {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Folders of the named packages and of everything they need, in the `node_modules` of a project. Throws if one is not
 * installed; optional ones may be missing.
 */
export function runtimePackages(projectFolder: string, names: readonly string[]): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = installedFolder(name, from, projectFolder);
    if (folder === null) {
      if (isOptional) return;
      throw new Error(`The package ${name} is not installed: run npm ci.`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const read: PackageFile = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const optional = read.optionalDependencies ?? {};
    for (const needed of Object.keys({ ...read.dependencies, ...optional }))
      add(needed, folder, needed in optional);
  };
  for (const name of names) add(name, projectFolder, false);
  return [...folders].sort();
}

/** Where Node would find a package for a module in `from`: there, or in a folder above it. */
function installedFolder(name: string, from: string, projectFolder: string): string | null {
  for (let folder = from; folder.startsWith(projectFolder); folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
  }
  return null;
}
