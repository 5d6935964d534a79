import type { Machine, RuleSet } from "../../../rules/index.ts";

/** A name for each machine by id; copies of one type are numbered, so that no two sound the same. */
export function machineLabels(rules: RuleSet, machines: readonly Machine[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const machine of machines) {
    const copies = machines.filter(({ type }) => type === machine.type);
    const { name } = rules.machines[machine.type];
    labels.set(machine.id, copies.length > 1 ? `${name} ${copies.indexOf(machine) + 1}` : name);
  }
  return labels;
}
