import { type Named, namesakeNumbers } from "../log/namesakes.ts";
import type { BattleView, SideView } from "./battle-view.ts";
import type { CreatureView } from "./creature-view.ts";

/** Returns the numbers of all visible creatures that share their name with another one of their side, by id. */
export function creatureNumbers({
  player,
  enemy,
}: Pick<BattleView, "player" | "enemy">): ReadonlyMap<string, number> {
  return new Map([...namesakeNumbers(named(player)), ...namesakeNumbers(named(enemy))]);
}

/** Returns the creatures of a side that are not hidden, wherever they are. */
export function visibleCreatures({ hand, field, fallen, deck }: SideView): CreatureView[] {
  const inHand = hand.filter((card): card is CreatureView => !("hidden" in card));
  return [...field, ...inHand, ...fallen, ...(deck ?? [])];
}

/** A viewer knows all creatures of a side whose deck is open from the beginning, and others as they appear. */
function named(side: SideView): Named[] {
  return visibleCreatures(side).map(({ id, species_name: name, appeared }) =>
    side.deck === null ? { id, name, appeared } : { id, name },
  );
}
