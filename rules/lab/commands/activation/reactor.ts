import { amountOf } from "../../../amounts/amount.ts";
import { refusalOf } from "../../../refusals/refuse.ts";
import { boostOf } from "../../amplifier.ts";
import { machineWork } from "../../machine-work.ts";
import { type Activation, collect, gainText } from "./activation.ts";

/**
 * A reactor turns 3 Cat Nips into Energy and TCorvax, more at higher levels and with online amplifiers
 * (`LAB-116`, `CON-01`, `GAP-05`).
 */
export const activateReactor: Activation = {
  whyNot({ rules, lab }) {
    const enough = lab.resources.catNips >= amountOf(rules.reactor.catNipsConsumed);
    return enough ? null : refusalOf(rules, "not_enough_cat_nips");
  },
  perform(moment, machine) {
    const { rules, lab } = moment;
    const { gained, spent } = machineWork(rules, "reactor", machine.level);
    const baseReward = gained.tcorvax;
    const bonusReward = boostOf(rules, lab);
    const tcorvax = baseReward + bonusReward;
    return [
      collect(moment, machine, {
        message: gainText(rules, "tcorvax", tcorvax),
        spent,
        gained: { ...gained, tcorvax },
        breakdown: { baseReward, bonusReward },
      }),
    ];
  },
};
