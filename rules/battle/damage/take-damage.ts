import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, Fighter, SideIndex } from "../state/battle.ts";
import type { DamageBreakdown, Recorder } from "../state/event.ts";
import { writeBaseStats } from "../stats/base-stats.ts";
import { refreshBattleStats } from "../stats/battle-stats.ts";
import { findStrongest } from "../stats/only-strongest.ts";
import { roundHalfUp } from "../stats/soft-cap.ts";
import { refreshSynergies } from "../synergies/refresh-synergies.ts";
import { livingCount } from "../synergies/synergies.ts";

/**
 * The last steps of every damage (`GAP-26` 11 and 12): the barrier absorbs, the rest is rounded half up and
 * is at least 1. A creature without health leaves the field (`BAT-077`).
 * @param sourceId the creature that deals it
 */
export function takeDamage(
  rules: RuleSet,
  battle: Battle,
  target: Fighter,
  amount: number,
  sourceId: string,
  breakdown: DamageBreakdown | null,
  record: Recorder,
): void {
  const absorbed = absorbedOf(target, amount);
  const total = totalOf(target, amount);
  target.barrier -= absorbed;
  const taken = Math.min(total, target.currentHealth);
  target.currentHealth -= taken;
  battle.sides[target.side === 0 ? 1 : 0].damageDealt += taken;
  if (record && breakdown) {
    record.push({
      type: "damaged",
      side: target.side,
      creatureId: target.id,
      sourceId,
      amount: total,
      lost: taken,
      health: target.currentHealth,
      maxHealth: target.battleStats.maxHealth,
      breakdown,
    });
  }
  if (target.currentHealth <= 0) fall(rules, battle, target, record);
}

/** The part of an amount of damage that the barrier absorbs. */
export function absorbedOf({ barrier }: Fighter, amount: number): number {
  return Math.min(barrier, amount);
}

/** The damage left after the barrier: rounded half up, at least 1. */
export function totalOf(target: Fighter, amount: number): number {
  return Math.max(1, roundHalfUp(amount - absorbedOf(target, amount)));
}

function fall(rules: RuleSet, battle: Battle, fighter: Fighter, record: Recorder): void {
  const side = battle.sides[fighter.side];
  const index = side.field.indexOf(fighter);
  if (index < 0) return;
  side.field.splice(index, 1);
  side.fallen.push(fighter);
  const { effects, charging } = fighter;
  layDown(rules, fighter);
  for (const { onlyStrongest, name } of effects) if (onlyStrongest) findStrongest(rules, side.field, name);
  if (charging !== null)
    record?.push({ type: "chargeLost", side: fighter.side, creatureId: fighter.id, spell: charging });
  record?.push({ type: "defeated", side: fighter.side, creatureId: fighter.id });
  rally(rules, battle, fighter.side, record);
  refreshSynergies(rules, battle, fighter.side, null, record);
}

/** Removes effects, statuses and synergies from a fallen creature. */
function layDown(rules: RuleSet, fighter: Fighter): void {
  fighter.effects = [];
  fighter.stunnedTurns = 0;
  fighter.charging = null;
  fighter.isDefending = false;
  fighter.nextAttackBonus = 0;
  fighter.nextAttackBonusTurns = 0;
  fighter.barrier = 0;
  fighter.protection = 0;
  writeBaseStats(rules, fighter.rawStats, 0, 0, fighter.baseStats);
  refreshBattleStats(rules, fighter);
}

/** Heals up to the maximum and returns the health gained. */
export function heal(fighter: Fighter, amount: number, record: Recorder): number {
  const given = Math.min(roundHalfUp(amount), fighter.battleStats.maxHealth - fighter.currentHealth);
  if (given <= 0) return 0;
  fighter.currentHealth += given;
  record?.push({
    type: "healed",
    side: fighter.side,
    creatureId: fighter.id,
    amount: given,
    health: fighter.currentHealth,
    maxHealth: fighter.battleStats.maxHealth,
  });
  return given;
}

/**
 * A side gains energy when one of its creatures has fallen, if any is left, up to the cap: more when more of its
 * creatures have fallen than of the other side's (`GAP-57`).
 */
function rally(rules: RuleSet, battle: Battle, sideIndex: SideIndex, record: Recorder): void {
  const side = battle.sides[sideIndex];
  if (livingCount(side) === 0) return;
  const { energy, behindEnergy } = rules.battle.comeback;
  const isBehind = side.fallen.length > battle.sides[sideIndex === 0 ? 1 : 0].fallen.length;
  const amount = Math.min(energy + (isBehind ? behindEnergy : 0), rules.battle.energy.cap - side.energy);
  if (amount <= 0) return;
  side.energy += amount;
  record?.push({ type: "rallied", side: sideIndex, amount });
}
