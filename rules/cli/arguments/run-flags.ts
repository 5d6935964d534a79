import { availableParallelism } from "node:os";
import { POLICIES, type Policy } from "../../simulation/players.ts";
import { type CommandLine, choice, wholeNumber } from "./flags.ts";
import { OUTPUT_FLAGS, type OutputFlags, readOutputFlags } from "./output-flags.ts";
import type { FlagTable } from "./usage.ts";

/** Flags of every tool that plays many battles. */
export interface RunFlags extends OutputFlags {
  battles: number;
  seed: string;
  policy: Policy;
  workers: number;
}

const USUAL_BATTLES = 1000;
const MOST_BATTLES = 10_000_000;
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
