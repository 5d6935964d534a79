import { statSync } from "node:fs";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { USUAL_BUDGET } from "../../search/strongest-player.ts";
import { builtInPlayer, type Player, POLICIES, STRONGEST } from "../../simulation/players.ts";
import { badInput } from "../input/bad-input.ts";
import { type CommandLine, wholeNumber } from "./flags.ts";
import type { FlagTable } from "./usage.ts";

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
