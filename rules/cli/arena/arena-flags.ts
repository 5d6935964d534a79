import type { Player } from "../../simulation/players.ts";
import { readCommandLine } from "../arguments/flags.ts";
import {
  budgetFlag,
  PLAYER_FLAGS,
  playerOf,
  RUN_FLAGS,
  type RunFlags,
  readRunFlags,
} from "../arguments/run-flags.ts";
import type { Usage } from "../arguments/usage.ts";
import { badInput } from "../input/bad-input.ts";
import { checkOutputFolder } from "../input/output-file.ts";
import { type NamedRules, readRules } from "../input/read-rules.ts";
import { counted } from "../terminal/counted.ts";

const USUAL_BATTLES = 100;
const MOST_PLAYERS = 30;

const { policy: _, battles, ...OTHER_FLAGS } = RUN_FLAGS;

export const ARENA_USAGE: Usage = {
  command: "npm run arena -- WHO WHO ... [flags]",
  what: "Plays everybody against everybody. WHO is the file of a bot, a level or a policy.",
  flags: {
    battles: { value: battles.value, what: `battles of each pairing on each side (${USUAL_BATTLES})` },
    ...PLAYER_FLAGS,
    rules: { value: "FILE", what: "an overlay on the shipped rules" },
    replays: { value: "FOLDER", what: "where the battle goes that a bot failed in" },
    ...OTHER_FLAGS,
  },
};

/** The parsed command line of `arena`. */
export interface ArenaOrder extends Omit<RunFlags, "policy"> {
  named: NamedRules;
  players: Player[];
  replays: string | undefined;
}

/** Reads the command line of `arena`. Refuses errors with a sentence before any battle. */
export function readArenaFlags(argv: readonly string[]): ArenaOrder {
  const line = readCommandLine(argv, Object.keys(ARENA_USAGE.flags), Number.POSITIVE_INFINITY);
  if (line.files.length < 2 || line.files.length > MOST_PLAYERS)
    throw badInput("arena", counted(line.files.length, "player"), `are 2 to ${MOST_PLAYERS}`);
  const budget = budgetFlag(line);
  const names = new Set<string>();
  const players = line.files.map((word) => {
    if (names.has(word)) throw badInput("arena", `${word} twice`, "is each player once");
    names.add(word);
    return playerOf("arena", word, budget);
  });
  const { policy: __, ...run } = readRunFlags(line, USUAL_BATTLES);
  const replays = line.flags.get("replays");
  checkOutputFolder("--replays", replays);
  return {
    ...run,
    named: readRules(line.flags.get("rules")),
    players,
    replays,
  };
}
