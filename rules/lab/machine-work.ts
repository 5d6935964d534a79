import { type Amount, amountOf } from "../amounts/amount.ts";
import { noResources, type Resources } from "../amounts/resources.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { boostOf, boostOfLevel, upkeepOfLevel } from "./amplifier.ts";
import type { Lab, Machine } from "./lab.ts";
import type { MachineType } from "./machine-type.ts";

/** What a machine of one type does at a level. */
export interface MachineWork {
  /** What an activation gives, without the amplifiers' share and without what depends on an account's stake. */
  gained: Resources;
  /** What an activation takes. */
  spent: Resources;
  /** TCorvax it adds to each Reactor activation while it is online; 0 for all but amplifiers. */
  boost: Amount;
  /** Energy it uses in each upkeep period; 0 for all but amplifiers. */
  upkeep: Amount;
}

/** Returns what a machine does, for the rules that carry it out and the screens that offer it (`LAB-115` to `LAB-118`). */
export function machineWork(rules: RuleSet, type: MachineType, level: number): MachineWork {
  const work: MachineWork = { gained: noResources(), spent: noResources(), boost: 0, upkeep: 0 };
  switch (type) {
    case "catLair": {
      const { catNipsBase, catNipsPerExtraLevel } = rules.catLair;
      work.gained.catNips = amountOf(catNipsBase + catNipsPerExtraLevel * (level - 1));
      break;
    }
    case "reactor": {
      const { yieldByLevel, energyYield, catNipsConsumed } = rules.reactor;
      work.gained.tcorvax = amountOf(yieldByLevel[Math.min(level, yieldByLevel.length) - 1] ?? 0);
      work.gained.energy = amountOf(energyYield);
      work.spent.catNips = amountOf(catNipsConsumed);
      break;
    }
    case "amplifier":
      work.boost = boostOfLevel(rules, level);
      work.upkeep = upkeepOfLevel(rules, level);
      break;
    case "fomoHit":
      work.gained.tcorvax = amountOf(rules.fomoHit.tcorvaxYield);
      break;
    case "incubator":
      break;
  }
  return work;
}

/**
 * Returns what activating a machine of the lab would give, with the amplifiers' share (`CON-24`); nothing for what
 * depends on an account's stake.
 */
export function activationGains(rules: RuleSet, lab: Lab, { type, level }: Machine): Resources {
  const { gained } = machineWork(rules, type, level);
  if (type === "reactor") gained.tcorvax += boostOf(rules, lab);
  return gained;
}
