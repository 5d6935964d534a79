import { machineWork } from "../../machine-work.ts";
import { type Activation, collect, gainText } from "./activation.ts";

/** A Cat's Lair yields 5 + (level-1) Cat Nips (`LAB-115`). */
export const activateCatLair: Activation = {
  whyNot: () => null,
  perform(moment, machine) {
    const { rules } = moment;
    const { catNips } = machineWork(rules, "catLair", machine.level).gained;
    return [
      collect(moment, machine, {
        message: gainText(rules, "catNips", catNips),
        gained: { catNips },
        breakdown: { baseReward: catNips },
      }),
    ];
  },
};
