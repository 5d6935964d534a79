import {
  expectedScore,
  newRandom,
  newStatistics,
  pairQueue,
  type QueueEntry,
  type RandomState,
  type RuleSet,
  ratingChanges,
  roll,
  whyNotRated,
} from "../../../../../rules/index.ts";
import { HOUR_MS, SECOND_MS } from "../../../../../rules/pvp/calendar.ts";

/** A simulated player: how good he truly is and what the rating says, both in rating points. */
export interface SeasonPlayer {
  readonly id: string;
  readonly strength: number;
  rating: number;
  rated_battles: number;
}

export interface SeasonPlan {
  /** An even number, so that nobody is left over. */
  players: number;
  battlesEach: number;
  /** Standard deviation of the true strengths, in rating points. */
  spread: number;
}

/** Everybody plays once an hour, and joins the queue within its first ten seconds. */
const ROUND_MS = HOUR_MS;
const JOINING_MS = 10 * SECOND_MS;

/**
 * Players of normally distributed strength meet through the queue until each has had his battles. Who wins is
 * rolled by the true strengths; pairing, the pair's cap and the changes are the game's (`GAP-40`, `GAP-41`).
 */
export function playSeason(rules: RuleSet, seed: string, plan: SeasonPlan): SeasonPlayer[] {
  const dice = newRandom(seed);
  const { rating, rated_battles } = newStatistics(rules);
  const players = Array.from({ length: plan.players }, (_, index) => ({
    id: `player-${index}`,
    strength: rating + plan.spread * normal(dice),
    rating,
    rated_battles,
  }));
  const meetings = new Map<string, number[]>();
  for (let round = 0; round < plan.battlesEach; round++) {
    const now = round * ROUND_MS;
    for (const pair of matched(rules, players, now, dice)) battle(rules, pair, meetings, now, dice);
  }
  return players;
}

/** Passes over the queue as time goes by, until everybody has an opponent. */
function matched(
  rules: RuleSet,
  players: readonly SeasonPlayer[],
  start: number,
  dice: RandomState,
): [SeasonPlayer, SeasonPlayer][] {
  const byId = new Map(players.map((player) => [player.id, player]));
  let queue: QueueEntry[] = players.map(({ id, rating }) => {
    const joinedAt = start + roll(dice) * JOINING_MS;
    return { playerId: id, account: id, rating, casualTurnMs: null, joinedAt, seenAt: joinedAt };
  });
  const pairs: [SeasonPlayer, SeasonPlayer][] = [];
  for (let now = start + JOINING_MS; queue.length > 0; now += rules.pvp.matching.windowStepMs) {
    queue = queue.map((entry) => ({ ...entry, seenAt: now }));
    const found = pairQueue(rules, queue, now);
    const gone = new Set(found.flat());
    queue = queue.filter((entry) => !gone.has(entry));
    for (const [one, other] of found) {
      const [first, second] = [byId.get(one.playerId), byId.get(other.playerId)];
      if (first && second) pairs.push([first, second]);
    }
  }
  return pairs;
}

function battle(
  rules: RuleSet,
  pair: readonly [SeasonPlayer, SeasonPlayer],
  meetings: Map<string, number[]>,
  now: number,
  dice: RandomState,
): void {
  const [one, other] = pair;
  const winner = roll(dice) < expectedScore(rules, one.strength, other.strength) ? 0 : 1;
  const names = [one.id, other.id].sort().join();
  const earlier = (meetings.get(names) ?? []).filter((at) => now - at < rules.pvp.rating.pairWindowMs);
  const ending = { by: "defeat", turn: 10, damage: 100, earlierOfPair: earlier.length } as const;
  if (whyNotRated(rules, ending)) return;
  meetings.set(names, [...earlier, now]);
  const changes = ratingChanges(rules, pair, winner);
  for (const side of [0, 1] as const) {
    pair[side].rating += changes[side];
    pair[side].rated_battles += 1;
  }
}

/** A number of the standard normal distribution (Box and Muller). */
function normal(dice: RandomState): number {
  return Math.sqrt(-2 * Math.log(1 - roll(dice))) * Math.cos(2 * Math.PI * roll(dice));
}
