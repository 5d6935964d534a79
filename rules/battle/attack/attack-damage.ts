import { memoizeByRuleset } from "../../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { magicalReduction, physicalReduction } from "../damage/defence.ts";
import { absorbedOf, takeDamage, totalOf } from "../damage/take-damage.ts";
import { beginEffect } from "../effects/begin-effect.ts";
import { criticalDebuff, effectiveDebuff } from "../effects/named-effects.ts";
import type { Battle, Fighter } from "../state/battle.ts";
import { LAST_FORM } from "../state/creature.ts";
import type { DamageBreakdown, Recorder } from "../state/event.ts";
import { happens, roll } from "../state/random.ts";
import { matchupFactor } from "./matchup.ts";

const PERCENT = 100;

/** Whether a fighter attacks physically: by its stronger attack (`GAP-26`). */
function attacksPhysically(fighter: Fighter): boolean {
  return fighter.battleStats.physicalAttack >= fighter.battleStats.magicalAttack;
}

/** Chance in percent that the target dodges: its own, swung by initiative, within the cap (`GAP-28`). */
export function dodgeChance(rules: RuleSet, attacker: Fighter, target: Fighter): number {
  const { dodgePerPoint, dodgeSwing } = rules.battle.initiative;
  const lead = (target.battleStats.initiative - attacker.battleStats.initiative) * dodgePerPoint;
  const swing = Math.min(Math.max(lead, -dodgeSwing), dodgeSwing);
  return Math.min(Math.max(target.battleStats.dodgeChance + swing, 0), rules.battle.caps.dodgeChance);
}

/**
 * Damage of an attack before the roll: value x matchup x defence x stance x effects x form x repeats, then cap and
 * minimum (`GAP-26`, `GAP-67`). `factor` stands for variance and critical hit.
 */
export function plainDamage(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  factor: number,
): number {
  const { minimumPerForm, minimumBase } = rules.battle.damage;
  const physical = attacksPhysically(attacker);
  const scaling = formScaling(rules, attacker.form, target.form);
  const scaled =
    attackValue(attacker, physical) *
    factor *
    matchupFactor(rules, attacker.specialtyMask, target.specialtyMask) *
    (1 - defenceShare(rules, target, physical)) *
    (1 - stanceShare(battle, target)) *
    (1 - target.damageReduction) *
    scaling.factor *
    repeatFactor(rules, attacker);
  const capped = Math.min(scaled, scaling.cap * target.battleStats.maxHealth);
  return Math.max(capped, minimumPerForm * attacker.form + minimumBase);
}

/** Factor on the damage of a creature's next attack: each attack in the same turn tires it (`GAP-67`). */
export function repeatFactor(rules: RuleSet, { attacksThisTurn = 0 }: Fighter): number {
  let factor = 1;
  for (let attack = 0; attack < attacksThisTurn; attack++) factor *= rules.battle.attack.repeatFactor;
  return factor;
}

function attackValue({ battleStats, nextAttackBonus }: Fighter, physical: boolean): number {
  return (physical ? battleStats.physicalAttack : battleStats.magicalAttack) + nextAttackBonus;
}

function defenceShare(rules: RuleSet, { battleStats }: Fighter, physical: boolean): number {
  return physical
    ? physicalReduction(rules, battleStats.physicalDefense)
    : magicalReduction(rules, battleStats.magicalDefense);
}

function stanceShare({ sides }: Battle, { isDefending, side }: Fighter): number {
  return isDefending ? sides[side].stanceReduction : 0;
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
  const breakdown = record ? breakdownOf(rules, battle, attacker, target, variance, critical, amount) : null;
  dropNextAttackBonus(attacker);
  takeDamage(rules, battle, target, amount, attacker.id, breakdown, record);
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

/** The parts of a hit. Called for every recorded attack, so it has no spreads: they take longer than the attack. */
function breakdownOf(
  rules: RuleSet,
  battle: Battle,
  attacker: Fighter,
  target: Fighter,
  variance: number,
  critical: boolean,
  amount: number,
): DamageBreakdown {
  const physical = attacksPhysically(attacker);
  const kind = physical ? "physical" : "magical";
  const base = attackValue(attacker, physical);
  const criticalChance = attacker.battleStats.criticalChance / PERCENT;
  const matchup = matchupFactor(rules, attacker.specialtyMask, target.specialtyMask);
  const defence = defenceShare(rules, target, physical);
  const stance = stanceShare(battle, target);
  const reduction = target.damageReduction;
  const { factor: formFactor, cap: capShare } = formScaling(rules, attacker.form, target.form);
  const repeat = repeatFactor(rules, attacker);
  const cap = Number.isFinite(capShare) ? capShare * target.battleStats.maxHealth : null;
  const minimum = rules.battle.damage.minimumPerForm * attacker.form + rules.battle.damage.minimumBase;
  const absorbed = absorbedOf(target, amount);
  const total = totalOf(target, amount);
  // Hardly any creature has no chance at all.
  if (!(criticalChance > 0))
    return {
      ...{ kind, base, variance, critical, matchup, defence, stance, reduction, formFactor },
      ...(repeat < 1 ? { repeat } : {}),
      ...{ cap, minimum, absorbed, total },
    };
  // biome-ignore format: one line each
  return repeat < 1
    ? { kind, base, variance, critical, criticalChance, matchup, defence, stance, reduction, formFactor, repeat, cap, minimum, absorbed, total }
    : { kind, base, variance, critical, criticalChance, matchup, defence, stance, reduction, formFactor, cap, minimum, absorbed, total };
}

/** How the forms of attacker and target change a hit. */
interface FormScaling {
  /** Factor on the damage. */
  factor: number;
  /** The most a hit may take, as a share of the target's maximum health; Infinity: no limit. */
  cap: number;
}

/** From an attacker `LAST_FORM` forms below its target to one as many above it. */
const scalings = memoizeByRuleset((rules) => {
  const table: FormScaling[] = [];
  for (let lead = -LAST_FORM; lead <= LAST_FORM; lead++) table.push(scalingOf(rules, lead));
  return table;
});

function scalingOf({ battle: { formScaling } }: RuleSet, lead: number): FormScaling {
  const { above, below } = formScaling;
  const row = above[Math.min(lead, above.length) - 1];
  if (row) return { factor: row.factor, cap: row.cap };
  return { factor: below[Math.min(-lead, below.length) - 1] ?? 1, cap: Number.POSITIVE_INFINITY };
}

/** How a hit scales with the attacker's form against the target's, each 0 to 3 (`BAT-136`, `CON-68`). */
function formScaling(rules: RuleSet, attackerForm: number, targetForm: number): FormScaling {
  return scalings(rules)[attackerForm - targetForm + LAST_FORM] as FormScaling;
}
