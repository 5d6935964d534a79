import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { OperatorError } from "../../process/operator-error.ts";
import { runtimePackages } from "./runtime-packages.ts";

/** Written by the build: the packages that the built files import. */
export const PACKAGES_FILE = "packages.json";

export interface Release {
  projectFolder: string;
  /** What `npm run build` has made: `client`, `server` and `rules`. */
  builtFolder: string;
  /** An empty folder, or one that does not exist. */
  to: string;
}

/** Copies what production needs and nothing else: the built game and the packages that it imports. */
export function copyRelease({ projectFolder, builtFolder, to }: Release): void {
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new OperatorError(`${to} is not empty: name another folder.`);
  const packagesFile = join(builtFolder, "server", PACKAGES_FILE);
  if (!existsSync(packagesFile) || !existsSync(join(builtFolder, "client", "index.html")))
    throw new OperatorError("The game is not built: run npm run build first.");
  const names: string[] = JSON.parse(readFileSync(packagesFile, "utf8"));
  mkdirSync(to, { recursive: true });
  for (const part of ["client", "server", "rules"])
    cpSync(join(builtFolder, part), join(to, "dist", part), { recursive: true });
  for (const file of ["package.json", "LICENSE"]) cpSync(join(projectFolder, file), join(to, file));
  for (const folder of runtimePackages(projectFolder, names))
    copyPackage(folder, join(to, relative(projectFolder, folder)));
}

/** Development files of packages, and the source of native ones; what a package needs is copied on its own. */
const SPARE_FOLDERS = ["node_modules", "test", "tests", "examples", "benchmark", "benchmarks", "docs"];
const NATIVE_FOLDERS = ["build", "deps", "src"];
const SPARE_FILE = /\.(map|[cm]?ts|md|markdown)$/;

function copyPackage(folder: string, target: string): void {
  const isNative = existsSync(join(folder, "binding.gyp"));
  const spare = new Set(isNative ? [...SPARE_FOLDERS, ...NATIVE_FOLDERS] : SPARE_FOLDERS);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(folder, target, {
    recursive: true,
    filter: (path) => !spare.has(relative(folder, path)) && !SPARE_FILE.test(path),
  });
  const compiled = join("build", "Release", `${basename(folder).replaceAll("-", "_")}.node`);
  // Some do without it where it was not compiled.
  if (isNative && existsSync(join(folder, compiled))) cpSync(join(folder, compiled), join(target, compiled));
}
