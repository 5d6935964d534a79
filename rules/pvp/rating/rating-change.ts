import type { SideIndex, Winner } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { expectedScore } from "./expected-score.ts";

/** What the rating formula needs to know about a player before a battle. */
export interface RatedPlayer {
  rating: number;
  /** Rated battles played so far. */
  rated_battles: number;
}

/** Points of a side: a win 1, a draw a half, a loss 0. */
type Score = 0 | 0.5 | 1;

/** The change of both ratings by a finished rated battle (`GAP-40`). */
export function ratingChanges(
  rules: RuleSet,
  players: readonly [RatedPlayer, RatedPlayer],
  winner: Exclude<Winner, null>,
): [number, number] {
  const [one, two] = players;
  return [changeFor(rules, one, two, scoreOf(0, winner)), changeFor(rules, two, one, scoreOf(1, winner))];
}

function scoreOf(side: SideIndex, winner: Exclude<Winner, null>): Score {
  if (winner === "draw") return 0.5;
  return winner === side ? 1 : 0;
}

/** The factor K, which is larger in the first ten rated battles. */
export function ratingFactor(rules: RuleSet, ratedBattles: number): number {
  const { factor, earlyFactor, earlyGames } = rules.pvp.rating;
  return ratedBattles < earlyGames ? earlyFactor : factor;
}

function changeFor(rules: RuleSet, player: RatedPlayer, opponent: RatedPlayer, score: Score): number {
  const factor = ratingFactor(rules, player.rated_battles);
  const exact = factor * (score - expectedScore(rules, player.rating, opponent.rating));
  // Rounds halves away from zero, so that a winner's gain equals the loser's loss.
  const rounded = Math.sign(exact) * Math.round(Math.abs(exact));
  return aboveFloor(rules, player.rating, atLeastOne(rounded, score));
}

/** A decided battle changes a rating by at least one point. */
function atLeastOne(change: number, score: Score): number {
  if (score === 1) return Math.max(change, 1);
  if (score === 0) return Math.min(change, -1);
  // Avoids a negative zero.
  return change === 0 ? 0 : change;
}

function aboveFloor(rules: RuleSet, rating: number, change: number): number {
  const lowest = Math.min(rules.pvp.rating.floor - rating, 0);
  return Math.max(change, lowest) || 0;
}
