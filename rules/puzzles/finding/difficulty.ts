import type { FoundGoal } from "./find-goal.ts";

const [EASIEST, HARDEST] = [800, 2400];
/** Points for each action of the solution, for each time that there are twice as many states, and what `full` misses. */
const POINTS = { action: 90, doubling: 70, missedByFull: 220 };

/**
 * Where the rating of a position begins: more for a longer solution, for more to think about, and if the game's best
 * player misses it. A guess, which ratings by play correct (`GAP-74`).
 */
export function difficultyOf({
  solution,
  states,
  isFoundByFull,
}: Pick<FoundGoal, "solution"> & { states: number; isFoundByFull: boolean }): number {
  let doublings = 0;
  for (let reached = 1; reached * 2 <= states; reached *= 2) doublings += 1;
  const points =
    EASIEST +
    (solution.length - 2) * POINTS.action +
    Math.max(0, doublings - 3) * POINTS.doubling +
    (isFoundByFull ? 0 : POINTS.missedByFull);
  return Math.min(points, HARDEST);
}
