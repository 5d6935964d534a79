import type { Battle, BattleSide, Fighter } from "../battle/state/battle.ts";
import { livingCount } from "../battle/synergies/synergies.ts";
import type { PositionGoal } from "./position.ts";

/**
 * What a try misses of its goal: enemies that are left, own creatures that have fallen, a count that is not met, or the
 * whole battle is lost.
 */
export type Shortfall =
  | { kind: "lost" }
  | { kind: "enemiesLeft"; creatureIds: string[] }
  | { kind: "fallen"; creatureIds: string[] }
  | { kind: "tooFewOwn"; left: number; needed: number }
  | { kind: "tooManyEnemies"; left: number; allowed: number };

/**
 * What is missing of a goal once the turn is over; empty when it is reached.
 * @param before the battle at the beginning of the turn
 * @param after the battle when the next own turn begins; for `win`, when the own turn has ended
 */
export function goalShortfalls(goal: PositionGoal, before: Battle, after: Battle): Shortfall[] {
  if (after.winner === 1) return [{ kind: "lost" }];
  switch (goal.kind) {
    case "win":
      return enemiesLeft(after.sides[1]);
    case "survive":
      return fallenSince(before.sides[0], after.sides[0]);
    case "lead":
      return missingLead(goal, after);
  }
}

/** Whether a goal is reached; the same as no shortfalls, without creating any. */
export function isGoalReached(goal: PositionGoal, before: Battle, { sides, winner }: Battle): boolean {
  if (winner === 1) return false;
  if (goal.kind === "win") return livingCount(sides[1]) === 0;
  if (goal.kind === "survive") return sides[0].fallen.length === before.sides[0].fallen.length;
  return livingCount(sides[0]) >= goal.own && livingCount(sides[1]) <= goal.foes;
}

function enemiesLeft({ field, hand, deck }: BattleSide): Shortfall[] {
  const left = [...field, ...hand, ...deck];
  return left.length === 0 ? [] : [{ kind: "enemiesLeft", creatureIds: idsOf(left) }];
}

function fallenSince(before: BattleSide, after: BattleSide): Shortfall[] {
  const fallen = after.fallen.slice(before.fallen.length);
  return fallen.length === 0 ? [] : [{ kind: "fallen", creatureIds: idsOf(fallen) }];
}

function missingLead({ own, foes }: Extract<PositionGoal, { kind: "lead" }>, { sides }: Battle): Shortfall[] {
  const [ownLeft, foesLeft] = [livingCount(sides[0]), livingCount(sides[1])];
  const missing: Shortfall[] = [];
  if (ownLeft < own) missing.push({ kind: "tooFewOwn", left: ownLeft, needed: own });
  if (foesLeft > foes) missing.push({ kind: "tooManyEnemies", left: foesLeft, allowed: foes });
  return missing;
}

function idsOf(fighters: readonly Fighter[]): string[] {
  return fighters.map(({ id }) => id);
}
