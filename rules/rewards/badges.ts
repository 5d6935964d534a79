import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BattleResult } from "./battle-result.ts";

/**
 * The names of the badges a battle earns (`BAT-177` to `BAT-180`); a defeat only the one for defeated enemies, if the
 * rules say so (`CON-60`).
 */
export function badgesOf(rules: RuleSet, result: BattleResult): string[] {
  const { speed, survivors, defeated, difficulty } = rules.rewards.badges;
  const { badges: names } = rules.texts.rewards;
  const { victory } = result;
  const earned: [boolean, string][] = [
    [victory && result.turns <= speed.maxTurns, names.speed],
    [victory && result.remainingCreatures >= survivors.minRemaining, names.survivors],
    [(victory || defeated.inDefeat) && result.enemiesDefeated >= defeated.minDefeated, names.defeated],
    [victory && result.difficulty === difficulty.difficulty, names.difficulty],
  ];
  return earned.filter(([holds]) => holds).map(([, name]) => name);
}
