import type { RuleSet } from "../../ruleset/rule-set.ts";
import { HOUR_MS } from "../calendar.ts";
import type { ChallengeTerms } from "./challenge-terms.ts";

/** A series of battles between the two players of a challenge (`GAP-61`). */
export interface Series {
  bestOf: number;
  /** Battles that each has won, the challenger first. */
  wins: readonly [number, number];
  /** Finished battles, those without a winner included. */
  played: number;
}

/** Whether no further battle belongs to the series: somebody has won more than half of it, or all are fought. */
export function isDecided({ bestOf, wins, played }: Series): boolean {
  return played >= bestOf || Math.max(...wins) > bestOf / 2;
}

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
