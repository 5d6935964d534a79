import type { SideIndex } from "../../battle/state/battle.ts";

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

/** Who has won the series: null before its end, and if both have won as many battles. */
export function seriesWinner(series: Series): SideIndex | null {
  const [one, two] = series.wins;
  if (!isDecided(series) || one === two) return null;
  return one > two ? 0 : 1;
}
