import { DIFFICULTIES } from "../../battle/state/battle.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import { checkOutputFolder } from "../input/output-file.ts";
import { readDeck } from "../input/read-deck.ts";
import { type NamedRules, readRules } from "../input/read-rules.ts";
import { choice, readCommandLine } from "./flags.ts";
import { RUN_FLAGS, type RunFlags, readRunFlags } from "./run-flags.ts";

const FLAGS = ["difficulty", "mode", "deck", "enemy", "rules", "replays", ...RUN_FLAGS] as const;

/** The parsed command line of `simulate`. */
export interface SimulateOrder extends RunFlags {
  named: NamedRules;
  plans: SimulationPlan[];
  /** Whether the result is a list, for `--difficulty all`. */
  isList: boolean;
  hasOwnDecks: boolean;
  replays: string | undefined;
}

/**
 * Reads the command line of `simulate` and the files it names. Refuses errors with a sentence before any
 * battle.
 */
export function readSimulateFlags(argv: readonly string[]): SimulateOrder {
  const line = readCommandLine(argv, FLAGS, 0);
  const mode = choice(line, "mode", ["ai", "pvp"], "ai");
  const difficulty = choice(line, "difficulty", [...DIFFICULTIES, "all"], "all");
  const run = readRunFlags(line);
  const named = readRules(line.flags.get("rules"));
  const deck = readDeck(named.rules, mode, line.flags.get("deck"));
  const enemy = readDeck(named.rules, mode, line.flags.get("enemy"));
  const replays = line.flags.get("replays");
  checkOutputFolder("--replays", replays);

  const { policy, seed } = run;
  const both = { policy, seed, ...(deck ? { deck } : {}), ...(enemy ? { enemy } : {}) };
  const chosen = difficulty === "all" ? DIFFICULTIES : [difficulty];
  return {
    ...run,
    named,
    plans: mode === "pvp" ? [{ mode, ...both }] : chosen.map((one) => ({ mode, difficulty: one, ...both })),
    isList: mode === "ai" && difficulty === "all",
    hasOwnDecks: deck !== undefined || enemy !== undefined,
    replays,
  };
}
