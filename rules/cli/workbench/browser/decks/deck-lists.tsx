import { type DragEvent, useEffect, useRef, useState } from "react";
import { CARD_KINDS, type CardKind, type DeckCards, type DraftDeck } from "../contract.ts";
import { beginDrag, droppedOn, isCard, KIND_TITLES } from "./card-shelf.tsx";
import { dropped, withMoved, withoutCard } from "./deck-steps.ts";

/** What was done to a deck, for those who cannot see it. */
export interface Step {
  act: "added" | "moved" | "removed";
  kind: CardKind;
  /** The id of the card. */
  card: string;
  /** Where it is now, or was. */
  to: number;
}

/** A step in one sentence. */
export function stepText(cards: DeckCards, { act, kind, card, to }: Step, deck: DraftDeck): string {
  const of = `${deck[kind].length} ${KIND_TITLES[kind].toLowerCase()}`;
  if (act === "removed") return `${nameOf(cards, card)} removed: ${of} are left.`;
  return `${nameOf(cards, card)} ${act}: place ${to + 1} of ${of}.`;
}

function nameOf({ species }: DeckCards, card: string): string {
  return species.find(({ id }) => id === card)?.name ?? card;
}

function cardsIn(deck: DraftDeck, kind: CardKind): string[] {
  return kind === "creatures" ? deck.creatures.map(({ species_id }) => species_id) : deck[kind];
}

interface DeckListsProps {
  cards: DeckCards;
  deck: DraftDeck;
  chosen: number;
  onChoose: (creature: number) => void;
  onStep: (deck: DraftDeck, step: Step) => void;
}

/** The cards of a deck in their order, moved by dragging or by buttons. */
export function DeckLists(props: DeckListsProps) {
  const [focus, setFocus] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes along with its card.
  useEffect(() => {
    if (focus === null) return;
    const [card, act] = focus.split("/");
    const row = place.current?.querySelector(`[data-card="${card}"]`);
    const buttons = [...(row?.querySelectorAll("button") ?? [])].filter(({ disabled }) => !disabled);
    (buttons.find(({ dataset }) => dataset.act === act) ?? buttons.at(-1))?.focus();
    setFocus(null);
  }, [focus]);
  return (
    <div ref={place}>
      {CARD_KINDS.map((kind) => (
        <DeckList key={kind} kind={kind} onFocus={setFocus} {...props} />
      ))}
    </div>
  );
}

interface DeckListProps extends DeckListsProps {
  kind: CardKind;
  /** Asks for the focus: `KIND PLACE/ACT`. */
  onFocus: (button: string) => void;
}

function DeckList({ cards, deck, kind, chosen, onChoose, onStep, onFocus }: DeckListProps) {
  const [over, setOver] = useState<number | null>(null);
  const list = cardsIn(deck, kind);
  const move = (from: number, to: number, act: string) => {
    onStep(withMoved(deck, kind, from, to), { act: "moved", kind, card: list[from] ?? "", to });
    onFocus(`${kind} ${to}/${act}`);
  };
  const remove = (index: number) => {
    onStep(withoutCard(deck, kind, index), { act: "removed", kind, card: list[index] ?? "", to: index });
    onFocus(`${kind} ${Math.min(index, list.length - 2)}/remove`);
  };
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(null);
    const dragged = droppedOn(event);
    if (dragged?.kind !== kind) return;
    const isNew = "card" in dragged;
    const to = !isNew && dragged.from < at ? at - 1 : at;
    if (!isNew && to === dragged.from) return;
    onStep(dropped(cards, deck, dragged, at), {
      act: isNew ? "added" : "moved",
      kind,
      card: isNew ? dragged.card : (list[dragged.from] ?? ""),
      to,
    });
  };
  const dragOver = (at: number) => (event: DragEvent) => {
    if (!isCard(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(at);
  };
  return (
    <section
      aria-label={KIND_TITLES[kind]}
      className="deck-list"
      data-over={over === list.length || undefined}
      onDragOver={dragOver(list.length)}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => drop(event, list.length)}
    >
      <h3>
        {KIND_TITLES[kind]} <small>{list.length}</small>
      </h3>
      <ol className="rows">
        {list.map((card, index) => (
          <li
            key={`${index} ${card}`}
            data-card={`${kind} ${index}`}
            data-over={over === index || undefined}
            draggable
            onDragStart={(event) => beginDrag(event, { kind, from: index })}
            onDragOver={dragOver(index)}
            onDrop={(event) => drop(event, index)}
          >
            <button
              type="button"
              disabled={kind !== "creatures"}
              aria-current={(kind === "creatures" && index === chosen) || undefined}
              onClick={() => onChoose(index)}
            >
              <span>
                <i aria-hidden="true">{index + 1}</i> {nameOf(cards, card)}
                {kind === "creatures" && (
                  <small>
                    form {deck.creatures[index]?.form}, {deck.creatures[index]?.rarity}
                  </small>
                )}
              </span>
            </button>
            {(
              [
                [
                  "up",
                  "↑",
                  `Move up: ${nameOf(cards, card)}`,
                  () => move(index, index - 1, "up"),
                  index === 0,
                ],
                [
                  "down",
                  "↓",
                  `Move down: ${nameOf(cards, card)}`,
                  () => move(index, index + 1, "down"),
                  index === list.length - 1,
                ],
                ["remove", "Remove", `Remove: ${nameOf(cards, card)}`, () => remove(index), false],
              ] as const
            ).map(([act, text, label, press, isDisabled]) => (
              <button
                key={act}
                type="button"
                className="small"
                data-act={act}
                aria-label={label}
                disabled={isDisabled}
                onClick={press}
              >
                {text}
              </button>
            ))}
          </li>
        ))}
      </ol>
      {list.length === 0 && <p className="hint">None yet: drag one here, or press one on the left.</p>}
    </section>
  );
}
