import { amountOf } from "../../amounts/amount.ts";
import type { CreditEnergyCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";

/** A paid energy pack is credited (`LAB-149`, `CON-05`); that it happens once is the store's promise. */
export const creditEnergy: CommandRule<CreditEnergyCommand> = {
  whyNot: () => null,
  perform({ rules, lab }) {
    const energy = amountOf(rules.energyPack.energy);
    lab.resources.energy += energy;
    return [{ type: "energyCredited", energy }];
  },
};
