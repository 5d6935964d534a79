import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BadInput } from "../input/bad-input.ts";
import type { BotReport, ReplayText } from "./job.ts";

const UNSAFE = /[^A-Za-z0-9._-]/g;

/** Writes each battle to its file: `easy-1-17.json` is battle 17 of the run with seed 1. */
export function writeReplays(folder: string, label: string, replays: readonly ReplayText[]): void {
  for (const { seed, json } of replays) writeFileSync(join(folder, replayName(label, seed)), `${json}\n`);
}

/** The file name of the battle with that seed. */
export function replayName(label: string, seed: string): string {
  return `${label}-${seed.replaceAll(":", "-").replace(UNSAFE, "_")}.json`;
}

/** A bot that could not be loaded, or did something wrong in a battle: bad input like a wrong file. */
export class FailedBot extends BadInput {
  readonly replay: ReplayText | null;

  constructor({ sentence, replay }: BotReport) {
    super(sentence);
    this.replay = replay;
  }
}

/** Writes the battle that a bot failed in to `folder`, or to a new temporary one, and adds the file to the sentence. */
export function withReplayFile(error: unknown, folder: string | undefined): unknown {
  if (!(error instanceof FailedBot) || error.replay === null) return error;
  const place = folder ?? mkdtempSync(join(tmpdir(), "corvax-lab-replay-"));
  const file = join(place, replayName("failed", error.replay.seed));
  writeFileSync(file, `${error.replay.json}\n`);
  return new BadInput(`${error.message}; its replay: ${file}`);
}
