import type { Deck } from "../battle/setup/new-battle.ts";
import type { Creature } from "../battle/state/creature.ts";

/** Whether two decks fight alike: the same cards in the same order. Names, which are of a language, do not count. */
export function areSameCards(one: Deck, other: Deck): boolean {
  return deckText(one) === deckText(other);
}

function deckText({ creatures, tools, spells }: Deck): string {
  return JSON.stringify([creatures.map(creatureCard), tools.map(itemCard), spells.map(itemCard)]);
}

function creatureCard(card: Creature) {
  const { id, species_id, form, rarity, stats, bonus_stats, specialty_stats, combination_level } = card;
  const values = ({ energy, strength, magic, stamina, speed }: Creature["stats"]) => [
    energy,
    strength,
    magic,
    stamina,
    speed,
  ];
  return [
    id,
    species_id,
    form,
    rarity,
    values(stats),
    bonus_stats ? values(bonus_stats) : null,
    [...specialty_stats].sort(),
    combination_level ?? 0,
  ];
}

function itemCard({ id, name, type, effect }: Deck["tools"][number]) {
  return [id, name, type, effect];
}

/** Whether all cards of a deck are among those of another one. */
export function isPartOf(deck: Deck, whole: Deck): boolean {
  const among = <Card>(cards: readonly Card[], all: readonly Card[], text: (card: Card) => unknown) => {
    const known = new Set(all.map((card) => JSON.stringify(text(card))));
    return cards.every((card) => known.has(JSON.stringify(text(card))));
  };
  return (
    among(deck.creatures, whole.creatures, creatureCard) &&
    among(deck.tools, whole.tools, itemCard) &&
    among(deck.spells, whole.spells, itemCard)
  );
}
