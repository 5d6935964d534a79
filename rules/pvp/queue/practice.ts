import { pick } from "../../battle/enemy/generate-enemy.ts";
import type { Deck } from "../../battle/setup/new-battle.ts";
import type { Difficulty } from "../../battle/state/battle.ts";
import { type Creature, STAT_NAMES, type StatName, type Stats } from "../../battle/state/creature.ts";
import { type RandomState, roll } from "../../battle/state/random.ts";
import { effectiveStats } from "../../creatures/creature.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { drawnItems } from "../../simulation/drawn-items.ts";
import { SECOND_MS } from "../calendar.ts";
import { estimatedWait } from "./waiting.ts";

/**
 * Why a waiting player may not fight a bot yet, or null: bots are offered after the estimated wait. `waits` are in
 * seconds, as for `estimatedWait`.
 */
export function whyNotPractice(rules: RuleSet, waits: readonly number[], waitedMs: number): Refusal | null {
  const remainingMs = estimatedWait(rules, waits) * SECOND_MS - waitedMs;
  if (remainingMs <= 0) return null;
  const s = Math.ceil(remainingMs / SECOND_MS);
  return { ...refusalOf(rules, "pvp_practice_not_yet", { s }), remainingMs };
}

/** The difficulty a bot plays at against a player of that rating. */
export function practiceStyle({ pvp }: RuleSet, rating: number): Difficulty {
  return pvp.practice.styles.find(({ below }) => rating < below)?.difficulty ?? pvp.practice.topStyle;
}

/**
 * Draws a bot's deck that is as strong as the given one: for each creature one of a random species with the same
 * form, rarity, fusion and stat values, the highest on its specialties; and as many random tools and spells.
 */
export function practiceDeck(rules: RuleSet, random: RandomState, { creatures, tools, spells }: Deck): Deck {
  return {
    creatures: creatures.map((creature, index) =>
      matchedCreature(rules, random, creature, `bot-creature-${index + 1}`),
    ),
    tools: drawnItems(rules, random, "tools", tools.length),
    spells: drawnItems(rules, random, "spells", spells.length),
  };
}

function matchedCreature(rules: RuleSet, random: RandomState, creature: Creature, id: string): Creature {
  const speciesId = pick(random, Object.keys(rules.species));
  const species = rules.species[speciesId];
  if (!species) throw new Error(`No species ${speciesId}`);
  return {
    id,
    species_id: speciesId,
    species_name: species.name,
    form: creature.form,
    rarity: creature.rarity,
    stats: dealtStats(random, effectiveStats(creature), species.specialties),
    specialty_stats: [...species.specialties],
    combination_level: creature.combination_level,
  };
}

/** The same values, with the highest on the specialties and the rest in random order. */
function dealtStats(random: RandomState, stats: Stats, specialties: readonly StatName[]): Stats {
  const values = STAT_NAMES.map((name) => stats[name]).sort((one, other) => other - one);
  const others = shuffled(
    random,
    STAT_NAMES.filter((name) => !specialties.includes(name)),
  );
  const dealt = { ...stats };
  [...specialties, ...others].forEach((name, index) => {
    dealt[name] = values[index] ?? 0;
  });
  return dealt;
}

function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: roll(random) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
