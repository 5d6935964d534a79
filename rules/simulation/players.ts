import { bestStyle, enemyStyle, type PlayStyle, withoutLookahead } from "../battle/ai/scores/play-style.ts";
import { DIFFICULTIES, type Difficulty } from "../battle/state/battle.ts";
import type { NamedBot } from "../bots/bot-seat.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { type SearchStyle, USUAL_BUDGET } from "../search/strongest-player.ts";

/** `full` is the game's own best play, `fast` the same without lookahead, `random` any legal action. */
export const POLICIES = ["full", "fast", "random"] as const;
export type Policy = (typeof POLICIES)[number];

/** The word for the strongest player. */
export const STRONGEST = "strongest";

/**
 * Who plays a side of a simulated battle, as plain data: the play style of a difficulty, a policy, the strongest player
 * with its budget, or a bot that the one who plays the battles has loaded from a file.
 */
export type Player =
  | { kind: "level"; name: Difficulty }
  | { kind: "policy"; name: Policy }
  | { kind: "search"; name: typeof STRONGEST; budget: number }
  | { kind: "bot"; name: string };

/** How a side of a simulated battle decides: by a play style, by search, by a bot; null: any legal action. */
export type Decider = PlayStyle | SearchStyle | NamedBot | null;

/** The bots that play the first and the second side, loaded by the caller; null where none does. */
export type Bots = readonly [NamedBot | null, NamedBot | null];

export const NO_BOTS: Bots = [null, null];

/**
 * The player that a word means, or null: `easy` to `expert`, `full`, `fast`, `random`, `strongest`. `budget` is that of
 * the strongest player.
 */
export function builtInPlayer(word: string, budget = USUAL_BUDGET): Player | null {
  const level = DIFFICULTIES.find((name) => name === word);
  if (level) return { kind: "level", name: level };
  if (word === STRONGEST) return { kind: "search", name: STRONGEST, budget };
  const policy = POLICIES.find((name) => name === word);
  return policy ? { kind: "policy", name: policy } : null;
}

/** How a player decides; `bot` is the one it names, if it names one. */
export function deciderOf(rules: RuleSet, player: Player, bot: NamedBot | null): Decider {
  switch (player.kind) {
    case "level":
      return enemyStyle(rules, player.name);
    case "policy":
      return ofPolicy(player.name, bestStyle(rules));
    case "search":
      return { budget: player.budget };
    case "bot":
      if (bot === null) throw new Error(`The bot ${player.name} is not loaded`);
      return bot;
  }
}

/** A policy applied to a play style. */
export function ofPolicy(policy: Policy, style: PlayStyle): PlayStyle | null {
  if (policy === "random") return null;
  return policy === "fast" ? withoutLookahead(style) : style;
}
