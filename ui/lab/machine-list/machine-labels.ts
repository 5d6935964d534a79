import type { Machine, RuleSet } from "../../../rules/index.ts";

/** Returns a unique name for each machine by id; machines of the same type are numbered. */
export function machineLabels(rules: RuleSet, machines: readonly Machine[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const machine of machines) {
    const copies = machines.filter(({ type }) => type === machine.type);
    const { name } = rules.texts.machines[machine.type];
    labels.set(machine.id, copies.length > 1 ? `${name} ${copies.indexOf(machine) + 1}` : name);
  }
  return labels;
}
