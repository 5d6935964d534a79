import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { SyncLayoutCommand } from "../command.ts";
import type { CommandRule, LabMoment } from "../command-rule.ts";
import type { Lab, Place } from "../lab.ts";
import { machineOf } from "../machine-lookup.ts";
import { whyNotPosition } from "../place-refusal.ts";

type ListedPlace = { id: string } & Place;

/**
 * Saves small corrections of a layout (snapping and clamping), all or nothing: never another room, always
 * less than a cell, so that it cannot replace a paid move (`CON-10`, `GAP-16`, `ABU-28`).
 */
export const syncLayout: CommandRule<SyncLayoutCommand> = {
  whyNot(moment, { machines }) {
    const { rules, lab } = moment;
    if (new Set(machines.map(({ id }) => id)).size < machines.length)
      return refusalOf(rules, "duplicate_ids");
    if (machines.some(({ id }) => !machineOf(lab, id))) return refusalOf(rules, "unknown_machine");
    if (machines.some((listed) => isRealMove(moment, listed))) return refusalOf(rules, "layout_changed");
    return whyNotCorrected(moment, machines);
  },
  perform({ lab }, { machines }) {
    const changed = machines.filter((listed) => place(lab, listed));
    return changed.length > 0 ? [{ type: "layoutSynced" }] : [];
  },
};

function isRealMove({ rules, lab }: LabMoment, listed: ListedPlace): boolean {
  const machine = machineOf(lab, listed.id);
  const tolerance = rules.layout.syncToleranceCells * rules.grid.cell;
  return (
    !machine ||
    machine.room !== listed.room ||
    Math.abs(machine.x - listed.x) >= tolerance ||
    Math.abs(machine.y - listed.y) >= tolerance
  );
}

/** Checks the new position of each changed machine against the new positions of all others. */
function whyNotCorrected(moment: LabMoment, machines: readonly ListedPlace[]): Refusal | null {
  const corrected: Lab = { ...moment.lab, machines: moment.lab.machines.map((machine) => ({ ...machine })) };
  const changed = machines.filter((listed) => place(corrected, listed));
  for (const listed of changed) {
    const refusal = whyNotPosition({ ...moment, lab: corrected }, "machine", listed, listed.id);
    if (refusal) return refusal.code === "collision" ? refusal : refusalOf(moment.rules, "layout_changed");
  }
  return null;
}

/** Moves a machine to its listed position; returns whether that changed anything. */
function place(lab: Lab, listed: ListedPlace): boolean {
  const machine = machineOf(lab, listed.id);
  if (!machine || (machine.x === listed.x && machine.y === listed.y)) return false;
  machine.x = listed.x;
  machine.y = listed.y;
  return true;
}
