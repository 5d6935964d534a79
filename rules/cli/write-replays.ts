import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReplayText } from "./workers/job.ts";

const UNSAFE = /[^A-Za-z0-9._-]/g;

/** Writes each battle to its file: `easy-1-17.json` is battle 17 of the run with seed 1. */
export function writeReplays(folder: string, label: string, replays: readonly ReplayText[]): void {
  for (const { seed, json } of replays) writeFileSync(join(folder, replayName(label, seed)), `${json}\n`);
}

/** The file name of the battle with that seed. */
export function replayName(label: string, seed: string): string {
  return `${label}-${seed.replaceAll(":", "-").replace(UNSAFE, "_")}.json`;
}
