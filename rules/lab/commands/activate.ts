import { refusalOf } from "../../refusals/refuse.ts";
import type { ActivateCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import { cooldownMinutes, remainingCooldown } from "../cooldown.ts";
import type { LabEvent } from "../event.ts";
import type { Machine } from "../lab.ts";
import { machineOf } from "../machine-lookup.ts";
import type { MachineType } from "../machine-type.ts";
import type { Activation } from "./activation/activation.ts";
import { activateAmplifier } from "./activation/amplifier.ts";
import { activateCatLair } from "./activation/cat-lair.ts";
import { activateFomoHit } from "./activation/fomo-hit.ts";
import { activateIncubator } from "./activation/incubator.ts";
import { activateReactor } from "./activation/reactor.ts";

const ACTIVATIONS: Record<MachineType, Activation> = {
  catLair: activateCatLair,
  reactor: activateReactor,
  amplifier: activateAmplifier,
  incubator: activateIncubator,
  fomoHit: activateFomoHit,
};

/**
 * Activating a machine: one cooldown for all types, then each type's own conditions and effects (`LAB-105` to
 * `LAB-120`).
 */
export const activate: CommandRule<ActivateCommand> = {
  whyNot(moment, { machineId, account }) {
    const machine = machineOf(moment.lab, machineId);
    if (!machine) return refusalOf(moment.rules, "unknown_machine");
    return whyNotReady(moment, machine) ?? ACTIVATIONS[machine.type].whyNot(moment, machine, account);
  },
  perform(moment, { machineId, account }): LabEvent[] {
    const machine = machineOf(moment.lab, machineId);
    return machine ? ACTIVATIONS[machine.type].perform(moment, machine, account) : [];
  },
};

function whyNotReady({ rules, now }: LabMoment, machine: Machine) {
  const remainingMs = remainingCooldown(rules, machine, now);
  if (remainingMs === 0) return null;
  return { ...refusalOf(rules, "cooldown", { minutes: cooldownMinutes(remainingMs) }), remainingMs };
}
