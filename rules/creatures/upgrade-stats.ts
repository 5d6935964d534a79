import { STAT_NAMES, type Stats } from "../battle/state/creature.ts";
import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { OwnedCreature } from "./creature.ts";

/** Points a player gives to each stat; a stat that is not named gets none. */
export type Allocation = Partial<Stats>;

export type GrownCreature = { ok: true; creature: OwnedCreature } | { ok: false; refusal: Refusal };

/** How many stat upgrades or level-ups the creature still has in its form. */
export function upgradesLeft(rules: RuleSet, creature: OwnedCreature): number {
  const { upgrades } = rules.creatures;
  const left = isFinal(rules, creature)
    ? upgrades.finalForm - creature.final_form_upgrades
    : upgrades.perForm - creature.evolution_progress.stat_upgrades_completed;
  return Math.max(0, left);
}

export function isFinal(rules: RuleSet, creature: OwnedCreature): boolean {
  return creature.form >= rules.creatures.finalForm;
}

/** Why a creature cannot get any stat upgrade now, or null (`LED-160`, `LED-170`, `LED-171`). */
export function whyNotUpgrade(rules: RuleSet, creature: OwnedCreature): Refusal | null {
  if (upgradesLeft(rules, creature) > 0) return null;
  if (isFinal(rules, creature)) return refusalOf(rules, "maximum_level");
  return refusalOf(rules, "upgrades_done", { n: rules.creatures.upgrades.perForm });
}

/**
 * Why this allocation is refused, or null. Checks the creature first, then the points: whole numbers, none
 * negative, at least 1 and at most 2 in total (`LED-158`, `LED-159`).
 */
export function whyNotUpgradeStats(
  rules: RuleSet,
  creature: OwnedCreature,
  allocation: Allocation,
  upgrades = 1,
): Refusal | null {
  return whyNotUpgrade(rules, creature) ?? whyNotAllocate(rules, allocation, upgrades);
}

/** Why these points are refused for this number of upgrades of any creature, or null (`LED-158`, `LED-159`). */
export function whyNotAllocate(rules: RuleSet, allocation: Allocation, upgrades = 1): Refusal | null {
  let total = 0;
  for (const name of STAT_NAMES) {
    const points = allocation[name] ?? 0;
    if (!Number.isInteger(points) || points < 0) return refusalOf(rules, "bad_points");
    total += points;
  }
  if (total === 0) return refusalOf(rules, "no_points");
  if (total < upgrades) return refusalOf(rules, "point_for_each", { n: upgrades });
  const maxPoints = upgrades * rules.creatures.upgrades.maxPoints;
  return total > maxPoints ? refusalOf(rules, "too_many_points", { n: maxPoints }) : null;
}

/** The points with all that are left given to the creature's specialties, in turns; unchanged without a specialty. */
export function restToSpecialties(
  rules: RuleSet,
  { specialty_stats: specialties }: OwnedCreature,
  points: Stats,
  upgrades: number,
): Stats {
  const given = { ...points };
  let left = upgrades * rules.creatures.upgrades.maxPoints;
  for (const name of STAT_NAMES) left -= points[name];
  for (let turn = 0; turn < left; turn++) {
    const specialty = specialties[turn % specialties.length];
    if (specialty) given[specialty] += 1;
  }
  return given;
}

/** The creature with these points: one more upgrade of its form, or one more level-up of the last form. */
export function upgradeStats(rules: RuleSet, creature: OwnedCreature, allocation: Allocation): GrownCreature {
  const refusal = whyNotUpgradeStats(rules, creature, allocation);
  if (refusal) return { ok: false, refusal };
  const progress = { ...creature.evolution_progress };
  const stats = { ...creature.stats };
  for (const name of STAT_NAMES) {
    const points = allocation[name] ?? 0;
    stats[name] += points;
    progress[`${name}_allocated`] += points;
    progress.total_points_allocated += points;
  }
  const last = isFinal(rules, creature);
  if (!last) progress.stat_upgrades_completed += 1;
  const final_form_upgrades = creature.final_form_upgrades + (last ? 1 : 0);
  return { ok: true, creature: { ...creature, stats, evolution_progress: progress, final_form_upgrades } };
}
