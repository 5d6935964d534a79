import type { RuleSet } from "../../ruleset/rule-set.ts";
import { HOUR_MS } from "../calendar.ts";
import type { ChallengeTerms } from "./challenge-terms.ts";

/**
 * Whether a player who said so at `readyAt` still waits for the next battle: for 10 s, so that nobody begins one alone.
 * With turns of an hour or more nobody need wait; then the word holds for the length of a turn.
 */
export function isReady(
  rules: RuleSet,
  { turnMs }: ChallengeTerms,
  readyAt: number | null,
  now: number,
): boolean {
  const holdsMs = turnMs >= HOUR_MS ? turnMs : rules.pvp.challenge.readyMs;
  return readyAt !== null && now - readyAt < holdsMs;
}

/** How long a challenge is kept once a battle of it has begun: longer than the longest battle, and a day for a rematch. */
export function keptFor(rules: RuleSet, { turnMs }: ChallengeTerms): number {
  return rules.battle.turnLimit * turnMs + rules.pvp.challenge.openMs;
}
