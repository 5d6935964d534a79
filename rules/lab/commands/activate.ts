import { refusalOf } from "../../refusals/refuse.ts";
import type { ActivateCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import { cooldownMinutes, remainingCooldown } from "../cooldown.ts";
import type { LabEvent } from "../event.ts";
import type { Machine } from "../lab.ts";
import { machineOf } from "../machine-lookup.ts";
import { MACHINES } from "../machines/machines.ts";

/**
 * Activating a machine: one cooldown for all types, then each type's own conditions and effects (`LAB-105` to
 * `LAB-120`).
 */
export const activate: CommandRule<ActivateCommand> = {
  whyNot(moment, { machineId, account }) {
    const machine = machineOf(moment.lab, machineId);
    if (!machine) return refusalOf(moment.rules, "unknown_machine");
    const type = MACHINES[machine.type];
    return whyNotReady(moment, machine) ?? type.whyNotActivate?.(moment, machine, account) ?? null;
  },
  perform(moment, { machineId, account }): LabEvent[] {
    const machine = machineOf(moment.lab, machineId);
    return machine ? MACHINES[machine.type].activate(moment, machine, account) : [];
  },
};

function whyNotReady({ rules, now }: LabMoment, machine: Machine) {
  const remainingMs = remainingCooldown(rules, machine, now);
  if (remainingMs === 0) return null;
  return { ...refusalOf(rules, "cooldown", { minutes: cooldownMinutes(remainingMs) }), remainingMs };
}
