import type { RuleSet } from "../../ruleset/rule-set.ts";
import { dodgeChance, plainDamage } from "../attack/attack-damage.ts";
import { matchupFactor } from "../attack/matchup.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import { fighterOf } from "../state/lookup.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";
import { type DamageRange, type HitRanges, hitRanges, wholeRange } from "./damage-range.ts";

/** How well the attacker's specialties meet the target's (`GAP-27`). */
export type Effectiveness = "veryEffective" | "effective" | "ordinary" | "notVeryEffective";

/** What an attack may do before its dice are rolled. */
export interface AttackPreview extends DamageRange, HitRanges {
  /** 0 to 1. */
  dodgeChance: number;
  /** Chance that a hit is critical, from 0 to 1. */
  criticalChance: number;
  /** Chance that the target is defeated by it. */
  defeatChance: number;
  effectiveness: Effectiveness;
}

const PERCENT = 100;
/** Bisection steps over the range of variance: more precise than a screen shows. */
const HALVINGS = 30;

/** The preview of an attack of a side's field creature; null when either creature is not on its field. */
export function attackPreview(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  { attackerId, targetId }: { attackerId: string; targetId: string },
): AttackPreview | null {
  const attacker = fighterOf(battle.sides[side].field, attackerId);
  const target = fighterOf(battle.sides[side === 0 ? 1 : 0].field, targetId);
  if (!attacker || !target) return null;
  const { varianceLow, varianceHigh, criticalFactor } = rules.battle.damage;
  const hit = (factor: number) => hitDamage(rules, battle, attacker, target, factor);
  const dodge = dodgeChance(rules, attacker, target) / PERCENT;
  const critical = attacker.battleStats.criticalChance / PERCENT;
  const defeats = (factor: number) => shareThatDefeats(rules, target, (variance) => hit(variance * factor));
  const hits = hitRanges(critical, (isCritical) => {
    const factor = isCritical ? criticalFactor : 1;
    return { lowest: hit(varianceLow * factor), highest: hit(varianceHigh * factor) };
  });
  return {
    ...wholeRange(hits),
    ...hits,
    dodgeChance: dodge,
    criticalChance: critical,
    defeatChance: (1 - dodge) * (critical * defeats(criticalFactor) + (1 - critical) * defeats(1)),
    effectiveness: effectivenessOf(rules, attacker, target),
  };
}

/** The damage that gets through the barrier (`GAP-26` 11 and 12). */
function hitDamage(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  factor: number,
): number {
  const amount = plainDamage(rules, battle, attacker, target, factor);
  return Math.max(1, roundHalfUp(amount - Math.min(target.barrier, amount)));
}

/** The share of the variance range that defeats the target; damage never falls as variance grows. */
function shareThatDefeats(rules: RuleSet, target: Fighter, damage: (variance: number) => number): number {
  const { varianceLow, varianceHigh } = rules.battle.damage;
  const enough = (variance: number) => damage(variance) >= target.currentHealth;
  if (enough(varianceLow)) return 1;
  if (!enough(varianceHigh)) return 0;
  let tooLittle = varianceLow;
  let suffices = varianceHigh;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (tooLittle + suffices) / 2;
    if (enough(middle)) suffices = middle;
    else tooLittle = middle;
  }
  return (varianceHigh - suffices) / (varianceHigh - varianceLow);
}

function effectivenessOf(rules: RuleSet, attacker: Fighter, target: Fighter): Effectiveness {
  const { effective, veryEffective, notVeryEffective } = rules.battle.matchup;
  const factor = matchupFactor(rules, attacker.specialtyMask, target.specialtyMask);
  if (factor >= veryEffective) return "veryEffective";
  if (factor >= effective) return "effective";
  return factor <= notVeryEffective ? "notVeryEffective" : "ordinary";
}
