import type { RuleSet } from "../../ruleset/rule-set.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { criticalDebuff, effectiveDebuff } from "../effects/named-effects.ts";
import { happens, roll } from "../random/generator.ts";
import type { Battle, Fighter } from "../state/battle.ts";
import type { DamageBreakdown, Recorder } from "../state/event.ts";
import { magicalReduction, physicalReduction } from "./defence.ts";
import { formCap, formFactor } from "./form-scaling.ts";
import { matchupFactor } from "./matchup.ts";
import { takeDamage } from "./take-damage.ts";

const PERCENT = 100;

/** Whether a fighter attacks physically: by its stronger attack (`GAP-26`). */
export function attacksPhysically(fighter: Fighter): boolean {
  return fighter.battleStats.physicalAttack >= fighter.battleStats.magicalAttack;
}

/** Chance in percent that the target dodges: its own, swung by initiative, within the cap (`GAP-28`). */
export function dodgeChance(rules: RuleSet, attacker: Fighter, target: Fighter): number {
  const { dodgePerPoint, dodgeSwing } = rules.battle.initiative;
  const lead = (target.battleStats.initiative - attacker.battleStats.initiative) * dodgePerPoint;
  const swing = Math.min(Math.max(lead, -dodgeSwing), dodgeSwing);
  return Math.min(Math.max(target.battleStats.dodgeChance + swing, 0), rules.battle.caps.dodgeChance);
}

/** Damage of an attack before dice: value x matchup x defence x stance x effects x form, cap and minimum (`GAP-26`). */
export function plainDamage(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  factor: number,
): number {
  const { minimumPerForm, minimumBase } = rules.battle.damage;
  const physical = attacksPhysically(attacker);
  const own = attacker.battleStats;
  const value = (physical ? own.physicalAttack : own.magicalAttack) + attacker.nextAttackBonus;
  const kept = physical
    ? physicalReduction(rules, target.battleStats.physicalDefense)
    : magicalReduction(rules, target.battleStats.magicalDefense);
  const stance = target.isDefending ? battle.sides[target.side].stanceReduction : 0;
  const scaled =
    value *
    factor *
    matchupFactor(rules, attacker.specialtyMask, target.specialtyMask) *
    (1 - kept) *
    (1 - stance) *
    (1 - target.damageReduction) *
    formFactor(rules, attacker.form, target.form);
  const cap = formCap(rules, attacker.form, target.form);
  const capped = cap === null ? scaled : Math.min(scaled, cap * target.battleStats.maxHealth);
  return Math.max(capped, minimumPerForm * attacker.form + minimumBase);
}

/** Plays an attack: dodge, variance, critical, damage, and the debuffs that may follow (`BAT-132` to `BAT-139`). */
export function strike(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  record: Recorder,
): void {
  const { damage } = rules.battle;
  const { random } = battle;
  const dodged = happens(random, dodgeChance(rules, attacker, target) / PERCENT);
  if (dodged) {
    dropNextAttackBonus(attacker);
    record?.push({ type: "dodged", side: target.side, creatureId: target.id });
    return;
  }
  const variance = damage.varianceLow + roll(random) * (damage.varianceHigh - damage.varianceLow);
  const critical = happens(random, attacker.battleStats.criticalChance / PERCENT);
  const amount = plainDamage(
    rules,
    battle,
    attacker,
    target,
    critical ? variance * damage.criticalFactor : variance,
  );
  const breakdown = record ? breakdownOf(rules, battle, attacker, target, variance, critical) : null;
  dropNextAttackBonus(attacker);
  takeDamage(rules, battle, target, amount, breakdown, record);
  if (target.currentHealth > 0) debuffAfter(rules, battle, attacker, target, critical, record);
}

function dropNextAttackBonus(attacker: Fighter): void {
  attacker.nextAttackBonus = 0;
  attacker.nextAttackBonusTurns = 0;
}

function debuffAfter(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  critical: boolean,
  record: Recorder,
): void {
  const { random } = battle;
  if (critical && happens(random, rules.battle.criticalDebuff.chance))
    beginEffect(rules, battle, target, criticalDebuff(rules, attacker), record);
  const matchup = matchupFactor(rules, attacker.specialtyMask, target.specialtyMask);
  if (matchup >= rules.battle.matchup.effective && happens(random, rules.battle.effectiveDebuff.chance))
    beginEffect(rules, battle, target, effectiveDebuff(rules, attacker), record);
}

function breakdownOf(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  variance: number,
  critical: boolean,
): DamageBreakdown {
  const physical = attacksPhysically(attacker);
  const own = attacker.battleStats;
  const cap = formCap(rules, attacker.form, target.form);
  const { minimumPerForm, minimumBase } = rules.battle.damage;
  return {
    kind: physical ? "physical" : "magical",
    base: (physical ? own.physicalAttack : own.magicalAttack) + attacker.nextAttackBonus,
    variance,
    critical,
    matchup: matchupFactor(rules, attacker.specialtyMask, target.specialtyMask),
    defence: physical
      ? physicalReduction(rules, target.battleStats.physicalDefense)
      : magicalReduction(rules, target.battleStats.magicalDefense),
    stance: target.isDefending ? battle.sides[target.side].stanceReduction : 0,
    reduction: target.damageReduction,
    formFactor: formFactor(rules, attacker.form, target.form),
    cap: cap === null ? null : cap * target.battleStats.maxHealth,
    minimum: minimumPerForm * attacker.form + minimumBase,
    absorbed: 0,
    total: 0,
  };
}
