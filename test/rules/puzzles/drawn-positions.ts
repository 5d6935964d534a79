import { shippedRules } from "../../../rules/index.ts";
import { type Position, type Positions, positionAt, shippedPositions } from "../../../rules/positions.ts";

export const positions: Positions = await shippedPositions(shippedRules);

/** So many of the shipped positions, evenly spread. */
export function drawnPositions(count = positions.rows.length): Position[] {
  const step = Math.max(1, positions.rows.length / count);
  const numbers = Array.from(
    { length: Math.min(count, positions.rows.length) },
    (_, index) => 1 + Math.floor(index * step),
  );
  return numbers.flatMap((number) => positionAt(positions, number) ?? []);
}

/** The first shipped position that fits. */
export function positionWhere(fits: (position: Position) => boolean): Position {
  const found = drawnPositions().find(fits);
  if (!found) throw new Error("No shipped position fits");
  return found;
}
