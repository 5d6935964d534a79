import { statSync } from "node:fs";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { USUAL_BUDGET } from "../../search/strongest-player.ts";
import { builtInPlayer, type Player, POLICIES, STRONGEST } from "../../simulation/players.ts";
import { badInput } from "../input/bad-input.ts";
import { MOST_BATTLES } from "../targets/figure-text.ts";
import { choice, text, wholeNumber } from "./flags.ts";

/** How many battles, at least one. */
export function battlesFlag<const Usual extends number>(what: string, usual: Usual) {
  return wholeNumber({ min: 1, max: MOST_BATTLES }, what, usual);
}

/** What a flag for a policy does, and for whom. */
export const POLICY_SENTENCE =
  "how both sides decide: full looks ahead as in the game, fast does not, random picks anything; only the enemy of a level plays as weakly as its level";

/** Flags of commands that play many battles alike. */
export const BATTLE_FLAGS = {
  battles: battlesFlag("how many battles of each kind", 1000),
  seed: text("SEED", "battle i has the seed SEED:i", "1"),
  policy: choice(POLICIES, POLICY_SENTENCE, "full"),
};

const MOST_TRIES = 1_000_000;

/** Tries, or playings, of a search. */
export function triesFlag<const Usual extends number>(what: string, usual: Usual) {
  return wholeNumber({ min: 1, max: MOST_TRIES }, what, usual);
}

export const BUDGET = triesFlag("tries of the strongest player for each decision", USUAL_BUDGET);

/** A player by a word, which `playerOf` reads. */
export function playerFlag(what: string) {
  return text("WHO", what, undefined, "player");
}

/** The players that need no file. */
export const BUILT_IN = [...DIFFICULTIES, ...POLICIES, STRONGEST];
const WORDS = BUILT_IN.join(", ");
const MODULE = /\.[cm]?[jt]s$/;

/** The player that a word on the command line names: a level, a policy, the strongest one, or the file of a bot. */
export function playerOf(where: string, word: string, budget: number): Player {
  const builtIn = builtInPlayer(word, budget);
  if (builtIn) return builtIn;
  const status = statSync(word, { throwIfNoEntry: false });
  if (status?.isFile() && MODULE.test(word)) return { kind: "bot", name: word };
  const found = status?.isDirectory() ? `the folder ${word}` : JSON.stringify(word);
  throw badInput(where, found, `are ${WORDS}, or the file of a bot (.js, .mjs, .ts) that exists`);
}
