import { noResources, type Resources, resourcesOf } from "../amounts/resources.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lab, MachineType } from "./lab.ts";
import { copiesOf } from "./machine-lookup.ts";

/** The maximum number of machines of a type in a lab (`LAB-068` to `LAB-070`). */
export function copyLimit(rules: RuleSet, type: MachineType): number {
  return rules.machines[type].costByIndex.length;
}

/** Price of the next machine of a type; once all are built, the price of the last (`CST-008`, `CON-27`). */
export function buildCost(rules: RuleSet, lab: Lab, type: MachineType): Resources {
  const prices = rules.machines[type].costByIndex;
  const row = prices[Math.min(copiesOf(lab, type), prices.length - 1)];
  return row ? resourcesOf(row) : noResources();
}

/**
 * Price of the upgrade from `level` to the next: the first machine's price x factor ^ level, for all machines
 * of the type (`GAP-02`, `GAP-03`).
 */
export function upgradeCost(rules: RuleSet, type: MachineType, level: number): Resources {
  const row = rules.machines[type].costByIndex[0];
  let factor = 1;
  for (let step = 0; step < level; step++) factor *= rules.upgrade.factor;
  return row ? resourcesOf(row, factor) : noResources();
}

/** Price of moving a machine (`LAB-090`). */
export function moveCost(rules: RuleSet): Resources {
  return resourcesOf({ tcorvax: rules.move.tcorvaxCost, catNips: 0, energy: 0, eggs: 0 });
}

/** Price of a cat (`LAB-141`). */
export function adoptCost(rules: RuleSet): Resources {
  return resourcesOf({ tcorvax: 0, catNips: rules.pets.cat.cost, energy: 0, eggs: 0 });
}
