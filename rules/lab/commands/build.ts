import { covers, pay } from "../../amounts/resources.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BuildCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import { buildCost, copyLimit } from "../cost.ts";
import type { LabEvent } from "../event.ts";
import type { Machine, MachineType } from "../lab.ts";
import { copiesOf } from "../machine-lookup.ts";
import { MACHINES } from "../machines/machines.ts";
import { whyNotPosition, whyNotRoom } from "../place-refusal.ts";
import { unlockRoom } from "../room-unlock.ts";

/**
 * Why the next machine of a type cannot be built at all: limits and missing machines come first, the price
 * only if nothing else prevents it (`CON-28`, `LAB-071` to `LAB-074`).
 */
export function whyNotBuildableNow(moment: LabMoment, type: MachineType): Refusal | null {
  return whyNotAnotherCopy(moment, type) ?? whyNotAffordable(moment, type);
}

function whyNotAnotherCopy(moment: LabMoment, type: MachineType): Refusal | null {
  const { rules, lab } = moment;
  if (copiesOf(lab, type) >= copyLimit(rules, type)) return refusalOf(rules, "limit_reached");
  return MACHINES[type].whyNotBuild?.(moment) ?? null;
}

function whyNotAffordable({ rules, lab }: LabMoment, type: MachineType): Refusal | null {
  return covers(lab.resources, buildCost(rules, lab, type)) ? null : refusalOf(rules, "not_enough_resources");
}

function newMachine(rules: RuleSet, command: BuildCommand, now: number): Machine {
  const { machineType: type } = command;
  return {
    id: command.id,
    type,
    x: command.x,
    y: command.y,
    room: command.room,
    level: 1,
    lastActivated: 0,
    isOffline: false,
    provisionalMint: false,
    upkeepPaidUntil: 0,
    ...MACHINES[type].newlyBuilt?.(rules, now),
  };
}

/** Building a machine (`LAB-066` to `LAB-082`); the last required one unlocks room 2 (`LAB-054`). */
export const build: CommandRule<BuildCommand> = {
  whyNot(moment, command) {
    return (
      whyNotAnotherCopy(moment, command.machineType) ??
      whyNotRoom(moment, command.room) ??
      whyNotPosition(moment, "machine", command) ??
      whyNotAffordable(moment, command.machineType)
    );
  },
  perform({ rules, lab, now }, command): LabEvent[] {
    const { machineType } = command;
    const cost = buildCost(rules, lab, machineType);
    pay(lab.resources, cost);
    lab.machines.push(newMachine(rules, command, now));
    return [{ type: "machineBuilt", machineId: command.id, machineType, cost }, ...unlockRoom(rules, lab)];
  },
};
