import { useState } from "react";
import type { DraftDeck } from "../contract.ts";
import { withDeck } from "../draft/draft.ts";
import { useAddress } from "../parts/address.ts";
import { FileButton } from "../parts/file-button.tsx";
import { useWorkbench } from "../workbench-context.tsx";
import { CardShelf } from "./card-shelf.tsx";
import { CreatureCard } from "./creature-card.tsx";
import { DeckFitness } from "./deck-fitness.tsx";
import { DeckLists, type Step, stepText } from "./deck-lists.tsx";
import { deckOfFile, freeName, nameProblem, withCard, withCopy } from "./deck-steps.ts";

/** Decks of the draft: all cards on the left, the deck in the middle, the chosen creature and the decks on the right. */
export function DecksTab() {
  const { rules, state, keeper } = useWorkbench();
  const { shown, show } = useAddress();
  const { decks } = state.draft;
  const at = Math.max(
    0,
    decks.findIndex(({ name }) => name === shown.deck),
  );
  const deck = decks[at];
  const [chosen, setChosen] = useState(0);
  const [said, say] = useState({ text: "", of: decks });
  /** A sentence holds until the decks are others, as after Undo. */
  const setSaid = (text: string) => say({ text, of: keeper.now().draft.decks });
  const put = (changed: DraftDeck | null) => keeper.change(withDeck(keeper.now().draft, at, changed));
  const begin = (begun: DraftDeck) => {
    const { draft } = keeper.now();
    const name = freeName(begun.name, draft.decks);
    keeper.change(withDeck(draft, draft.decks.length, { ...begun, name }));
    show({ deck: name });
    setSaid(`${name} is a new deck.`);
  };
  const step = (changed: DraftDeck, done: Step) => {
    put(changed);
    setSaid(stepText(rules.cards, done, changed));
    if (done.kind === "creatures" && done.act !== "removed") setChosen(done.to);
  };
  const empty = { name: "My deck", creatures: [], tools: [], spells: [] };
  return (
    <div className="bench decks">
      <CardShelf
        cards={rules.cards}
        onAdd={(kind, card) =>
          step(withCard(rules.cards, deck ?? empty, kind, card), {
            act: "added",
            kind,
            card,
            to: deck?.[kind].length ?? 0,
          })
        }
      />
      <section className="card deck" aria-label="Deck">
        {deck === undefined ? (
          <p className="hint">
            A deck is what one side brings: creatures in the order in which they are drawn, tools and spells.
            Begin with a new one, with one of your files, or with any card on the left.
          </p>
        ) : (
          <>
            <DeckName key={deck.name} deck={deck} others={decks.toSpliced(at, 1)} onName={put} />
            <DeckFitness deck={deck} />
            <DeckLists cards={rules.cards} deck={deck} chosen={chosen} onChoose={setChosen} onStep={step} />
          </>
        )}
        <p className="hint" role="status">
          {said.of === decks ? said.text : ""}
        </p>
      </section>
      <div className="middle">
        <DeckChooser decks={decks} at={at} onBegin={begin} onSaid={setSaid} onRemove={() => put(null)} />
        {deck?.creatures[chosen] && (
          <CreatureCard
            key={`${deck.name} ${chosen}`}
            cards={rules.cards}
            creature={deck.creatures[chosen]}
            place={chosen + 1}
            onCopy={() =>
              step(withCopy(deck, chosen), {
                act: "added",
                kind: "creatures",
                card: deck.creatures[chosen]?.species_id ?? "",
                to: chosen + 1,
              })
            }
            onChange={(creature) => put({ ...deck, creatures: deck.creatures.with(chosen, creature) })}
          />
        )}
      </div>
    </div>
  );
}

interface DeckNameProps {
  deck: DraftDeck;
  others: readonly DraftDeck[];
  onName: (deck: DraftDeck) => void;
}

/** The name; one that cannot be stays in the field with a sentence, and the deck keeps its own. */
function DeckName({ deck, others, onName }: DeckNameProps) {
  const { show } = useAddress();
  const [name, setName] = useState(deck.name);
  const problem = nameProblem(name, others);
  const take = () => {
    if (problem !== null || name === deck.name) return;
    onName({ ...deck, name });
    show({ deck: name });
  };
  return (
    <>
      <label className="search">
        Name of the deck
        <input
          value={name}
          aria-invalid={problem !== null}
          onChange={(event) => setName(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === "Enter" && take()}
        />
      </label>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem} It stays {deck.name}.
        </p>
      )}
    </>
  );
}

interface DeckChooserProps {
  decks: readonly DraftDeck[];
  at: number;
  onBegin: (deck: DraftDeck) => void;
  onSaid: (sentence: string) => void;
  onRemove: () => void;
}

/** All decks of the draft; new ones, copies, and files as the commands read them. */
function DeckChooser({ decks, at, onBegin, onSaid, onRemove }: DeckChooserProps) {
  const { show } = useAddress();
  const deck = decks[at];
  async function open(file: File) {
    const name = file.name.replace(/\.json$/, "").replace(/[^\p{L}\d_ -]/gu, "-");
    const opened = deckOfFile(name.slice(0, LONGEST_NAME) || "My deck", jsonOf(await file.text()));
    if (opened) onBegin(opened);
    else onSaid(`${file.name} is no deck file: such a file has creatures, tools and spells.`);
  }
  return (
    <section className="card" aria-labelledby="decks-title">
      <h2 id="decks-title">Decks of this draft</h2>
      <ul className="rows">
        {decks.map((one, index) => (
          <li key={one.name}>
            <button
              type="button"
              aria-current={index === at || undefined}
              onClick={() => show({ deck: one.name })}
            >
              <span>{one.name}</span>
              <b>
                {one.creatures.length} · {one.tools.length} · {one.spells.length}
              </b>
            </button>
          </li>
        ))}
      </ul>
      <p className="row">
        <button
          type="button"
          className="main"
          onClick={() => onBegin({ name: "My deck", creatures: [], tools: [], spells: [] })}
        >
          New deck
        </button>
        {deck && (
          <>
            <button type="button" onClick={() => onBegin(deck)}>
              Copy it
            </button>
            <button type="button" onClick={() => saveFile(deck)}>
              Save as a file
            </button>
            <button
              type="button"
              onClick={() => {
                onRemove();
                onSaid(`${deck.name} is removed; Undo brings it back.`);
              }}
            >
              Remove it
            </button>
          </>
        )}
        <FileButton text="Open a file …" onFile={(file) => void open(file)} />
      </p>
      <p className="hint">
        <i>Metagame</i> plays as many of them as you choose, <i>Balance</i> one in every battle.
      </p>
    </section>
  );
}

const LONGEST_NAME = 40;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function saveFile({ name, ...deck }: DraftDeck): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(deck, null, 2)}\n`]));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
