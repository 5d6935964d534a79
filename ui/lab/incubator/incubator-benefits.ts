import type { RuleSet } from "../../../rules/index.ts";

interface LevelBenefit {
  level: number;
  lines: string[];
}

/** Returns the benefits of each incubator level by staked sCVX, from the rules (`LAB-161`, `LAB-162`). */
export function incubatorBenefits(rules: RuleSet): LevelBenefit[] {
  const { stakePerTcorvax, tcorvaxCap, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const base = [
    `+1 TCorvax per ${stakePerTcorvax} sCVX (capped at ${tcorvaxCap} TCorvax)`,
    `+1 egg per ${stakePerEgg} sCVX`,
  ];
  const bonus = `+1 TCorvax per ${stakePerBonusTcorvax} sCVX with no cap`;
  const levels = Array.from({ length: rules.machines.incubator.maxLevel }, (_, index) => index + 1);
  return levels.map((level) => ({ level, lines: level >= bonusFromLevel ? [...base, bonus] : base }));
}
