import { Value } from "typebox/value";
import type { Creature, Deck, OwnedItem, RuleSet } from "../../index.ts";
import { badInput } from "./bad-input.ts";
import { type DeckCreature, type DeckItem, deckCreature, deckFile, deckItem } from "./deck-schema.ts";
import { checkShape, shown } from "./schema-sentence.ts";

/** How much a deck may hold. */
export interface DeckLimits {
  min: number;
  max: number;
  tools: number;
  spells: number;
}

/** The deck that a file's content describes, or refused with a sentence. `path` is where it stands in the file. */
export function deckOf(rules: RuleSet, file: string, content: unknown, limits: DeckLimits, path = ""): Deck {
  checkShape(file, deckFile, content, path);
  const { creatures, tools = [], spells = [] } = Value.Parse(deckFile, content);
  const at = (key: string) => (path === "" ? key : `${path}.${key}`);
  checkCount(`${file}: ${at("creatures")}`, "creatures", creatures.length, limits.min, limits.max);
  checkCount(`${file}: ${at("tools")}`, "tools", tools.length, 0, limits.tools);
  checkCount(`${file}: ${at("spells")}`, "spells", spells.length, 0, limits.spells);
  return {
    creatures: creatures.map((one, index) => creatureOf(rules, file, one, `${at("creatures")}.${index}`)),
    tools: tools.map((one, index) => itemOf(rules.tools, file, one, `${at("tools")}.${index}`)),
    spells: spells.map((one, index) => itemOf(rules.spells, file, one, `${at("spells")}.${index}`)),
  };
}

function checkCount(where: string, what: string, found: number, min: number, max: number): void {
  if (found < min || found > max) throw badInput(where, `${found} ${what}`, `are ${min} to ${max}`);
}

function creatureOf(rules: RuleSet, file: string, content: unknown, path: string): Creature {
  checkShape(file, deckCreature, content, path);
  const card: DeckCreature = Value.Parse(deckCreature, content);
  const species = Object.hasOwn(rules.species, card.species_id) ? rules.species[card.species_id] : undefined;
  if (!species)
    throw badInput(
      `${file}: ${path}.species_id`,
      shown(card.species_id),
      `are ${Object.keys(rules.species).join(", ")}`,
    );
  return {
    id: card.id ?? path,
    species_id: card.species_id,
    species_name: card.species_name ?? species.name,
    form: card.form,
    rarity: card.rarity,
    stats: card.stats,
    specialty_stats: card.specialty_stats ?? [...species.specialties],
    combination_level: card.combination_level ?? 0,
    ...(card.bonus_stats ? { bonus_stats: card.bonus_stats } : {}),
  };
}

type ItemRows = Readonly<Record<string, { type: string; effect: string }>>;

function itemOf(rows: ItemRows, file: string, content: unknown, path: string): OwnedItem {
  const named = typeof content === "string" ? { name: content } : content;
  checkShape(file, deckItem, named, path);
  const item: DeckItem = Value.Parse(deckItem, named);
  const row = Object.hasOwn(rows, item.name) ? rows[item.name] : undefined;
  if (!row) throw badInput(`${file}: ${path}`, shown(item.name), `are ${Object.keys(rows).join(", ")}`);
  return {
    id: item.id ?? path,
    name: item.name,
    type: item.type ?? row.type,
    effect: item.effect ?? row.effect,
    ...(item.rarity ? { rarity: item.rarity } : {}),
  };
}
