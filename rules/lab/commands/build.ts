import { covers, pay } from "../../amounts/resources.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BuildCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import { buildCost, copyLimit } from "../cost.ts";
import type { LabEvent } from "../event.ts";
import type { Machine } from "../lab.ts";
import { copiesOf } from "../machine-lookup.ts";
import type { MachineType } from "../machine-type.ts";
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
  const copies = copiesOf(lab, type);
  if (copies >= copyLimit(rules, type)) return refusalOf(rules, "limit_reached");
  if (type === "reactor" && copies >= rules.reactor.freeCopies) {
    const hasBoth = copiesOf(lab, "incubator") > 0 && copiesOf(lab, "fomoHit") > 0;
    if (!hasBoth) return refusalOf(rules, "third_reactor_needs");
  }
  if (type === "incubator" && !firstMachinesAtTheirBest(moment))
    return refusalOf(rules, "requires_max_level_machines");
  if (type === "fomoHit" && !(allFirstMachines(moment) && copiesOf(lab, "incubator") > 0))
    return refusalOf(rules, "requires_all_machines");
  return null;
}

function whyNotAffordable({ rules, lab }: LabMoment, type: MachineType): Refusal | null {
  return covers(lab.resources, buildCost(rules, lab, type)) ? null : refusalOf(rules, "not_enough_resources");
}

/** Whether two Cat's Lairs, two reactors and the amplifier exist (`GAP-09`). */
function allFirstMachines({ rules, lab }: LabMoment): boolean {
  return (
    copiesOf(lab, "catLair") >= copyLimit(rules, "catLair") &&
    copiesOf(lab, "reactor") >= rules.reactor.freeCopies &&
    copiesOf(lab, "amplifier") >= copyLimit(rules, "amplifier")
  );
}

/** Whether the same machines have their highest levels; a third reactor's level does not matter. */
function firstMachinesAtTheirBest(moment: LabMoment): boolean {
  const { rules, lab } = moment;
  const atBest = (type: MachineType) =>
    lab.machines.filter((machine) => machine.type === type && machine.level >= rules.machines[type].maxLevel)
      .length;
  return (
    allFirstMachines(moment) &&
    atBest("catLair") >= copyLimit(rules, "catLair") &&
    atBest("reactor") >= rules.reactor.freeCopies &&
    atBest("amplifier") >= copyLimit(rules, "amplifier")
  );
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
    isOffline: type === "incubator" || type === "fomoHit",
    provisionalMint: false,
    upkeepPaidUntil: type === "amplifier" ? now + rules.amplifier.upkeepPeriodMs : 0,
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
