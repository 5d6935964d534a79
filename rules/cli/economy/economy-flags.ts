import { readCommandLine, wholeNumber } from "../arguments/flags.ts";
import { OUTPUT_FLAGS, type OutputFlags, readOutputFlags } from "../arguments/run-flags.ts";
import type { Usage } from "../arguments/usage.ts";
import { type NamedRules, readRules } from "../input/read-rules.ts";
import { NAMED_POLICIES, type NamedPolicy, readPolicies, SIMPLE } from "./read-policy.ts";

const MOST_WEEKS = 260;
const MOST_PLAYERS = 10_000;
const USUAL = { policy: "all", weeks: 12, players: 10, seed: "1" };

export const ECONOMY_USAGE: Usage = {
  command: "npm run economy -- [flags]",
  what: "Plays labs for weeks and prints when players reach what, what a day brings, and what they wait for.",
  flags: {
    policy: {
      value: [...Object.keys(NAMED_POLICIES), "all", SIMPLE, "FILE"].join("|"),
      what: `when a player comes and what it buys (${USUAL.policy}); ${SIMPLE} looks for dead ends`,
    },
    weeks: { value: "N", what: `weeks from the first visit (${USUAL.weeks})` },
    players: { value: "N", what: `players for each policy, at slightly different times (${USUAL.players})` },
    seed: { value: "SEED", what: `player i has the seed SEED:i (${USUAL.seed})` },
    rules: { value: "FILE", what: "an overlay to compare with the shipped rules" },
    ...OUTPUT_FLAGS,
  },
};

/** The parsed command line of `economy`. */
export interface EconomyOrder extends OutputFlags {
  policies: NamedPolicy[];
  weeks: number;
  players: number;
  seed: string;
  shipped: NamedRules;
  /** Rules under an overlay and the name of its file, or null without one. */
  changed: { file: string; named: NamedRules } | null;
}

/** Reads the command line of `economy` and the files it names; refuses errors with a sentence. */
export function readEconomyFlags(argv: readonly string[]): EconomyOrder {
  const line = readCommandLine(argv, Object.keys(ECONOMY_USAGE.flags), 0);
  const file = line.flags.get("rules");
  return {
    ...readOutputFlags(line),
    policies: readPolicies(line.flags.get("policy") ?? USUAL.policy),
    weeks: wholeNumber(line, "weeks", { min: 1, max: MOST_WEEKS }, USUAL.weeks),
    players: wholeNumber(line, "players", { min: 1, max: MOST_PLAYERS }, USUAL.players),
    seed: line.flags.get("seed") ?? USUAL.seed,
    shipped: readRules(undefined),
    changed: file === undefined ? null : { file, named: readRules(file) },
  };
}
