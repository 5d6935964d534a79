import { fill, type RuleSet } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Up to this time a clock is named in seconds. */
const LONGEST_IN_SECONDS_MS = 3 * MINUTE_MS;

/** The length of a turn in words: '120 seconds', 'One day'. */
export function clockText({ texts }: RuleSet, turnMs: number): string {
  const { seconds, minutes, day, days } = texts.pvpScreens.challenge;
  if (turnMs <= LONGEST_IN_SECONDS_MS) return fill(seconds, { n: turnMs / SECOND_MS });
  if (turnMs < DAY_MS) return fill(minutes, { n: Math.round(turnMs / MINUTE_MS) });
  const count = Math.round(turnMs / DAY_MS);
  return count === 1 ? day : fill(days, { n: count });
}

export function lengthText({ texts }: RuleSet, bestOf: number): string {
  const { single, bestOf: series } = texts.pvpScreens.challenge;
  return bestOf === 1 ? single : fill(series, { n: bestOf });
}

/** What the two would fight for, in a few words each. */
export function termsTexts(rules: RuleSet, challenge: PvpChallengeReply): string[] {
  const { lent, friendly, rated, aTurn } = rules.texts.pvpScreens.challenge;
  const { deck } = rules.texts.pvpScreens;
  return [
    lengthText(rules, challenge.bestOf),
    fill(aTurn, { clock: clockText(rules, challenge.turnMs) }),
    challenge.ownDeck ? deck.heading : lent,
    challenge.rated ? rated : friendly,
  ];
}

/** The kind of battle that a player waits for: 'Rated, 60 seconds a turn' (`GAP-69`). */
export function kindText(rules: RuleSet, casualTurnMs: number | null): string {
  const { rated, casual } = rules.texts.pvpScreens.queue;
  return fill(casualTurnMs === null ? rated : casual, {
    clock: clockText(rules, casualTurnMs ?? rules.pvp.turnMs),
  });
}
