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

function named(side: SideView): Named[] {
  return visibleCreatures(side).map(({ id, species_name }) => ({ id, name: species_name }));
}
