import { checkDeck, type Deck, type RuleSet } from "../../index.ts";
import { foundValue } from "../../text/found-value.ts";
import { BadInput, badInput } from "./bad-input.ts";

type Values = Record<string, unknown>;

/**
 * Reads the deck in a file; refuses an invalid one with a sentence. Fields that follow from the species or
 * the item's name may be missing, and tools and spells may be plain names; unknown species and items are
 * refused.
 */
export function deckOf(rules: RuleSet, mode: "ai" | "pvp", file: string, content: unknown): Deck {
  if (!isObject(content))
    throw badInput(file, foundValue(content), "is an object with creatures, tools and spells");
  const { creatures, tools = [], spells = [] } = content;
  const deck = {
    creatures: eachOf(creatures, (one, key) => wholeCreature(rules, file, one, `creatures[${key}]`)),
    tools: eachOf(tools, (one, key) => wholeItem(rules.tools, file, one, `tools[${key}]`)),
    spells: eachOf(spells, (one, key) => wholeItem(rules.spells, file, one, `spells[${key}]`)),
  };
  return checked(rules, mode, file, deck);
}

function checked(rules: RuleSet, mode: "ai" | "pvp", file: string, deck: unknown): Deck {
  const [problem] = checkDeck(rules, mode, deck);
  if (problem !== undefined) throw new BadInput(`${file}: ${problem.replace(/^deck\./, "")}`);
  return deck as Deck;
}

/** Completes each entry of a list; returns anything else unchanged, for the check to refuse. */
function eachOf(list: unknown, whole: (entry: unknown, index: number) => unknown): unknown {
  return Array.isArray(list) ? list.map(whole) : list;
}

function wholeCreature(rules: RuleSet, file: string, content: unknown, key: string): unknown {
  if (!isObject(content)) return content;
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
  file: string,
  content: unknown,
  key: string,
): unknown {
  const item = typeof content === "string" ? { name: content } : content;
  if (!isObject(item)) return item;
  const { type, effect } = rowOf(rows, file, item.name, typeof content === "string" ? key : `${key}.name`);
  return { id: key, type, effect, ...item };
}

function rowOf<Row>(rows: Readonly<Record<string, Row>>, file: string, name: unknown, key: string): Row {
  const row = typeof name === "string" && Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined)
    throw badInput(`${file}: ${key}`, foundValue(name), `are ${Object.keys(rows).join(", ")}`);
  return row;
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
