import type { Difficulty } from "../../battle/state/battle.ts";
import type { NamedBot } from "../../bots/bot-seat.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { playPart } from "../play-part.ts";
import { type Bots, builtInPlayer, type Player, type Policy, type STRONGEST } from "../players.ts";
import { pairingOf, pairsOf, plansOf } from "./pairings.ts";
import { type RoundRobinResult, roundRobinResult } from "./round-robin-result.ts";

/** Who takes part: a bot, a level of the AI, a policy, or the strongest player. */
export type Contestant = NamedBot | Difficulty | Policy | typeof STRONGEST;

/** How much is played. */
export interface RoundRobinOptions {
  /** Battles of each pairing on each side, at least 1: twice as many in all. */
  battles: number;
  /** Battle i of each pairing has the seed `SEED:i`. */
  seed: string;
  /** Tries of the strongest player for each decision. */
  budget?: number;
}

/**
 * Plays everybody against everybody, with the same decks on both sides of each seed, and rates them. The result depends
 * on nothing but the arguments. Throws a RangeError without two contestants of different names or without battles, and
 * a `BotFailure` for a bot that fails.
 */
export function playRoundRobin(
  rules: RuleSet,
  contestants: readonly Contestant[],
  { battles, seed, budget }: RoundRobinOptions,
): RoundRobinResult {
  const entries = contestants.map((contestant) => entryOf(contestant, budget));
  const names = entries.map(({ player }) => player.name);
  if (new Set(names).size < Math.max(names.length, 2))
    throw new RangeError(`contestants: found ${JSON.stringify(names)}, allowed are at least two, each once`);
  if (!Number.isSafeInteger(battles) || battles < 1)
    throw new RangeError(`battles: found ${battles}, allowed is a whole number from 1`);
  const part = { from: 1, to: battles };
  const pairings = pairsOf(entries.length).flatMap((pair) => {
    const [one, other] = [entries[pair.first], entries[pair.second]];
    if (!one || !other) return [];
    const seats: Bots[] = [
      [one.bot, other.bot],
      [other.bot, one.bot],
    ];
    const [there = [], back = []] = plansOf(one.player, other.player, seed).map(
      (plan, index) => playPart(rules, plan, part, false, seats[index]).outcomes,
    );
    return [pairingOf(pair, there, back)];
  });
  return roundRobinResult(names, pairings, seed);
}

function entryOf(contestant: Contestant, budget?: number): { player: Player; bot: NamedBot | null } {
  if (typeof contestant !== "string")
    return { player: { kind: "bot", name: contestant.name }, bot: contestant };
  const player = builtInPlayer(contestant, budget);
  if (player === null)
    throw new RangeError(
      `contestants: found ${JSON.stringify(contestant)}, allowed are easy, medium, hard, expert, full, fast, random, strongest, or a bot with its name`,
    );
  return { player, bot: null };
}
