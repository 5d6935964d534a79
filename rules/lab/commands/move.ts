import { covers, pay } from "../../amounts/resources.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { MoveCommand } from "../command.ts";
import type { CommandRule } from "../command-rule.ts";
import { moveCost } from "../cost.ts";
import type { Machine, Place } from "../lab.ts";
import { machineOf } from "../machine-lookup.ts";
import { whyNotPosition, whyNotRoom } from "../place-refusal.ts";

/**
 * Moving a machine, also into another unlocked room (`LAB-090`, `LAB-100`, `GAP-11`). The same position is
 * free.
 */
export const move: CommandRule<MoveCommand> = {
  whyNot(moment, command) {
    const { rules, lab } = moment;
    const machine = machineOf(lab, command.machineId);
    if (!machine) return refusalOf(rules, "unknown_machine");
    if (standsAt(machine, command)) return null;
    const refusal =
      whyNotRoom(moment, command.room) ?? whyNotPosition(moment, "machine", command, machine.id);
    if (refusal) return refusal;
    return covers(lab.resources, moveCost(rules)) ? null : refusalOf(rules, "not_enough_to_move");
  },
  perform({ rules, lab }, { machineId, x, y, room }) {
    const machine = machineOf(lab, machineId);
    if (!machine || standsAt(machine, { x, y, room })) return [];
    const cost = moveCost(rules);
    pay(lab.resources, cost);
    Object.assign(machine, { x, y, room });
    return [{ type: "machineMoved", machineId, place: { x, y, room }, cost }];
  },
};

function standsAt(machine: Machine, place: Place): boolean {
  return machine.x === place.x && machine.y === place.y && machine.room === place.room;
}
