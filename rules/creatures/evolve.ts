import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { withPoints } from "./add-points.ts";
import { noProgress, type OwnedCreature } from "./creature.ts";
import { type GrownCreature, isFinal, upgradesLeft } from "./upgrade-stats.ts";

/** Why a creature may not evolve now, or null (`LED-172`, `LED-173`, `CON-83`). */
export function whyNotEvolve(rules: RuleSet, creature: OwnedCreature): Refusal | null {
  if (isFinal(rules, creature)) return refusalOf(rules, "final_form");
  if (!rules.evolve.gains[creature.form]) return refusalOf(rules, "cannot_evolve");
  const missing = upgradesLeft(rules, creature);
  if (missing > 0) return refusalOf(rules, "upgrades_needed", { n: missing });
  // Progress that is not a number counts neither as complete nor as incomplete.
  return missing === 0 ? null : refusalOf(rules, "cannot_evolve");
}

/**
 * The heading above the reason: 'cannot evolve yet' for a creature that only has to wait, null for the
 * others.
 */
export function cannotEvolveYet(rules: RuleSet, creature: OwnedCreature): string | null {
  const refusal = whyNotEvolve(rules, creature);
  return refusal?.code === "upgrades_needed" ? rules.texts.creatures.cannotEvolveYet : null;
}

/**
 * The creature in its next form with its progress reset (`LED-169`, `LED-176` to `LED-178`): +1 to all stats,
 * then +1 to all and one point shared by the specialties, then +2 to all.
 */
export function evolve(rules: RuleSet, creature: OwnedCreature): GrownCreature {
  const refusal = whyNotEvolve(rules, creature);
  const gain = rules.evolve.gains[creature.form];
  if (refusal || !gain) return { ok: false, refusal: refusal ?? refusalOf(rules, "cannot_evolve") };
  const stats = withPoints(creature.stats, creature.specialty_stats, {
    all: gain.all,
    shared: gain.specialties,
  });
  const form = creature.form + 1;
  return { ok: true, creature: { ...creature, form, stats, evolution_progress: noProgress() } };
}
