import type { RuleSet } from "../../ruleset/rule-set.ts";

/** Share of a physical attack that defence prevents (`BAT-133`, `CON-51`). */
export function physicalReduction(rules: RuleSet, defense: number): number {
  const { physicalHalf, physicalShare } = rules.battle.defence;
  return (defense / (defense + physicalHalf)) * physicalShare;
}

/** Share of a magical attack or spell that defence prevents (`BAT-134`, `CON-51`). */
export function magicalReduction(rules: RuleSet, defense: number): number {
  const { magicalDivisor, magicalCap } = rules.battle.defence;
  return Math.min(defense / magicalDivisor, magicalCap);
}
