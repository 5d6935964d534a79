import { pick } from "../battle/enemy/generate-enemy.ts";
import { LAST_FORM, RARITIES, type Rarity, STAT_NAMES } from "../battle/state/creature.ts";
import type { RandomState } from "../battle/state/random.ts";
import { specialtyPoints } from "../creatures/mint.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { type Growth, pointsBefore } from "./grown-creature.ts";

/** A creature of a team as planned: it gets its stats when the whole team fits. */
export type Draft = Required<Growth>;

/** A creature that has just evolved to that form, with every upgrade before at its most points. */
export function newDraft(rules: RuleSet, species: string, rarity: Rarity, form: number): Draft {
  return { species, rarity, form, points: pointsBefore(rules, form) };
}

/**
 * Changes a team until its average stat total just meets the one required, within what minting, upgrades and evolution
 * allow (`GAP-21`). If it is too low, upgrades in the present forms come first, then rarer creatures, then higher forms; what is too much then is taken off the upgrades, and off the rarities where that is not enough.
 */
export function meetAverage(rules: RuleSet, random: RandomState, drafts: Draft[], average: number): void {
  const missing = () =>
    average * drafts.length - drafts.reduce((sum, draft) => sum + totalOf(rules, draft), 0);
  while (missing() > 0) {
    const growing = drafts.filter((draft) => draft.points < mostPoints(rules, draft.form));
    const common = drafts.filter(({ rarity }) => nextRarity(rarity, 1) !== null);
    const improving = common.length > 0 ? common : drafts.filter(({ form }) => form < LAST_FORM);
    if (growing.length > 0) pick(random, growing).points += 1;
    else if (improving.length > 0) improve(rules, pick(random, improving));
    else return;
  }
  while (missing() <= -1) {
    const shrinking = drafts.filter(({ points, form }) => points > leastPoints(rules, form));
    const rare = drafts.filter(({ rarity }) => nextRarity(rarity, -1) !== null);
    if (shrinking.length > 0) pick(random, shrinking).points -= 1;
    else if (rare.length > 0) lowerRarity(pick(random, rare));
    else return;
  }
  // The last step down may have been a whole rarity.
  if (missing() > 0) meetAverage(rules, random, drafts, average);
}

/** A rarer creature, or a Legendary of a higher form, with all upgrades. */
function improve(rules: RuleSet, draft: Draft): void {
  const rarer = nextRarity(draft.rarity, 1);
  if (rarer !== null) draft.rarity = rarer;
  else draft.form += 1;
  draft.points = mostPoints(rules, draft.form);
}

function lowerRarity(draft: Draft): void {
  draft.rarity = nextRarity(draft.rarity, -1) ?? draft.rarity;
}

function nextRarity(rarity: Rarity, step: 1 | -1): Rarity | null {
  return RARITIES[RARITIES.indexOf(rarity) + step] ?? null;
}

/** With every upgrade in the present form too. */
function mostPoints(rules: RuleSet, form: number): number {
  const { finalForm, upgrades } = rules.creatures;
  const now = form === finalForm ? upgrades.finalForm : upgrades.perForm;
  return pointsBefore(rules, form) + now * upgrades.maxPoints;
}

/** An evolution needs every upgrade of the form before, each of one point at least. */
function leastPoints({ creatures }: RuleSet, form: number): number {
  return form * creatures.upgrades.perForm;
}

/** Stat total of the creature. */
function totalOf(rules: RuleSet, { species, rarity, form, points }: Draft): number {
  const specialties = rules.species[species]?.specialties ?? [];
  let total = STAT_NAMES.length * rules.mint.eggStats[rarity] + points;
  total += specialties.length > 0 ? specialtyPoints(rules, specialties) : 0;
  for (const gain of rules.evolve.gains.slice(0, form))
    total += STAT_NAMES.length * gain.all + (specialties.length > 0 ? gain.specialties : 0);
  return total;
}
