import { formatAmount, type Lab, type LabEvent, type MachineActivated } from "../../rules/index.ts";
import type { ActivateMachineReply } from "../contract/index.ts";
import { machineIn, machineReply, resourcesReply } from "./replies.ts";

const BREAKDOWN_FIELDS = ["baseReward", "bonusReward", "eggsReward", "stakedCVX", "reward"] as const;

/**
 * The reply to an activation: the message, the new resources, the gains and how they were calculated
 * (`LAB-108`).
 */
export function activationReply(lab: Lab, events: LabEvent[]): ActivateMachineReply {
  const activated = events.find((event): event is MachineActivated => event.type === "machineActivated");
  if (!activated) throw new Error("An activation told nothing");
  const machine = machineIn(lab, activated.machineId);
  const reply: ActivateMachineReply = {
    message: activated.message,
    updatedResources: resourcesReply(lab.resources),
    newLastActivated: machine.lastActivated,
    gained: resourcesReply(activated.gained),
    machine: machineReply(machine),
  };
  for (const field of BREAKDOWN_FIELDS) {
    const amount = activated.breakdown[field];
    if (amount !== undefined) reply[field] = formatAmount(amount);
  }
  return reply;
}
