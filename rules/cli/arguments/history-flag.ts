import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { checkOutputFile } from "../input/output-file.ts";
import type { CommandLine } from "./flags.ts";
import type { FlagTable } from "./usage.ts";

/** Beside the project it is about, and ignored by git: it names files of one designer's machine. */
export const USUAL_HISTORY = ".corvax/runs.ndjson";
const OFF = "off";

export const HISTORY_FLAG = {
  history: { value: `FILE|${OFF}`, what: `append the figures to a file (${USUAL_HISTORY})` },
} as const satisfies FlagTable;

/** The history file of a run, in a folder that exists; null if none is wanted. */
export function readHistoryFlag({ flags }: CommandLine): string | null {
  const file = flags.get("history") ?? USUAL_HISTORY;
  if (file === OFF) return null;
  if (file === USUAL_HISTORY) mkdirSync(dirname(file), { recursive: true });
  checkOutputFile("--history", file);
  return file;
}
