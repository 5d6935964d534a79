import { DIFFICULTIES } from "../../battle/state/battle.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Player } from "../../simulation/players.ts";
import { type CommandLine, choice, readCommandLine } from "../arguments/flags.ts";
import {
  budgetFlag,
  HISTORY_FLAG,
  OUTPUT_FLAGS,
  type OutputFlags,
  PLAYER_FLAGS,
  playerOf,
  RUN_FLAGS,
  type RunFlags,
  readHistoryFlag,
  readOutputFlags,
  readRunFlags,
} from "../arguments/run-flags.ts";
import type { Usage } from "../arguments/usage.ts";
import { badInput } from "../input/bad-input.ts";
import { checkOutputFolder } from "../input/output-file.ts";
import { readDeck } from "../input/read-deck.ts";
import { type TitledRules, titledRules } from "../input/read-rules.ts";
import { type Shard, shardOf } from "../workers/shard.ts";

const LEVELS = [...DIFFICULTIES, "all"] as const;
const MODES = ["ai", "pvp"] as const;

export const SIMULATE_USAGE: Usage = {
  command: "npm run simulate -- [flags]",
  what: "Plays many battles and prints win rates, lengths, and what each species, tool and spell adds.",
  flags: {
    difficulty: { value: LEVELS.join("|"), what: "against which level of the AI (all)" },
    mode: { value: MODES.join("|"), what: "against the AI, or deck against deck (ai; pvp with --opponent)" },
    player: { value: "WHO", what: "plays the first side: a level, a policy or the file of a bot" },
    opponent: { value: "WHO", what: "plays the other side; without --difficulty each has a PvP deck" },
    deck: { value: "FILE", what: "the player's deck, instead of a new one for each battle" },
    enemy: { value: "FILE", what: "the other side's deck" },
    ...PLAYER_FLAGS,
    rules: { value: "FILE", what: "an overlay on the shipped rules" },
    replays: { value: "FOLDER", what: "write each battle for `npm run replay`" },
    shard: { value: "I/N", what: "play share I of N, on one of N machines; writes what --merge reads" },
    merge: { value: "FILES", what: "add up all shards of a run; with --json, --csv, --html only" },
    ...RUN_FLAGS,
    ...HISTORY_FLAG,
  },
};

/** The parsed command line of `simulate`. */
export interface SimulateOrder extends RunFlags {
  named: TitledRules;
  plans: SimulationPlan[];
  /** Whether the result is a list, for `--difficulty all`. */
  isList: boolean;
  hasOwnDecks: boolean;
  replays: string | undefined;
  /** Play only this share of the run. */
  shard: Shard | undefined;
  /** The file that the run is noted in, or null. */
  history: string | null;
}

/**
 * Reads the command line of `simulate` and the files it names. Refuses errors with a sentence before any
 * battle.
 */
export function readSimulateFlags(argv: readonly string[]): SimulateOrder {
  const line = readCommandLine(argv, Object.keys(SIMULATE_USAGE.flags), 0);
  const opponent = playerFlag(line, "opponent");
  const isDuel = opponent !== undefined && !line.flags.has("difficulty");
  const mode = choice(line, "mode", MODES, isDuel ? "pvp" : "ai");
  const difficulty = choice(line, "difficulty", LEVELS, "all");
  if (mode === "pvp" && line.flags.has("difficulty"))
    throw badInput("--difficulty", JSON.stringify(difficulty), "is no difficulty with --mode pvp");
  const player = playerFlag(line, "player");
  const run = readRunFlags(line);
  const named = titledRules(line.flags.get("rules"));
  const deck = readDeck(named.rules, mode, line.flags.get("deck"));
  const enemy = readDeck(named.rules, mode, line.flags.get("enemy"));
  const replays = line.flags.get("replays");
  checkOutputFolder("--replays", replays);

  const { policy, seed } = run;
  const both = {
    policy,
    seed,
    ...(deck ? { deck } : {}),
    ...(enemy ? { enemy } : {}),
    ...(player ? { player } : {}),
    ...(opponent ? { opponent } : {}),
  };
  const chosen = difficulty === "all" ? DIFFICULTIES : [difficulty];
  return {
    ...run,
    named,
    plans: mode === "pvp" ? [{ mode, ...both }] : chosen.map((one) => ({ mode, difficulty: one, ...both })),
    isList: mode === "ai" && difficulty === "all",
    hasOwnDecks: deck !== undefined || enemy !== undefined,
    replays,
    shard: shardFlag(line),
    history: readHistoryFlag(line),
  };
}

function playerFlag(line: CommandLine, name: "player" | "opponent"): Player | undefined {
  const word = line.flags.get(name);
  return word === undefined ? undefined : playerOf(`--${name}`, word, budgetFlag(line));
}

/** A shard has no figures to show: they need all of its run. */
function shardFlag({ flags }: CommandLine): Shard | undefined {
  const shard = shardOf(flags.get("shard"));
  for (const name of shard ? ["csv", "html"] : [])
    if (flags.has(name))
      throw badInput(`--${name}`, "it with --shard", "is --json, or --merge with it afterwards");
  return shard;
}

/** The parsed command line of `simulate --merge`. */
export interface MergeOrder extends OutputFlags {
  files: readonly string[];
}

/** Reads `--merge FILES` with its output flags; null if the command line has no `--merge`. */
export function readMergeFlags(argv: readonly string[]): MergeOrder | null {
  if (!argv.some((word) => word === "--merge" || word.startsWith("--merge="))) return null;
  const line = readCommandLine(argv, Object.keys(SIMULATE_USAGE.flags), Number.POSITIVE_INFINITY);
  const allowed = ["merge", ...Object.keys(OUTPUT_FLAGS)];
  for (const name of line.flags.keys())
    if (!allowed.includes(name))
      throw badInput(
        `--${name}`,
        "it with --merge, whose files say what was played",
        `are ${Object.keys(OUTPUT_FLAGS)
          .map((flag) => `--${flag}`)
          .join(", ")}`,
      );
  return { ...readOutputFlags(line), files: [line.flags.get("merge") ?? "", ...line.files] };
}
