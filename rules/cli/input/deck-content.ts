import { checkDeck, type Deck, type RuleSet } from "../../index.ts";
import { checkedKeys } from "../../ruleset/deck-keys.ts";
import { didYouMean, similarName } from "../../ruleset/similar-name.ts";
import { foundValue } from "../../text/found-value.ts";
import { namedSource, type ProblemSource } from "../../validation.ts";
import { BadInput, badInput } from "./bad-input.ts";
import { readSource } from "./read-json.ts";

type Values = Record<string, unknown>;

/**
 * Reads the deck in a file; refuses an invalid one with a sentence. Fields that follow from the species or
 * the item's name may be missing, and tools and spells may be plain names; unknown species and items are
 * refused, and so are unknown keys.
 *
 * @param source names the file, and its lines if it knows them
 */
export function deckOf(
  rules: RuleSet,
  mode: "ai" | "pvp",
  source: ProblemSource | string,
  content: unknown,
): Deck {
  const file = typeof source === "string" ? namedSource(source) : source;
  if (!isObject(content))
    throw badInput(file.name, foundValue(content), "is an object with creatures, tools and spells");
  checkKeys(file, content, checkedKeys.deck, "");
  const { creatures, tools = [], spells = [] } = content;
  const deck = {
    creatures: eachOf(creatures, (one, key) => wholeCreature(rules, file, one, `creatures[${key}]`)),
    tools: eachOf(tools, (one, key) => wholeItem(rules.tools, file, one, `tools[${key}]`)),
    spells: eachOf(spells, (one, key) => wholeItem(rules.spells, file, one, `spells[${key}]`)),
  };
  return checked(rules, mode, file, deck);
}

/** The file, with line and column of a key such as `creatures[2].form`. */
function place({ name, at }: ProblemSource, key: string): string {
  return `${name}${at(key.split(/[.[\]]+/).filter(Boolean))}: ${key}`;
}

function checkKeys(file: ProblemSource, content: Values, allowed: readonly string[], key: string): void {
  const strange = Object.keys(content).find((name) => !allowed.includes(name));
  if (strange === undefined) return;
  const names = allowed.filter((name) => name !== "$schema");
  const meant = didYouMean(similarName(strange, names));
  const at = key === "" ? strange : `${key}.${strange}`;
  throw badInput(place(file, at), "an unknown key", `are ${names.join(", ")}${meant}`);
}

function checked(rules: RuleSet, mode: "ai" | "pvp", file: ProblemSource, deck: unknown): Deck {
  const [problem] = checkDeck(rules, mode, deck);
  if (problem !== undefined) {
    const [key = "", ...rest] = problem.replace(/^deck\./, "").split(": ");
    throw new BadInput(`${place(file, key)}: ${rest.join(": ")}`);
  }
  return deck as Deck;
}

/** Completes each entry of a list; returns anything else unchanged, for the check to refuse. */
function eachOf(list: unknown, whole: (entry: unknown, index: number) => unknown): unknown {
  return Array.isArray(list) ? list.map(whole) : list;
}

function wholeCreature(rules: RuleSet, file: ProblemSource, content: unknown, key: string): unknown {
  if (!isObject(content)) return content;
  checkKeys(file, content, checkedKeys.creature, key);
  const species = rowOf(rules.species, file, content.species_id, `${key}.species_id`);
  return {
    id: key,
    species_name: species.name,
    specialty_stats: [...species.specialties],
    combination_level: 0,
    ...content,
  };
}

function wholeItem(
  rows: Readonly<Record<string, { type: string; effect: string }>>,
  file: ProblemSource,
  content: unknown,
  key: string,
): unknown {
  const item = typeof content === "string" ? { name: content } : content;
  if (!isObject(item)) return item;
  checkKeys(file, item, checkedKeys.item, key);
  const { type, effect } = rowOf(rows, file, item.name, typeof content === "string" ? key : `${key}.name`);
  return { id: key, type, effect, ...item };
}

function rowOf<Row>(
  rows: Readonly<Record<string, Row>>,
  file: ProblemSource,
  name: unknown,
  key: string,
): Row {
  const row = typeof name === "string" && Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row !== undefined) return row;
  const names = Object.keys(rows);
  const meant = didYouMean(typeof name === "string" ? similarName(name, names) : null);
  throw badInput(place(file, key), foundValue(name), `are ${names.join(", ")}${meant}`);
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The deck in a file; undefined without a file. */
export function readDeck(rules: RuleSet, mode: "ai" | "pvp", file: string | undefined): Deck | undefined {
  if (file === undefined) return undefined;
  const source = readSource(file);
  return deckOf(rules, mode, source, source.content);
}

/** The deck for each mode whose rules allow it, as `read` gives it; refuses one that no mode allows. */
export function fittingDecks(
  modes: readonly ("ai" | "pvp")[],
  read: (mode: "ai" | "pvp") => Deck | undefined,
): Partial<Record<"ai" | "pvp", Deck>> {
  const decks: Partial<Record<"ai" | "pvp", Deck>> = {};
  let refusal: unknown = null;
  for (const mode of modes)
    try {
      const deck = read(mode);
      if (deck) decks[mode] = deck;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      refusal = error;
    }
  if (Object.keys(decks).length === 0) throw refusal;
  return decks;
}
