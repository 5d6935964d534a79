import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readCommandLine, runTool } from "../../cli/run-tool.ts";
import { OperatorError, type Program } from "../../process/program.ts";
import { PROJECT_FOLDER } from "../project.ts";

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

/** Written by the build: the packages that the built files import. */
export const PACKAGES_FILE = "packages.json";

export interface Release {
  projectFolder: string;
  /** What `npm run build` has made: `client`, `server` and `rules`. */
  builtFolder: string;
  /** An empty folder, or one that does not exist. */
  to: string;
}

/** Written by the build: what it is called. */
const PROGRAM_FILE = "program.json";

/**
 * Copies what production needs and nothing else: the built game, the packages that it imports, and how it is set up. Returns what was
 * copied, which a file of the folder names, too.
 */
export function copyRelease({ projectFolder, builtFolder, to }: Release): Program {
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new OperatorError(`${to} is not empty: name another folder.`);
  const packagesFile = join(builtFolder, "server", PACKAGES_FILE);
  if (!existsSync(packagesFile) || !existsSync(join(builtFolder, "client", "index.html")))
    throw new OperatorError("The game is not built: run npm run build first.");
  const programFile = join(builtFolder, "server", PROGRAM_FILE);
  const program: Program = JSON.parse(readFileSync(programFile, "utf8"));
  const names: string[] = JSON.parse(readFileSync(packagesFile, "utf8"));
  mkdirSync(to, { recursive: true });
  for (const part of ["client", "server", "rules"])
    cpSync(join(builtFolder, part), join(to, "dist", part), { recursive: true });
  cpSync(join(projectFolder, "deploy"), join(to, "deploy"), { recursive: true });
  for (const file of ["package.json", "LICENSE"]) cpSync(join(projectFolder, file), join(to, file));
  cpSync(programFile, join(to, PROGRAM_FILE));
  for (const folder of runtimePackages(projectFolder, names))
    copyPackage(folder, join(to, relative(projectFolder, folder)));
  return program;
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

const USAGE = "npm run release -- FOLDER";

const HELP = `${USAGE}

Copies the built game into FOLDER with the packages that it needs, to run without npm ci.`;

/** `npm run release -- FOLDER`, as `--help` tells it. */
await runTool(HELP, async (words) => {
  const [folder = ""] = readCommandLine(words, { usage: USAGE, flags: {}, files: 1 }).files;
  const to = resolve(folder);
  const builtFolder = join(PROJECT_FOLDER, "dist");
  const { version, commit, build } = copyRelease({ projectFolder: PROJECT_FOLDER, builtFolder, to });
  return `${to} holds version ${version} (commit ${commit}, build ${build}): start it there with node dist/server/serve.js.`;
});
