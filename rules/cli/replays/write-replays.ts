import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newReplay } from "../../battle/replay/new-replay.ts";
import type { PlayedPart } from "../../simulation/play-part.ts";
import type { NamedRules } from "../input/read-rules.ts";

const UNSAFE = /[^A-Za-z0-9._-]/g;

/** Writes a replay file for each battle of a part: `easy-1-17.json` is battle 17 of the run with seed 1. */
export function writeReplays(
  folder: string,
  label: string,
  { rules, hash }: NamedRules,
  part: PlayedPart,
): void {
  for (const { setup, actions } of part.courses) {
    const name = `${label}-${setup.seed.replaceAll(":", "-").replace(UNSAFE, "_")}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(newReplay(rules, hash, setup, actions))}\n`);
  }
}
