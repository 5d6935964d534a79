import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { badInput } from "./bad-input.ts";

/** In place of a file: what is written goes to standard output. */
export const STANDARD_OUTPUT = "-";

/** Checks before the first battle that a result file can be written. */
export function checkOutputFile(flag: string, file: string | undefined): void {
  if (file === undefined || file === STANDARD_OUTPUT) return;
  if (kindOf(file) === "folder") throw badInput(flag, `the folder ${file}`, "is a file");
  const folder = dirname(resolve(file));
  if (kindOf(folder) !== "folder" || !isWritable(folder))
    throw badInput(flag, file, `is a file in a folder that exists and can be written`);
}

/** Creates the folder for result files if it is missing. */
export function checkOutputFolder(flag: string, folder: string | undefined): void {
  if (folder === undefined) return;
  try {
    makeFolder(resolve(folder));
  } catch {
    throw badInput(flag, folder, "is a folder that exists or can be made");
  }
  if (!isWritable(folder)) throw badInput(flag, folder, "is a folder that can be written");
}

/** Makes a folder and those above it. `mkdirSync` by itself never returns where the file system refuses, as /proc does. */
function makeFolder(folder: string): void {
  if (kindOf(folder) === "folder") return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function kindOf(path: string): "folder" | "file" | "nothing" {
  const status = statSync(path, { throwIfNoEntry: false });
  return status === undefined ? "nothing" : status.isDirectory() ? "folder" : "file";
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
