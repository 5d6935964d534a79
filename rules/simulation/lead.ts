import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { healthShare } from "../battle/turn/battle-end.ts";

/** The side with the larger share of its team's health left, by which the turn limit decides too; null if equal. */
export function leaderOf({ sides: [first, second] }: Battle): SideIndex | null {
  const difference = healthShare(first) - healthShare(second);
  return difference > 0 ? 0 : difference < 0 ? 1 : null;
}

/** How often the lead went from one side to the other; `leaders` has the leader after each turn. */
export function leadChangesIn(leaders: readonly (SideIndex | null)[]): number {
  let changes = 0;
  let last: SideIndex | null = null;
  for (const leader of leaders) {
    if (leader === null) continue;
    if (last !== null && leader !== last) changes += 1;
    last = leader;
  }
  return changes;
}

/** The leader after half of a battle's turns, rounded down. */
export function leaderAtHalf(leaders: readonly (SideIndex | null)[], turns: number): SideIndex | null {
  return leaders[Math.floor(turns / 2) - 1] ?? null;
}
