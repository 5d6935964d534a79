import { useEffect, useId, useState } from "react";
import type { DeckCards, DeckCreature } from "../contract.ts";
import { isSame } from "../overlay.ts";
import { newCreature, withUsualStats } from "./deck-steps.ts";

interface CreatureCardProps {
  cards: DeckCards;
  creature: DeckCreature;
  /** In the deck, from 1. */
  place: number;
  onChange: (creature: DeckCreature) => void;
  onCopy: () => void;
}

const FORMS = ["0, an egg", "1", "2", "3, fully grown"];

/** Form, rarity and stats of a creature of the deck. */
export function CreatureCard({ cards, creature, place, onChange, onCopy }: CreatureCardProps) {
  const id = useId();
  const species = cards.species.find((one) => one.id === creature.species_id);
  const usual = withUsualStats(cards.species, creature).stats;
  const isUsual = cards.stats.every((name) => usual[name] === creature.stats[name]);
  // Stats of one's own stay with another form; usual ones become those of that form.
  const change = (part: Partial<DeckCreature>) => {
    const changed = { ...creature, ...part };
    onChange(isUsual ? withUsualStats(cards.species, changed) : changed);
  };
  return (
    <section className="card" aria-labelledby={id}>
      <p className="where">Creature {place} of the deck</p>
      <h2 id={id}>{species?.name ?? creature.species_id}</h2>
      <p className="hint">Grows best in {species?.what}.</p>
      {isSame(creature, newCreature(cards, creature.species_id)) && (
        <p className="hint">
          New ones are fully grown and Common, as all are in the drawn decks of Metagame between players;
          choose others here.
        </p>
      )}
      <p className="row">
        <label>
          Form
          <select value={creature.form} onChange={({ target }) => change({ form: Number(target.value) })}>
            {FORMS.map((name, form) => (
              <option key={name} value={form}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Rarity
          <select value={creature.rarity} onChange={({ target }) => change({ rarity: target.value })}>
            {cards.rarities.map((rarity) => (
              <option key={rarity}>{rarity}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={onCopy}>
          Copy this creature
        </button>
      </p>
      <div className="row stats">
        {cards.stats.map((name) => (
          <StatField
            key={name}
            name={name}
            value={creature.stats[name]}
            onValue={(value) => onChange({ ...creature, stats: { ...creature.stats, [name]: value } })}
          />
        ))}
      </div>
      <p className="hint">
        {isUsual ? "What such a creature usually has." : "Stats of your own."}
        {!isUsual && (
          <button type="button" className="small" onClick={() => onChange({ ...creature, stats: usual })}>
            As usual
          </button>
        )}
      </p>
    </section>
  );
}

interface StatFieldProps {
  name: string;
  value: number | undefined;
  onValue: (value: number) => void;
}

/** What is written wrong stays in the field with a sentence, and the creature keeps its stat. */
function StatField({ name, value, onValue }: StatFieldProps) {
  const [text, setText] = useState(String(value ?? ""));
  useEffect(() => setText(String(value ?? "")), [value]);
  const isRight = /^\d{1,6}(\.5)?$/.test(text.trim());
  const take = () => {
    if (isRight && Number(text) !== value) onValue(Number(text));
  };
  return (
    <>
      <label>
        {name}
        <input
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={!isRight}
          onChange={(event) => setText(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === "Enter" && take()}
        />
      </label>
      {!isRight && (
        <p className="problem" role="alert">
          A stat is a number from 0, in halves: {name} stays {value}.
        </p>
      )}
    </>
  );
}
