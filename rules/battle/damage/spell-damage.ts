import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter } from "../state/battle.ts";
import type { DamageBreakdown, Recorder } from "../state/event.ts";
import { magicalReduction } from "./defence.ts";
import { absorbedOf, takeDamage, totalOf } from "./take-damage.ts";

export interface SpellHit {
  /** Base damage with the caster factor. */
  base: number;
  critical: boolean;
  /** Chance that it is critical, from 0 to 1. */
  criticalChance?: number;
  ignoresArmor: boolean;
  kind: "spell" | "effect";
  casterId: string;
}

/** Damage of a spell or of an effect over time: no dodge, no variance, no form scaling, no minimum (`GAP-26`). */
export function takeSpellDamage(
  rules: RuleSet,
  battle: Battle,
  target: Fighter,
  hit: SpellHit,
  record: Recorder,
): void {
  const defence = defenceShare(rules, target, hit);
  const amount = spellAmount(rules, target, hit);
  const breakdown = record && breakdownOf(target, hit, defence, amount);
  takeDamage(rules, battle, target, amount, hit.casterId, breakdown, record);
}

function breakdownOf(target: Fighter, hit: SpellHit, defence: number, amount: number): DamageBreakdown {
  const { kind, base, critical, criticalChance } = hit;
  const absorbed = absorbedOf(target, amount);
  const total = totalOf(target, amount);
  const rest = { matchup: 1, defence, stance: 0, reduction: target.damageReduction, formFactor: 1 };
  return criticalChance
    ? {
        kind,
        base,
        variance: 1,
        critical,
        criticalChance,
        ...rest,
        cap: null,
        minimum: null,
        absorbed,
        total,
      }
    : { kind, base, variance: 1, critical, ...rest, cap: null, minimum: null, absorbed, total };
}

/** Damage of a hit before barriers and rounding. */
export function spellAmount(
  rules: RuleSet,
  target: Fighter,
  hit: Pick<SpellHit, "base" | "critical" | "ignoresArmor">,
): number {
  const critical = hit.critical ? rules.battle.damage.criticalFactor : 1;
  return hit.base * critical * (1 - defenceShare(rules, target, hit)) * (1 - target.damageReduction);
}

function defenceShare(rules: RuleSet, target: Fighter, hit: Pick<SpellHit, "ignoresArmor">): number {
  return hit.ignoresArmor ? 0 : magicalReduction(rules, target.battleStats.magicalDefense);
}
