import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BattleResult } from "./battle-result.ts";

/** The names of the badges a victory earns (`BAT-177` to `BAT-180`); a defeat earns none. */
export function badgesOf(rules: RuleSet, result: BattleResult): string[] {
  if (!result.victory) return [];
  const { speed, survivors, defeated, difficulty } = rules.rewards.badges;
  const { badges: names } = rules.texts.rewards;
  const earned: [boolean, string][] = [
    [result.turns <= speed.maxTurns, names.speed],
    [result.remainingCreatures >= survivors.minRemaining, names.survivors],
    [result.enemiesDefeated >= defeated.minDefeated, names.defeated],
    [result.difficulty === difficulty.difficulty, names.difficulty],
  ];
  return earned.filter(([holds]) => holds).map(([, name]) => name);
}
