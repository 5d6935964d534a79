import type { Deck } from "../battle/setup/new-battle.ts";

/** The same deck with ids that name its side, so that two sides may bring equal decks. */
export function deckOfSide(deck: Deck, side: string): Deck {
  return {
    creatures: deck.creatures.map((creature, index) => ({ ...creature, id: `${side}-${index + 1}` })),
    tools: deck.tools.map((tool, index) => ({ ...tool, id: `${side}-tool-${index + 1}` })),
    spells: deck.spells.map((spell, index) => ({ ...spell, id: `${side}-spell-${index + 1}` })),
  };
}
