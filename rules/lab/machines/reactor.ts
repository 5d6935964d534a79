import { type Amount, amountOf } from "../../amounts/amount.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { copyLimit } from "../cost.ts";
import { copiesOf } from "../machine-lookup.ts";
import { boostOf } from "./amplifier.ts";
import { collect, gainText, type MachineRule } from "./machine-rule.ts";

/**
 * A reactor turns 3 Cat Nips into Energy and TCorvax, more at higher levels and with online amplifiers
 * (`LAB-116`, `CON-01`, `GAP-05`). The third needs an Incubator and a FOMO HIT (`LAB-071`).
 */
export const reactor: MachineRule = {
  activationOrder: 5,
  work: (rules, level) => ({
    gained: { tcorvax: tcorvaxOf(rules, level), energy: amountOf(rules.reactor.energyYield) },
    spent: { catNips: amountOf(rules.reactor.catNipsConsumed) },
  }),
  boostedBy: boostOf,
  whyNotBuild({ rules, lab }) {
    if (copiesOf(lab, "reactor") < rules.reactor.freeCopies) return null;
    const hasBoth = copiesOf(lab, "incubator") > 0 && copiesOf(lab, "fomoHit") > 0;
    return hasBoth ? null : refusalOf(rules, "third_reactor_needs");
  },
  whyNotActivate({ rules, lab }) {
    const enough = lab.resources.catNips >= amountOf(rules.reactor.catNipsConsumed);
    return enough ? null : refusalOf(rules, "not_enough_cat_nips");
  },
  activate(moment, machine) {
    const { rules, lab } = moment;
    const baseReward = tcorvaxOf(rules, machine.level);
    const bonusReward = boostOf(rules, lab);
    const tcorvax = baseReward + bonusReward;
    return [
      collect(moment, machine, {
        message: gainText(rules, "tcorvax", tcorvax),
        spent: { catNips: amountOf(rules.reactor.catNipsConsumed) },
        gained: { tcorvax, energy: amountOf(rules.reactor.energyYield) },
        breakdown: { baseReward, bonusReward },
      }),
    ];
  },
  guideValues: (rules) => ({
    catNips: rules.reactor.catNipsConsumed,
    yieldLow: Math.min(...rules.reactor.yieldByLevel),
    yieldHigh: Math.max(...rules.reactor.yieldByLevel),
    energy: rules.reactor.energyYield,
    limit: copyLimit(rules, "reactor"),
  }),
};

function tcorvaxOf({ reactor: { yieldByLevel } }: RuleSet, level: number): Amount {
  return amountOf(yieldByLevel[Math.min(level, yieldByLevel.length) - 1] ?? 0);
}
