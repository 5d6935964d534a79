import { type Amount, amountOf } from "../../amounts/amount.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { collectGain, type MachineRule } from "./machine-rule.ts";

/** A Cat's Lair yields 5 + (level-1) Cat Nips (`LAB-115`). */
export const catLair: MachineRule = {
  activationOrder: 1,
  work: (rules, level) => ({ gained: { catNips: catNipsOf(rules, level) } }),
  activate: (moment, machine) => [
    collectGain(moment, machine, "catNips", catNipsOf(moment.rules, machine.level)),
  ],
  guideValues: ({ catLair: { catNipsBase }, pets }) => ({ catNipsBase, catCost: pets.cat.cost }),
};

function catNipsOf({ catLair: { catNipsBase, catNipsPerExtraLevel } }: RuleSet, level: number): Amount {
  return amountOf(catNipsBase + catNipsPerExtraLevel * (level - 1));
}
