import type { BattleStats } from "./creature.ts";

/**
 * Creates battle stats, all zero. Engines lay out object literals of equal length that begin with the same names alike,
 * and the texts name the stats in the same order: because of these strings they would keep each attack and defence
 * value as an object of its own, created anew at every change. A constructor has a layout of its own; with this
 * prototype it makes plain objects.
 */
const ZeroStats = function ZeroStats(this: BattleStats): void {
  this.physicalAttack = 0;
  this.magicalAttack = 0;
  this.physicalDefense = 0;
  this.magicalDefense = 0;
  this.maxHealth = 0;
  this.initiative = 0;
  this.criticalChance = 0;
  this.dodgeChance = 0;
  this.energyCost = 0;
} as unknown as new () => BattleStats;
(ZeroStats as { prototype: object }).prototype = Object.prototype;

/** Battle stats of zeros, to be filled in. */
export function noBattleStats(): BattleStats {
  return new ZeroStats();
}

export function copiedStats(stats: BattleStats): BattleStats {
  const copy = new ZeroStats();
  copyStats(stats, copy);
  return copy;
}

/** Writes stats over others. */
export function copyStats(from: BattleStats, to: BattleStats): void {
  to.physicalAttack = from.physicalAttack;
  to.magicalAttack = from.magicalAttack;
  to.physicalDefense = from.physicalDefense;
  to.magicalDefense = from.magicalDefense;
  to.maxHealth = from.maxHealth;
  to.initiative = from.initiative;
  to.criticalChance = from.criticalChance;
  to.dodgeChance = from.dodgeChance;
  to.energyCost = from.energyCost;
}
