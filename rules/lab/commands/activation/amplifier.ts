import { refusalOf } from "../../../refusals/refuse.ts";
import { upkeepOf } from "../../amplifier.ts";
import { type Activation, collect } from "./activation.ts";

/**
 * An offline amplifier is paid and comes online for a day; an online one only starts its cooldown (`GAP-04`).
 */
export const activateAmplifier: Activation = {
  whyNot({ rules, lab }, machine) {
    const stuck = machine.isOffline && lab.resources.energy < upkeepOf(rules, machine);
    return stuck ? refusalOf(rules, "offline") : null;
  },
  perform(moment, machine) {
    const { rules, now } = moment;
    const message = rules.texts.lab.activation.amplifierOnline;
    if (!machine.isOffline) return [collect(moment, machine, { message })];
    const activated = collect(moment, machine, { message, spent: { energy: upkeepOf(rules, machine) } });
    machine.isOffline = false;
    machine.upkeepPaidUntil = now + rules.amplifier.upkeepPeriodMs;
    return [activated];
  },
};
