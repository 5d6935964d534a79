import type { SimulationResult } from "../statistics/simulation-result.ts";

/** Target win rates of a team that just meets the requirement, played as well as possible (`GAP-38`). */
const TARGETS = { easy: [0.9, 0.98], medium: [0.7, 0.85], hard: [0.45, 0.6], expert: [0.25, 0.4] } as const;

/** The target win rate of a result, or null if it was measured in another way. */
export function targetOf(
  { difficulty, policy }: SimulationResult,
  ownDecks: boolean,
): readonly [number, number] | undefined {
  return difficulty === null || policy !== "full" || ownDecks ? undefined : TARGETS[difficulty];
}
