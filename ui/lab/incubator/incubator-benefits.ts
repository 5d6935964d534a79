import { fill, type ResourceName, type RuleSet } from "../../../rules/index.ts";

/** One benefit of an incubator, such as '+1 egg per 500 sCVX'. */
export interface IncubatorBenefit {
  resource: ResourceName;
  text: string;
}

/** Returns what an incubator of a level gives for staked sCVX, from the rules (`LAB-161`, `LAB-162`). */
export function incubatorBenefits(rules: RuleSet, level: number): IncubatorBenefit[] {
  const { stakePerTcorvax, tcorvaxCap, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const { incubator: texts } = rules.texts.lab;
  const benefits: IncubatorBenefit[] = [
    { resource: "tcorvax", text: fill(texts.perTcorvax, { stake: stakePerTcorvax, cap: tcorvaxCap }) },
    { resource: "eggs", text: fill(texts.perEgg, { stake: stakePerEgg }) },
  ];
  if (level >= bonusFromLevel)
    benefits.push({ resource: "tcorvax", text: fill(texts.perBonus, { stake: stakePerBonusTcorvax }) });
  return benefits;
}
