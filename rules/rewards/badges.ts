import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BattleResult } from "./battle-result.ts";

/** The names of the badges a victory earns (`BAT-177` to `BAT-180`); a defeat earns none. */
export function badgesOf(rules: RuleSet, result: BattleResult): string[] {
  if (!result.victory) return [];
  const { speed, survivors, defeated, difficulty } = rules.rewards.badges;
  const earned: [boolean, string][] = [
    [result.turns <= speed.maxTurns, speed.name],
    [result.remainingCreatures >= survivors.minRemaining, survivors.name],
    [result.enemiesDefeated >= defeated.minDefeated, defeated.name],
    [result.difficulty === difficulty.difficulty, difficulty.name],
  ];
  return earned.filter(([holds]) => holds).map(([, name]) => name);
}
