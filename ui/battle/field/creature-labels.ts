import { type BattleView, type CreatureView, fill, type SideView, type Texts } from "../../../rules/index.ts";
import type { SideName, SideNames } from "../sides.ts";

/**
 * Returns a name for each visible creature by id. Names of the other side's creatures say so; equal names are numbered.
 */
export function creatureLabels(
  texts: Texts,
  { player, enemy }: Pick<BattleView, "player" | "enemy">,
  names: SideNames,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  nameAll(labels, texts, names.player, player);
  nameAll(labels, texts, names.enemy, enemy);
  return labels;
}

function nameAll(
  labels: Map<string, string>,
  { battleScreen }: Texts,
  { name: owner, creature: text }: SideName,
  side: SideView,
): void {
  const beforeName = fill(text, { name: owner, creature: "" });
  const creatures = creaturesOf(side);
  for (const { id, species_name: name } of creatures) {
    const namesakes = creatures.filter((other) => other.species_name === name);
    const number = namesakes.findIndex((other) => other.id === id) + 1;
    // The AI's creatures already have such names.
    const creature = name.startsWith(beforeName) ? name : fill(text, { name: owner, creature: name });
    labels.set(id, namesakes.length > 1 ? fill(battleScreen.sides.numbered, { creature, number }) : creature);
  }
}

/** Returns the visible creatures in an order that does not change when they are drawn, deployed or defeated. */
function creaturesOf({ hand, field, fallen, deck }: SideView): CreatureView[] {
  const inHand = hand.filter((card): card is CreatureView => !("hidden" in card));
  return [...field, ...inHand, ...fallen, ...(deck ?? [])].sort((one, other) => (one.id < other.id ? -1 : 1));
}
