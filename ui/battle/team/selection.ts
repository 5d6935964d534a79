import type { Creature, OwnedItem } from "../../../rules/index.ts";

/** The cards a team is picked from. */
export interface BattleCollection {
  creatures: Creature[];
  tools: OwnedItem[];
  spells: OwnedItem[];
}

/** Ids in the order in which they were picked, which is also the order in which creatures are drawn (`BAT-017`). */
export interface Selection {
  creatures: string[];
  tools: string[];
  spells: string[];
}

export const nothingSelected: Selection = { creatures: [], tools: [], spells: [] };

/**
 * Returns the selection after the collection changed or was loaded: cards that are gone are no longer picked
 * (`CON-29`). Where nothing of a kind is picked, the remembered cards are picked again, up to the cap.
 */
export function stillSelected(
  selection: Selection,
  remembered: Selection,
  collection: BattleCollection,
  caps: Record<keyof Selection, number>,
): Selection {
  const ids = (kind: keyof Selection) => {
    const owned = new Set(collection[kind].map(({ id }) => id));
    const picked = selection[kind].length > 0 ? selection[kind] : remembered[kind];
    return [...new Set(picked)].filter((id) => owned.has(id)).slice(0, caps[kind]);
  };
  return { creatures: ids("creatures"), tools: ids("tools"), spells: ids("spells") };
}

/** The cards with these ids, in the order of the ids. */
export function cardsOf<Card extends { id: string }>(cards: readonly Card[], ids: readonly string[]): Card[] {
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
}
