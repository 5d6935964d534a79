import { mkdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { USUAL_BUDGET } from "../../search/strongest-player.ts";
import { builtInPlayer, type Player, POLICIES, type Policy, STRONGEST } from "../../simulation/players.ts";
import { badInput } from "../input/bad-input.ts";
import { checkOutputFile, STANDARD_OUTPUT } from "../input/output-file.ts";
import { type CommandLine, choice, wholeNumber } from "./flags.ts";
import type { FlagTable } from "./usage.ts";

/** The files that a tool writes its results to, `-` for standard output. */
export interface OutputFlags {
  json: string | undefined;
  csv: string | undefined;
  html: string | undefined;
}

/** Flags of every tool that writes its results to files. */
export const OUTPUT_FLAGS = {
  json: { value: "FILE", what: "write all figures as JSON; - writes them to standard output" },
  csv: { value: "FILE", what: "write the figures as a table, one line each; - for standard output" },
  html: { value: "FILE", what: "write a page with charts" },
} as const satisfies FlagTable;

export function readOutputFlags({ flags }: CommandLine): OutputFlags {
  const names = Object.keys(OUTPUT_FLAGS) as (keyof OutputFlags)[];
  for (const name of names) checkOutputFile(`--${name}`, flags.get(name));
  const piped = names.filter((name) => flags.get(name) === STANDARD_OUTPUT);
  if (piped.length > 1)
    throw badInput(`--${piped[1]}`, `standard output, which --${piped[0]} writes to`, "is one of them");
  return { json: flags.get("json"), csv: flags.get("csv"), html: flags.get("html") };
}

/** Flags of every tool that plays many battles. */
export interface RunFlags extends OutputFlags {
  battles: number;
  seed: string;
  policy: Policy;
  workers: number;
}

const USUAL_BATTLES = 1000;
export const MOST_BATTLES = 10_000_000;
const MOST_WORKERS = 64;

export const RUN_FLAGS = {
  battles: { value: "N", what: `how many battles of each kind (${USUAL_BATTLES})` },
  seed: { value: "SEED", what: "battle i has the seed SEED:i (1)" },
  policy: { value: POLICIES.join("|"), what: "how both sides decide (full)" },
  workers: { value: "N", what: "threads that play (one for each core); results do not depend on it" },
  ...OUTPUT_FLAGS,
} as const satisfies FlagTable;

export function readRunFlags(line: CommandLine, usualBattles = USUAL_BATTLES): RunFlags {
  return {
    ...readOutputFlags(line),
    battles: wholeNumber(line, "battles", { min: 1, max: MOST_BATTLES }, usualBattles),
    seed: line.flags.get("seed") ?? "1",
    policy: choice(line, "policy", POLICIES, "full"),
    workers: wholeNumber(line, "workers", { min: 1, max: MOST_WORKERS }, availableParallelism()),
  };
}

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

const WORDS = [...DIFFICULTIES, ...POLICIES, STRONGEST].join(", ");
const MODULE = /\.[cm]?[jt]s$/;

const MOST_TRIES = 1_000_000;

/** Flags of every tool that lets one choose players. */
export const PLAYER_FLAGS = {
  budget: { value: "N", what: `tries of the strongest player for each decision (${USUAL_BUDGET})` },
} as const satisfies FlagTable;

/** The budget of the strongest player. */
export function budgetFlag(line: CommandLine): number {
  return wholeNumber(line, "budget", { min: 1, max: MOST_TRIES }, USUAL_BUDGET);
}

/** The player that a word on the command line names: a level, a policy, the strongest one, or the file of a bot. */
export function playerOf(where: string, word: string, budget: number): Player {
  const builtIn = builtInPlayer(word, budget);
  if (builtIn) return builtIn;
  const status = statSync(word, { throwIfNoEntry: false });
  if (status?.isFile() && MODULE.test(word)) return { kind: "bot", name: word };
  const found = status?.isDirectory() ? `the folder ${word}` : JSON.stringify(word);
  throw badInput(where, found, `are ${WORDS}, or the file of a bot (.js, .mjs, .ts) that exists`);
}
