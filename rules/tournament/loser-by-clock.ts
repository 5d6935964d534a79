import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { healthShare } from "../battle/turn/battle-end.ts";

/**
 * Who loses a battle that goes on when the clock of its round has run out: the side with the lower share of health left,
 * as at the turn limit (`GAP-37`). Null where both are equal: such a battle is closed, and brings points to nobody.
 */
export function loserByClock({ sides }: Pick<Battle, "sides">): SideIndex | null {
  const [first, second] = [healthShare(sides[0]), healthShare(sides[1])];
  if (first === second) return null;
  return first < second ? 0 : 1;
}
