import type { RuleSet } from "../../../rules/index.ts";
import { fill } from "../../../rules/index.ts";

interface LevelBenefit {
  level: number;
  lines: string[];
}

/** Returns the benefits of each incubator level by staked sCVX, from the rules (`LAB-161`, `LAB-162`). */
export function incubatorBenefits(rules: RuleSet): LevelBenefit[] {
  const { stakePerTcorvax, tcorvaxCap, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const { incubator: texts } = rules.texts.lab;
  const base = [
    fill(texts.perTcorvax, { stake: stakePerTcorvax, cap: tcorvaxCap }),
    fill(texts.perEgg, { stake: stakePerEgg }),
  ];
  const bonus = fill(texts.perBonus, { stake: stakePerBonusTcorvax });
  const levels = Array.from({ length: rules.machines.incubator.maxLevel }, (_, index) => index + 1);
  return levels.map((level) => ({ level, lines: level >= bonusFromLevel ? [...base, bonus] : base }));
}
