import { statSync } from "node:fs";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { builtInPlayer, type Player, POLICIES } from "../../simulation/players.ts";
import { badInput } from "../input/bad-input.ts";

const WORDS = [...DIFFICULTIES, ...POLICIES].join(", ");
const MODULE = /\.[cm]?[jt]s$/;

/** The player that a word on the command line names: a level, a policy, or the file of a bot. */
export function playerOf(where: string, word: string): Player {
  const builtIn = builtInPlayer(word);
  if (builtIn) return builtIn;
  const status = statSync(word, { throwIfNoEntry: false });
  if (status?.isFile() && MODULE.test(word)) return { kind: "bot", name: word };
  const found = status?.isDirectory() ? `the folder ${word}` : JSON.stringify(word);
  throw badInput(where, found, `are ${WORDS}, or the file of a bot (.js, .mjs, .ts) that exists`);
}
