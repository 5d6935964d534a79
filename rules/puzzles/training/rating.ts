import rate from "glicko2-lite";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** How strong a player or how hard a position is, after Glicko-2 (`GAP-74`). */
export interface Rating {
  /** Points, to the hundredth. */
  rating: number;
  /** How uncertain the points are: they are within twice as many with 95% certainty. To the hundredth. */
  deviation: number;
  /** How unsteady the results are, to the millionth. */
  volatility: number;
}

/** A player who has not tried anything. */
export function newRating({ puzzles: { training } }: RuleSet): Rating {
  const { start, deviation, volatility } = training.rating;
  return { rating: start, deviation, volatility };
}

/** A position that nobody has tried: its difficulty is a guess of the machine, so it is as uncertain as a new player. */
export function newPositionRating(rules: RuleSet, difficulty: number): Rating {
  return { ...newRating(rules), rating: difficulty };
}

/** Whether a rating is still so uncertain that the screens say so. */
export function isRough({ puzzles: { training } }: RuleSet, { deviation }: Rating): boolean {
  return deviation > training.rating.roughAbove;
}

/**
 * Rates a player and a position against each other by one first try: who reaches the goal has won. Each try is a rating
 * period of its own. Both stay within the bounds of the rules (`ABU-134`).
 */
export function rateTry(
  rules: RuleSet,
  { player, position, reached }: { player: Rating; position: Rating; reached: boolean },
): { player: Rating; position: Rating } {
  return {
    player: rated(rules, player, position, reached ? 1 : 0),
    position: rated(rules, position, player, reached ? 0 : 1),
  };
}

function rated({ puzzles: { training } }: RuleSet, own: Rating, other: Rating, score: 0 | 1): Rating {
  const { start, deviation, leastDeviation, lowest, highest, tau } = training.rating;
  const after = rate(own.rating, own.deviation, own.volatility, [[other.rating, other.deviation, score]], {
    rating: start,
    tau,
  });
  return {
    rating: hundredths(between(lowest, after.rating, highest)),
    deviation: hundredths(between(leastDeviation, after.rd, deviation)),
    volatility: Math.round(after.vol * MILLION) / MILLION,
  };
}

const MILLION = 1_000_000;

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
