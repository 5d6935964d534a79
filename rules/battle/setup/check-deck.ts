import type { RuleSet } from "../../ruleset/rule-set.ts";
import { notAllowed } from "../../text/found-value.ts";
import { type BattleMode, DIFFICULTIES } from "../state/battle.ts";
import { LAST_FORM, RARITIES, STAT_NAMES } from "../state/creature.ts";

type Values = Record<string, unknown>;

const LARGEST = 1_000_000;
/** Longest id or name of a card, and longest text that a card only shows, such as the address of its picture. */
const LONGEST_TEXT = 200;
const LONGEST_SHOWN = 2000;

/** Sentences about one value; each with key, what was found and what is allowed. */
type Problems = string[];

/**
 * Returns what is wrong with a deck, one sentence each; an empty list for a deck that can fight (`CON-41`, `CON-36`).
 * The value may be anything, such as a file. `key` names the deck in the sentences.
 */
export function checkDeck(rules: RuleSet, mode: BattleMode, deck: unknown, key = "deck"): Problems {
  if (!isObject(deck)) return [notAllowed(key, deck, "an object with creatures, tools and spells")];
  const { min, max, tools, spells } = mode === "ai" ? rules.battle.team : rules.pvp.team;
  return [
    ...checkList(`${key}.creatures`, deck.creatures, min, max, checkCreature),
    ...checkList(`${key}.tools`, deck.tools, 0, tools, checkItem),
    ...checkList(`${key}.spells`, deck.spells, 0, spells, checkItem),
  ];
}

/** What is wrong with the setup of a battle, one sentence each. */
export function checkSetup(rules: RuleSet, setup: unknown, key = "setup"): Problems {
  if (!isObject(setup)) return [notAllowed(key, setup, "an object")];
  const problems: Problems = [];
  if (typeof setup.seed !== "string") problems.push(notAllowed(`${key}.seed`, setup.seed, "a text"));
  if (setup.mode === "pvp")
    return [
      ...problems,
      ...checkDeck(rules, "pvp", setup.player1, `${key}.player1`),
      ...checkDeck(rules, "pvp", setup.player2, `${key}.player2`),
    ];
  if (setup.mode !== "ai") return [...problems, notAllowed(`${key}.mode`, setup.mode, "ai, pvp")];
  if (!DIFFICULTIES.some((difficulty) => difficulty === setup.difficulty))
    problems.push(notAllowed(`${key}.difficulty`, setup.difficulty, DIFFICULTIES.join(", ")));
  problems.push(...checkDeck(rules, "ai", setup.player, `${key}.player`));
  if (setup.enemy !== undefined) problems.push(...checkDeck(rules, "ai", setup.enemy, `${key}.enemy`));
  return problems;
}

function checkList(
  key: string,
  list: unknown,
  min: number,
  max: number,
  check: (key: string, entry: Values) => Problems,
): Problems {
  if (!Array.isArray(list)) return [notAllowed(key, list, `a list of ${min} to ${max}`)];
  if (list.length < min || list.length > max) return [notAllowed(key, list.length, `${min} to ${max}`)];
  const ids = new Set<unknown>();
  return list.flatMap((entry: unknown, index) => {
    const entryKey = `${key}[${index}]`;
    if (!isObject(entry)) return [notAllowed(entryKey, entry, "an object")];
    const isTwice = ids.has(entry.id);
    ids.add(entry.id);
    const problems = check(entryKey, entry);
    return isTwice ? [...problems, notAllowed(`${entryKey}.id`, entry.id, "an id used once")] : problems;
  });
}

function checkCreature(key: string, creature: Values): Problems {
  const { form, rarity, stats, specialty_stats: specialties, combination_level: fusion } = creature;
  const problems = checkTexts(key, creature, ["id", "species_id", "species_name"]);
  if (!Number.isInteger(form) || !isWithin(form, LAST_FORM))
    problems.push(notAllowed(`${key}.form`, form, "0, 1, 2, 3"));
  if (!RARITIES.some((known) => known === rarity))
    problems.push(notAllowed(`${key}.rarity`, rarity, RARITIES.join(", ")));
  if (
    !Array.isArray(specialties) ||
    specialties.length > STAT_NAMES.length ||
    specialties.some((name) => !STAT_NAMES.includes(name))
  )
    problems.push(notAllowed(`${key}.specialty_stats`, specialties, `a list of ${STAT_NAMES.join(", ")}`));
  if (fusion !== undefined && !isWithin(fusion, LARGEST))
    problems.push(notAllowed(`${key}.combination_level`, fusion, "a number from 0"));
  problems.push(...checkStats(`${key}.stats`, stats));
  if (creature.bonus_stats !== undefined)
    problems.push(...checkStats(`${key}.bonus_stats`, creature.bonus_stats));
  return problems;
}

function checkStats(key: string, stats: unknown): Problems {
  if (!isObject(stats)) return [notAllowed(key, stats, `an object with ${STAT_NAMES.join(", ")}`)];
  return STAT_NAMES.filter((name) => !isWithin(stats[name], LARGEST)).map((name) =>
    notAllowed(`${key}.${name}`, stats[name], `a number from 0 to ${LARGEST}`),
  );
}

function checkItem(key: string, item: Values): Problems {
  return checkTexts(key, item, ["id", "name", "type", "effect"]);
}

function checkTexts(key: string, entry: Values, names: readonly string[]): Problems {
  const wrong = names
    .filter((name) => typeof entry[name] !== "string" || entry[name] === "")
    .map((name) => notAllowed(`${key}.${name}`, entry[name], "a text"));
  const long = Object.entries(entry).flatMap(([name, value]): Problems => {
    const longest = names.includes(name) ? LONGEST_TEXT : LONGEST_SHOWN;
    if (typeof value !== "string" || value.length <= longest) return [];
    return [notAllowed(`${key}.${name}`, value, `a text of at most ${longest} characters`)];
  });
  return [...wrong, ...long];
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isWithin(value: unknown, largest: number): boolean {
  return typeof value === "number" && value >= 0 && value <= largest;
}
