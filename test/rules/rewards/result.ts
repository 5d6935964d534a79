import { type BattleResult, type RuleSet, shippedRules } from "../../../rules/index.ts";

export const rules: RuleSet = shippedRules;

/** A victory that earns no performance at all: slow, nobody left, more lost than won. */
export function victory(other: Partial<BattleResult> = {}): BattleResult {
  return {
    victory: true,
    difficulty: "easy",
    turns: 20,
    remainingCreatures: 0,
    enemiesDefeated: 1,
    creaturesLost: 9,
    bestCombo: 0,
    ...other,
  };
}
