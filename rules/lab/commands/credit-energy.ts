import { amountOf } from "../../amounts/amount.ts";
import type { CreditEnergyCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";

/** Credits a paid energy pack (`LAB-149`, `CON-05`); the store makes sure that this happens once. */
export const creditEnergy: CommandRule<CreditEnergyCommand> = {
  whyNot: () => null,
  perform({ rules, lab }) {
    const energy = amountOf(rules.energyPack.energy);
    lab.resources.energy += energy;
    return [{ type: "energyCredited", energy }];
  },
};
