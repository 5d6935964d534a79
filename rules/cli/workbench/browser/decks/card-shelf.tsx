import { type DragEvent, useState } from "react";
import { CARD_KINDS, type CardKind, type DeckCards } from "../contract.ts";
import type { Dragged } from "./deck-steps.ts";

interface CardShelfProps {
  cards: DeckCards;
  onAdd: (kind: CardKind, card: string) => void;
}

export const KIND_TITLES: Readonly<Record<CardKind, string>> = {
  creatures: "Creatures",
  tools: "Tools",
  spells: "Spells",
};

/** All cards by name, to be found, pressed, or dragged into the deck. */
export function CardShelf({ cards, onAdd }: CardShelfProps) {
  const [query, setQuery] = useState("");
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shelves = CARD_KINDS.map((kind) => ({
    kind,
    found: cardsOf(cards, kind).filter(({ name, what }) =>
      words.every((word) => `${name} ${what} ${KIND_TITLES[kind]}`.toLowerCase().includes(word)),
    ),
  }));
  const count = shelves.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <section className="list" aria-label="All cards">
      <label className="search">
        Find a creature, tool or spell
        <input
          type="search"
          value={query}
          placeholder="magic, shield, Corvax"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p className="hint" role="status">
        {count === 0
          ? "No card is about that: try another word."
          : `${count} ${count === 1 ? "card" : "cards"}: press one to add it, or drag it into the deck; creatures are fully grown and Common then`}
      </p>
      <div className="scroll-y">
        {shelves.map(
          ({ kind, found }) =>
            found.length > 0 && (
              <div key={kind}>
                <h2>{KIND_TITLES[kind]}</h2>
                <ul className="rows">
                  {found.map(({ id, name, what }) => (
                    <li key={id} draggable onDragStart={(event) => beginDrag(event, { kind, card: id })}>
                      <button type="button" onClick={() => onAdd(kind, id)}>
                        <b>Add</b>{" "}
                        <span>
                          {name} <small>{what}</small>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
    </section>
  );
}

/** The cards of a kind with what players read on them. */
function cardsOf(cards: DeckCards, kind: CardKind): { id: string; name: string; what: string }[] {
  if (kind === "creatures") return cards.species;
  return cards[kind].map(({ name, what }) => ({ id: name, name, what }));
}

const TYPE = "application/x-corvax-card";

export function beginDrag({ dataTransfer }: DragEvent, dragged: Dragged): void {
  dataTransfer.setData(TYPE, JSON.stringify(dragged));
  dataTransfer.effectAllowed = "copyMove";
}

/** What is dropped here; null for anything that is no card. */
export function droppedOn({ dataTransfer }: DragEvent): Dragged | null {
  const text = dataTransfer.getData(TYPE);
  return text === "" ? null : (JSON.parse(text) as Dragged);
}

export function isCard({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(TYPE);
}
