import { DIFFICULTIES } from "../../battle/state/battle.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import { badInput } from "../input/bad-input.ts";
import { checkOutputFolder } from "../input/output-file.ts";
import { readDeck } from "../input/read-deck.ts";
import { type NamedRules, readRules } from "../input/read-rules.ts";
import { choice, readCommandLine } from "./flags.ts";
import { RUN_FLAGS, type RunFlags, readRunFlags } from "./run-flags.ts";
import type { Usage } from "./usage.ts";

const LEVELS = [...DIFFICULTIES, "all"] as const;
const MODES = ["ai", "pvp"] as const;

export const SIMULATE_USAGE: Usage = {
  command: "npm run simulate -- [flags]",
  what: "Plays many battles and prints win rates, lengths, and what each species, tool and spell adds.",
  flags: {
    difficulty: { value: LEVELS.join("|"), what: "against which level of the AI (all)" },
    mode: { value: MODES.join("|"), what: "against the AI, or deck against deck (ai)" },
    deck: { value: "FILE", what: "the player's deck, instead of a new one for each battle" },
    enemy: { value: "FILE", what: "the other side's deck" },
    rules: { value: "FILE", what: "an overlay on the shipped rules" },
    replays: { value: "FOLDER", what: "write each battle for `npm run replay`" },
    ...RUN_FLAGS,
  },
};

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
  const line = readCommandLine(argv, Object.keys(SIMULATE_USAGE.flags), 0);
  const mode = choice(line, "mode", MODES, "ai");
  const difficulty = choice(line, "difficulty", LEVELS, "all");
  if (mode === "pvp" && line.flags.has("difficulty"))
    throw badInput("--difficulty", JSON.stringify(difficulty), "is no difficulty with --mode pvp");
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
