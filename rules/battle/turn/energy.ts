import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleSide } from "../state/battle.ts";

/** Energy that decays at a turn's start: a tenth, rounded down, above 10 (`BAT-101`, `CON-65`). */
export function decayOf(rules: RuleSet, energy: number): number {
  const { above, share } = rules.battle.energy.decay;
  return energy > above ? Math.floor(energy * share) : 0;
}

/** Energy a side regains: base, the field's energy stats, momentum, difficulty (`BAT-099`, `BAT-100`, `CON-42`). */
export function regenerationOf(rules: RuleSet, side: BattleSide): number {
  const { regenBase, statPerRegen, momentumStep } = rules.battle.energy;
  let energyStats = 0;
  for (const fighter of side.field) energyStats += fighter.energyStat;
  const field = Math.floor(energyStats / statPerRegen);
  const momentum = Math.floor(side.energySpent / momentumStep);
  return Math.max(0, regenBase + field + momentum + side.regenModifier);
}
