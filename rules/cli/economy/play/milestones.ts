import type { Lab, LabEvent, MachineType, RuleSet } from "../../../index.ts";
import { copiesOf, machineOf, whyNotBuildable } from "../../../index.ts";

const ORDINALS = ["", "second ", "third "];

/** The names of what a visit reached for the first time; `lab` is the lab after the visit. */
export function milestonesOf(rules: RuleSet, lab: Lab, events: readonly LabEvent[], now: number): string[] {
  const copies = new Map<MachineType, number>();
  const reached = events.flatMap((event) => {
    switch (event.type) {
      case "machineBuilt": {
        const built = events.filter(
          (one) => one.type === "machineBuilt" && one.machineType === event.machineType,
        );
        const copy = copies.get(event.machineType) ?? copiesOf(lab, event.machineType) - built.length;
        copies.set(event.machineType, copy + 1);
        return [`${ORDINALS[copy] ?? `${copy + 1}th `}${nameOf(rules, event.machineType)}`];
      }
      case "machineUpgraded": {
        const machine = machineOf(lab, event.machineId);
        return machine ? [`${nameOf(rules, machine.type)} at level ${event.level}`] : [];
      }
      case "roomUnlocked":
        return [`room ${event.room}`];
      case "petAdopted":
        return ["cat"];
      case "mintChanged":
        return event.outcome === "succeeded" ? ["first mint"] : [];
      case "machineActivated":
        return event.gained.eggs > 0 ? ["first egg"] : [];
      default:
        return [];
    }
  });
  const refusal = whyNotBuildable(rules, lab, "incubator", now);
  const isAllowed =
    refusal === null || refusal.code === "not_enough_resources" || copiesOf(lab, "incubator") > 0;
  return isAllowed ? [...reached, "first machines at their best"] : reached;
}

function nameOf(rules: RuleSet, type: MachineType): string {
  return rules.texts.machines[type].name;
}
