import type { RuleSet } from "../../ruleset/rule-set.ts";

/** A player who waits for an opponent. Times in milliseconds. */
export interface QueueEntry {
  playerId: string;
  /** The ledger account bound to the player. */
  account: string;
  rating: number;
  /** Length of a turn, in milliseconds, of the casual battle waited for; null for a rated one (`GAP-69`). */
  casualTurnMs: number | null;
  joinedAt: number;
  /** Last poll of the queue's status. */
  seenAt: number;
}

/** Whether a player is still waiting: after 10 s without a poll the entry no longer counts (`GAP-41`). */
export function isWaiting(rules: RuleSet, entry: QueueEntry, now: number): boolean {
  return now - entry.seenAt < rules.pvp.matching.heartbeatMs;
}

/** The largest rating difference after a wait: 100, then 50 more every 10 s; after 60 s any (`GAP-41`). */
export function ratingWindow(rules: RuleSet, waitedMs: number): number {
  const { matching } = rules.pvp;
  if (waitedMs >= matching.unlimitedAfterMs) return Number.POSITIVE_INFINITY;
  const steps = Math.floor(Math.max(waitedMs, 0) / matching.windowStepMs);
  return matching.window + matching.windowStep * steps;
}

/** Oldest first; equal times by player id, so that every process forms the same pairs. */
function byAge(one: QueueEntry, other: QueueEntry): number {
  return one.joinedAt - other.joinedAt || (one.playerId < other.playerId ? -1 : 1);
}

/**
 * Pairs the queue (`GAP-41`, `ABU-48`, `ABU-49`): the player who has waited longest is matched first, with the next
 * oldest who waits for the same kind of battle and is within their rating window. Players with the same ledger account
 * are never paired.
 */
export function pairQueue(
  rules: RuleSet,
  queue: readonly QueueEntry[],
  now: number,
): [QueueEntry, QueueEntry][] {
  const waiting = queue.filter((entry) => isWaiting(rules, entry, now)).sort(byAge);
  const pairs: [QueueEntry, QueueEntry][] = [];
  const taken = new Set<string>();
  for (const [index, entry] of waiting.entries()) {
    if (taken.has(entry.playerId)) continue;
    const reach = ratingWindow(rules, now - entry.joinedAt);
    const opponent = nextInReach(waiting, index, reach, taken);
    if (!opponent) continue;
    taken.add(entry.playerId).add(opponent.playerId);
    pairs.push([entry, opponent]);
  }
  return pairs;
}

/** Compares kind and rating first: in a long queue most others are out of reach. */
function nextInReach(
  waiting: readonly QueueEntry[],
  index: number,
  reach: number,
  taken: ReadonlySet<string>,
): QueueEntry | null {
  const entry = waiting[index];
  if (!entry) return null;
  for (let later = index + 1; later < waiting.length; later++) {
    const other = waiting[later];
    if (!other || !wantSame(entry, other) || !isNear(entry, other, reach)) continue;
    if (areStrangers(entry, other) && !taken.has(other.playerId)) return other;
  }
  return null;
}

/** Whether two players wait for the same kind of battle with the same clock (`GAP-69`). */
export function wantSame(one: QueueEntry, other: QueueEntry): boolean {
  return one.casualTurnMs === other.casualTurnMs;
}

/** Whether two players have different ids and different ledger accounts. */
export function areStrangers(one: QueueEntry, other: QueueEntry): boolean {
  return one.playerId !== other.playerId && one.account !== other.account;
}

/** Whether their ratings differ by at most that much. */
export function isNear(one: QueueEntry, other: QueueEntry, reach: number): boolean {
  return Math.abs(one.rating - other.rating) <= reach;
}
