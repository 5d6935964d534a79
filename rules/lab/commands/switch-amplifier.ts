import { refusalOf } from "../../refusals/refuse.ts";
import type { SwitchAmplifierCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import type { LabEvent } from "../event.ts";
import type { Lab, Machine } from "../lab.ts";
import { machineOf } from "../machine-lookup.ts";
import { bringOnline, whyNotOnline } from "../machines/amplifier.ts";

/**
 * Switching an amplifier off, which boosts nothing and costs nothing then, and on again, without a cooldown (`GAP-78`).
 * Nothing is given back; a paid day that still runs is not paid twice. What is as it should be stays so.
 */
export const switchAmplifier: CommandRule<SwitchAmplifierCommand> = {
  whyNot({ rules, lab, now }, { machineId, isOn }) {
    const machine = amplifierOf(lab, machineId);
    if (!machine) return refusalOf(rules, "unknown_machine");
    return isOn ? whyNotOnline(rules, lab, machine, now) : null;
  },
  perform({ rules, lab, now }, { machineId, isOn }): LabEvent[] {
    const machine = amplifierOf(lab, machineId);
    if (!machine) return [];
    if (!isOn) {
      machine.isOffline = true;
      machine.isSwitchedOff = true;
      return [{ type: "amplifierSwitched", machineId, isOn }];
    }
    const energy = bringOnline(rules, lab, machine, now);
    const paid: LabEvent[] = energy === 0 ? [] : [{ type: "upkeepPaid", machineId, days: 1, energy }];
    return [...paid, { type: "amplifierSwitched", machineId, isOn }];
  },
};

function amplifierOf(lab: Lab, machineId: string): Machine | null {
  const machine = machineOf(lab, machineId);
  return machine?.type === "amplifier" ? machine : null;
}
