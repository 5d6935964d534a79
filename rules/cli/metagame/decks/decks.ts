import { pick } from "../../../battle/enemy/generate-enemy.ts";
import { LAST_FORM } from "../../../battle/state/creature.ts";
import { rollBetween } from "../../../battle/state/random.ts";
import {
  type Creature,
  type Deck,
  type Difficulty,
  newRandom,
  type OwnedItem,
  type RandomState,
  type RuleSet,
} from "../../../index.ts";
import { grownTo } from "../../../simulation/grown-creature.ts";
import { raiseToAverage } from "../../../simulation/raise-to-average.ts";

/** What can be in a deck and be rated. */
export const ITEM_KINDS = ["species", "tools", "spells"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A deck that takes part. */
export interface Entrant {
  name: string;
  origin: "drawn" | "file" | "grown";
  deck: Deck;
}

/** What a deck is made of, by name: creatures as ids of their species, in their order. */
export function namesIn(deck: Deck, kind: ItemKind): string[] {
  return kind === "species"
    ? deck.creatures.map(({ species_id }) => species_id)
    : deck[kind].map(({ name }) => name);
}

function namesOf(deck: Deck): Record<ItemKind, string[]> {
  return {
    species: namesIn(deck, "species"),
    tools: namesIn(deck, "tools"),
    spells: namesIn(deck, "spells"),
  };
}

/** All names of a kind in the rules. */
export function allNames(rules: RuleSet, kind: ItemKind): string[] {
  return Object.keys(rules[kind]);
}

/** The content of a deck in one line: "Corvax ×2, Bullx; Babylon Keystone ×3; Shardstorm". */
export function contentOf(rules: RuleSet, deck: Deck): string {
  return ITEM_KINDS.map((kind) => {
    const counts = new Map<string, number>();
    for (const name of namesIn(deck, kind)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
      .map(([name, count]) => `${shownName(rules, kind, name)}${count > 1 ? ` ×${count}` : ""}`)
      .join(", ");
  })
    .filter(Boolean)
    .join("; ");
}

/** The name that players see: of a species that of its creatures. */
export function shownName(rules: RuleSet, kind: ItemKind, name: string): string {
  return kind === "species" ? (rules.species[name]?.name ?? name) : name;
}

/** What all drawn decks have in common, so that they differ only by what is chosen. */
export interface DeckShape {
  mode: "ai" | "pvp";
  forms: readonly number[];
  /** The average stat total creatures are raised to, or null. */
  averageStats: number | null;
  tools: number;
  spells: number;
}

/** PvP: a full deck of fully grown Common creatures. */
export function duelShape(rules: RuleSet): DeckShape {
  const { max, tools, spells } = rules.pvp.team;
  return { mode: "pvp", forms: Array(max).fill(LAST_FORM), averageStats: null, tools, spells };
}

/** Against a difficulty: the creatures it requires, with as many tools and spells as a team may bring. */
export function levelShape(rules: RuleSet, difficulty: Difficulty): DeckShape {
  const { form3, form2, form1, averageStats } = rules.difficulty[difficulty].requirement;
  const forms = [...Array(form3).fill(3), ...Array(form2).fill(2), ...Array(form1).fill(1)] as number[];
  const { tools, spells } = rules.battle.team;
  return { mode: "ai", forms, averageStats, tools, spells };
}

/** The names of a deck by kind: creatures as ids of their species, in their order. */
type DeckNames = Record<ItemKind, readonly string[]>;

/** A deck of this shape in which everything is equally likely. */
export function drawnDeck(rules: RuleSet, shape: DeckShape, seed: string): Deck {
  const random = newRandom(seed);
  const draw = (kind: ItemKind, count: number) =>
    Array.from({ length: count }, () => pick(random, allNames(rules, kind)));
  return deckWith(rules, shape, {
    species: draw("species", shape.forms.length),
    tools: draw("tools", shape.tools),
    spells: draw("spells", shape.spells),
  });
}

/** A deck of this shape from names; equal names give equal decks. */
function deckWith(rules: RuleSet, shape: DeckShape, { species, ...items }: DeckNames): Deck {
  const creatures = species.map((name, index) => equalCreature(rules, name, shape.forms[index] ?? 0, index));
  if (shape.averageStats !== null) raiseToAverage(rules, newRandom("equal"), creatures, shape.averageStats);
  const owned = (kind: "tools" | "spells") =>
    items[kind].map((name, index) => itemOf(rules, kind, name, index));
  return { creatures, tools: owned("tools"), spells: owned("spells") };
}

function equalCreature(rules: RuleSet, species: string, form: number, index: number): Creature {
  return grownTo(rules, newRandom(`equal ${species}`), {
    species,
    rarity: "Common",
    form,
    id: `creature-${index + 1}`,
  });
}

function itemOf(rules: RuleSet, kind: "tools" | "spells", name: string, index: number): OwnedItem {
  const row = rules[kind][name];
  return { id: `${kind}-${index + 1}`, name, type: row?.type ?? "", effect: row?.effect ?? "" };
}

/** A deck in which one to three things are another species, tool or spell, or two creatures have changed places. */
export function mutated(rules: RuleSet, shape: DeckShape, deck: Deck, random: RandomState): Deck {
  const names = namesOf(deck);
  for (let change = rollBetween(random, 1, MOST_CHANGES); change > 0; change--) {
    const kind = pick(random, [...ITEM_KINDS, "order"] as const);
    const list = names[kind === "order" ? "species" : kind];
    if (list.length === 0) continue;
    const place = rollBetween(random, 0, list.length - 1);
    if (kind !== "order") list[place] = pick(random, allNames(rules, kind));
    else list.splice(rollBetween(random, 0, list.length - 1), 0, ...list.splice(place, 1));
  }
  return deckWith(rules, shape, names);
}

const MOST_CHANGES = 3;

/** The deck with another species, tool or spell in place of each `name`. */
export function withSubstitute(
  rules: RuleSet,
  shape: DeckShape,
  { deck, origin }: Entrant,
  kind: ItemKind,
  name: string,
  other: string,
): Deck {
  const swap = (one: string) => (one === name ? other : one);
  if (kind !== "species") {
    const items = deck[kind].map((item, index) =>
      item.name === name ? itemOf(rules, kind, other, index) : item,
    );
    return { ...deck, [kind]: items };
  }
  // The creatures of a file have stats of their own: the others keep them.
  if (origin === "file")
    return {
      ...deck,
      creatures: deck.creatures.map((creature, index) =>
        creature.species_id === name ? equalCreature(rules, other, creature.form, index) : creature,
      ),
    };
  return deckWith(rules, shape, { ...namesOf(deck), species: namesIn(deck, "species").map(swap) });
}
