import { type Amount, amountOf } from "../amounts/amount.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** What an incubator pays for `staked` sCVX at a level, in amounts (`LAB-161`, `LAB-162`, `CON-23`). */
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
