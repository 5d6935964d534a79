import type { BattleStats } from "./creature.ts";

/** Battle stats of zeros, to be filled in. */
export function noBattleStats(): BattleStats {
  return {
    physicalAttack: 0,
    magicalAttack: 0,
    physicalDefense: 0,
    magicalDefense: 0,
    maxHealth: 0,
    initiative: 0,
    criticalChance: 0,
    dodgeChance: 0,
    energyCost: 0,
  };
}

/** A copy, field by field: a spread would give it another hidden class, which is slower to read. */
export function copiedStats(stats: BattleStats): BattleStats {
  return {
    physicalAttack: stats.physicalAttack,
    magicalAttack: stats.magicalAttack,
    physicalDefense: stats.physicalDefense,
    magicalDefense: stats.magicalDefense,
    maxHealth: stats.maxHealth,
    initiative: stats.initiative,
    criticalChance: stats.criticalChance,
    dodgeChance: stats.dodgeChance,
    energyCost: stats.energyCost,
  };
}
