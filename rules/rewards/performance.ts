import type { RuleSet } from "../ruleset/rule-set.ts";
import type { BattleResult } from "./battle-result.ts";

/** Factors are whole hundredths, as 100 x 2.2 is not 220 in floating point (`GAP-35`). */
export const HUNDREDTHS = 100;

export function inHundredths(factor: number): number {
  return Math.round(factor * HUNDREDTHS);
}

/** Defeated enemies divided by defeated and lost creatures, 0 to 1 (`CON-60`). */
export function killRatio(rules: RuleSet, result: BattleResult): number {
  const { enemiesDefeated, creaturesLost, difficulty } = result;
  const against =
    rules.rewards.killRatioMode === "trades"
      ? enemiesDefeated + creaturesLost
      : rules.difficulty[difficulty].enemyDeckSize;
  return against > 0 ? enemiesDefeated / against : 0;
}

/** The performance multiplier in hundredths, from 100: speed, survivors, kill ratio (`BAT-169` to `BAT-171`). */
export function performanceInHundredths(rules: RuleSet, result: BattleResult): number {
  const { speedTiers, survivorTiers, killRatioTiers } = rules.rewards;
  const ratio = killRatio(rules, result);
  return (
    HUNDREDTHS +
    firstTier(speedTiers, (most) => result.turns <= most) +
    firstTier(survivorTiers, (least) => result.remainingCreatures >= least) +
    firstTier(killRatioTiers, (least) => ratio >= least)
  );
}

/** The bonus of the first tier whose threshold is met, in hundredths. */
function firstTier(tiers: readonly number[][], holds: (threshold: number) => boolean): number {
  for (const [threshold = 0, bonus = 0] of tiers) if (holds(threshold)) return inHundredths(bonus);
  return 0;
}
