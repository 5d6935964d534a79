import { type Amount, amountOf } from "../amounts/amount.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * The smallest stake in sCVX, as an amount, for which an incubator of this level pays a reward (`GAP-09`).
 */
export function firstRewardStep(rules: RuleSet, level: number): Amount {
  const { stakePerTcorvax, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const steps = [stakePerTcorvax, stakePerEgg];
  if (level >= bonusFromLevel) steps.push(stakePerBonusTcorvax);
  return amountOf(Math.min(...steps));
}

/** The reward of an incubator for `staked` sCVX, in amounts (`LAB-161`, `LAB-162`, `CON-23`). */
export function incubatorReward(rules: RuleSet, level: number, staked: Amount) {
  const { incubator } = rules;
  const wholes = (stakePer: number) => Math.floor(staked / amountOf(stakePer));
  const paysBonus = level >= incubator.bonusFromLevel;
  return {
    baseReward: amountOf(Math.min(incubator.tcorvaxCap, wholes(incubator.stakePerTcorvax))),
    bonusReward: paysBonus ? amountOf(wholes(incubator.stakePerBonusTcorvax)) : 0,
    eggsReward: amountOf(wholes(incubator.stakePerEgg)),
  };
}
