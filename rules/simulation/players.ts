import { bestStyle, enemyStyle, type PlayStyle, withoutLookahead } from "../battle/ai/play-style.ts";
import { DIFFICULTIES, type Difficulty } from "../battle/state/battle.ts";
import type { NamedBot } from "../bots/bot-seat.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** `full` is the game's own best play, `fast` the same without lookahead, `random` any legal action. */
export const POLICIES = ["full", "fast", "random"] as const;
export type Policy = (typeof POLICIES)[number];

/**
 * Who plays a side of a simulated battle, as plain data: the play style of a difficulty, a policy, or a bot that the
 * one who plays the battles has loaded from a file.
 */
export type Player =
  | { kind: "level"; name: Difficulty }
  | { kind: "policy"; name: Policy }
  | { kind: "bot"; name: string };

/** How a side of a simulated battle decides: by a play style, by a bot; null: any legal action. */
export type Decider = PlayStyle | NamedBot | null;

/** The bots that play the first and the second side, loaded by the caller; null where none does. */
export type Bots = readonly [NamedBot | null, NamedBot | null];

export const NO_BOTS: Bots = [null, null];

/** The player that a word means, or null: `easy` to `expert`, `full`, `fast`, `random`. */
export function builtInPlayer(word: string): Player | null {
  const level = DIFFICULTIES.find((name) => name === word);
  if (level) return { kind: "level", name: level };
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
