import type { CardKind, DeckCards, DeckCreature, DraftDeck } from "../contract.ts";

/** A card of a deck as the list shows it, or as one drags it: where it lies, or of which name it is to be. */
export type Dragged = { kind: CardKind; from: number } | { kind: CardKind; card: string };

const USUAL_FORM = 3;

/** The creature of a species as one begins with it. */
export function newCreature({ species, rarities }: DeckCards, id: string): DeckCreature {
  const [rarity = ""] = rarities;
  return withUsualStats(species, { species_id: id, form: USUAL_FORM, rarity, stats: {} });
}

/** The creature with the stats that its form and rarity usually have. */
export function withUsualStats(species: DeckCards["species"], creature: DeckCreature): DeckCreature {
  const usual = species.find(({ id }) => id === creature.species_id)?.usual;
  return { ...creature, stats: usual?.[`${creature.form} ${creature.rarity}`] ?? creature.stats };
}

/** The deck with one more card, at a place or at the end. */
export function withCard(
  cards: DeckCards,
  deck: DraftDeck,
  kind: CardKind,
  card: string,
  at = deck[kind].length,
): DraftDeck {
  if (kind !== "creatures") return { ...deck, [kind]: deck[kind].toSpliced(at, 0, card) };
  return { ...deck, creatures: deck.creatures.toSpliced(at, 0, newCreature(cards, card)) };
}

/** The deck with a creature once more behind it, with its form, rarity and stats. */
export function withCopy(deck: DraftDeck, index: number): DraftDeck {
  return {
    ...deck,
    creatures: deck.creatures.toSpliced(index + 1, 0, ...deck.creatures.slice(index, index + 1)),
  };
}

export function withoutCard(deck: DraftDeck, kind: CardKind, index: number): DraftDeck {
  return { ...deck, [kind]: (deck[kind] as unknown[]).toSpliced(index, 1) };
}

/** The deck with a card at another place, counted without it; the same deck where there is no such place. */
export function withMoved(deck: DraftDeck, kind: CardKind, from: number, to: number): DraftDeck {
  const list: unknown[] = deck[kind];
  if (from === to || to < 0 || to >= list.length) return deck;
  return { ...deck, [kind]: list.toSpliced(from, 1).toSpliced(to, 0, list[from]) };
}

/** What a drop before the card at `at` makes of a deck. */
export function dropped(cards: DeckCards, deck: DraftDeck, dragged: Dragged, at: number): DraftDeck {
  if ("card" in dragged) return withCard(cards, deck, dragged.kind, dragged.card, at);
  return withMoved(deck, dragged.kind, dragged.from, dragged.from < at ? at - 1 : at);
}

const NAME = /^[\p{L}\d_ -]{1,40}$/u;

/** Why a deck may not have this name, in one sentence; null where it may. `others` are the decks beside it. */
export function nameProblem(name: string, others: readonly DraftDeck[]): string | null {
  if (!NAME.test(name) || name.trim() !== name)
    return "A deck's name has 1 to 40 letters, digits, spaces, - and _.";
  return others.some((one) => one.name === name) ? `There is another deck called ${name}.` : null;
}

/** A name that no deck has yet: that of the deck with a number behind. */
export function freeName(base: string, decks: readonly DraftDeck[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (decks.every((deck) => deck.name !== name)) return name;
  }
}

/** What is missing is empty, and refused by the check: the editor shows what there is. */
function shownCreature(content: Partial<DeckCreature> | null): DeckCreature {
  return { species_id: "", form: 0, rarity: "", ...content, stats: { ...content?.stats } };
}

/** The deck that a deck file holds, as far as the editor can show it; null for what is no deck. */
export function deckOfFile(name: string, content: unknown): DraftDeck | null {
  if (typeof content !== "object" || content === null || !("creatures" in content)) return null;
  const { creatures, tools = [], spells = [] } = content as Record<string, unknown>;
  if (!Array.isArray(creatures) || !Array.isArray(tools) || !Array.isArray(spells)) return null;
  const names = (list: ({ name?: string } | null)[]) => list.map((item) => String(item?.name ?? item));
  return { name, creatures: creatures.map(shownCreature), tools: names(tools), spells: names(spells) };
}
