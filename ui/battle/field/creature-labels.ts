import type { BattleView, CreatureView, SideView } from "../../../rules/index.ts";
import type { SideNames } from "../sides.ts";

/** A name for each creature in sight by id, the other side's marked as such; namesakes are numbered. */
export function creatureLabels(
  { player, enemy }: Pick<BattleView, "player" | "enemy">,
  names: SideNames,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  nameAll(labels, names.player.mark, player);
  nameAll(labels, names.enemy.mark, enemy);
  return labels;
}

function nameAll(labels: Map<string, string>, owner: string, side: SideView): void {
  const creatures = creaturesOf(side);
  for (const { id, species_name: name } of creatures) {
    const namesakes = creatures.filter((other) => other.species_name === name);
    const number = namesakes.findIndex((other) => other.id === id) + 1;
    const owned = name.startsWith(owner) ? name : `${owner}${name}`;
    labels.set(id, namesakes.length > 1 ? `${owned} ${number}` : owned);
  }
}

/** In an order that stays while they are drawn, deployed and defeated. */
function creaturesOf({ hand, field, fallen, deck }: SideView): CreatureView[] {
  const inHand = hand.filter((card): card is CreatureView => !("hidden" in card));
  return [...field, ...inHand, ...fallen, ...(deck ?? [])].sort((one, other) => (one.id < other.id ? -1 : 1));
}
