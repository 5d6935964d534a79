import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import { SECOND_MS } from "../calendar.ts";
import { areStrangers, isNear, isWaiting, type QueueEntry, ratingWindow, wantSame } from "./pair-queue.ts";

/**
 * The reason why a waiting player has no opponent yet; null when the next pairing may find one (`GAP-41`).
 */
export function whyWaiting(
  rules: RuleSet,
  queue: readonly QueueEntry[],
  player: QueueEntry,
  now: number,
): string | null {
  const { matching } = rules.pvp;
  const { pvp: texts } = rules.texts;
  const everybody = queue.filter(
    (entry) => entry.playerId !== player.playerId && isWaiting(rules, entry, now),
  );
  if (everybody.length === 0) return texts.waitsAlone;
  const others = everybody.filter((entry) => wantSame(player, entry));
  if (others.length === 0) return texts.waitsForKind;
  const strangers = others.filter((other) => areStrangers(player, other));
  if (strangers.length === 0) return texts.waitsForAccount;
  const waited = now - player.joinedAt;
  // The wider window of the two counts, which is that of the longer wait.
  const inReach = strangers.some((other) => {
    const longest = Math.max(waited, now - other.joinedAt);
    return isNear(player, other, ratingWindow(rules, longest));
  });
  if (inReach) return null;
  const untilWider = matching.windowStepMs - (Math.max(waited, 0) % matching.windowStepMs);
  return fill(texts.waitsForWindow, {
    n: ratingWindow(rules, waited),
    s: Math.ceil(untilWider / SECOND_MS),
  });
}

/**
 * The estimated wait in whole seconds (`GAP-41`, `CON-74`): the median of the last 20 waits (seconds, oldest
 * first), limited to 5 to 120; 30 without any waits.
 */
export function estimatedWait(rules: RuleSet, waits: readonly number[]): number {
  const { defaultWaitSec, waitSamples, minWaitSec, maxWaitSec } = rules.pvp.matching;
  const samples = waits.slice(-waitSamples).sort((one, other) => one - other);
  const upper = samples[Math.floor(samples.length / 2)];
  const lower = samples[Math.floor((samples.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return defaultWaitSec;
  return Math.min(Math.max(Math.round((lower + upper) / 2), minWaitSec), maxWaitSec);
}
