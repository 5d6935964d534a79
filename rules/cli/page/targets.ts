import type { Interval } from "../statistics/interval.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";

/** From and to, both included. */
export type TargetBand = readonly [number, number];

/**
 * Target win rates of a team that just meets the requirement, played as well as possible, and of the first mover in
 * PvP (`GAP-38`).
 */
const TARGETS = {
  easy: [0.9, 0.98],
  medium: [0.7, 0.85],
  hard: [0.45, 0.6],
  expert: [0.25, 0.4],
  pvp: [0.47, 0.53],
} as const;

/** The target of a result, or undefined if it was measured in another way. */
export function targetOf(
  { difficulty, policy }: SimulationResult,
  ownDecks: boolean,
): TargetBand | undefined {
  return policy !== "full" || ownDecks ? undefined : TARGETS[difficulty ?? "pvp"];
}

export function bandText(target: TargetBand | undefined): string {
  return target ? `${target[0] * 100}–${target[1] * 100} %` : "–";
}

/** Whether a figure reaches its target, in words: its range overlaps the band, or lies below or above it. */
export function verdict({ low, high }: Interval, target: TargetBand | undefined): string {
  if (!target) return "–";
  if (high < target[0]) return "too low";
  return low > target[1] ? "too high" : "reached";
}
