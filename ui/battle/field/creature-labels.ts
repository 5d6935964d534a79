import {
  type BattleView,
  creatureNumbers,
  fill,
  type SideView,
  type Texts,
  visibleCreatures,
} from "../../../rules/index.ts";
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
  const named = { labels, numbers: creatureNumbers({ player, enemy }) };
  nameAll(named, texts, names.player, player);
  nameAll(named, texts, names.enemy, enemy);
  return labels;
}

function nameAll(
  { labels, numbers }: { labels: Map<string, string>; numbers: ReadonlyMap<string, number> },
  { battleScreen }: Texts,
  { name: owner, creature: text }: SideName,
  side: SideView,
): void {
  const [before = "", after = ""] = fill(text, { name: owner, creature: "\n" }).split("\n");
  for (const { id, species_name: name } of visibleCreatures(side)) {
    const number = numbers.get(id);
    // The AI's creatures already have such names.
    const isNamedSo = name.startsWith(before) && name.endsWith(after);
    const creature = isNamedSo ? name : `${before}${name}${after}`;
    labels.set(id, number === undefined ? creature : fill(battleScreen.sides.numbered, { creature, number }));
  }
}
