import { badgeOf, type Lab, type Machine, type RuleSet } from "../../../rules/index.ts";

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

/** Returns the badges above the machines, by machine id (`LAB-039` to `LAB-042`). */
export function badgesOf(rules: RuleSet, lab: Lab, walletReady: boolean): Record<string, string> {
  const badges: Record<string, string> = {};
  for (const machine of lab.machines) {
    const badge = badgeOf(rules, machine, walletReady);
    if (badge !== null) badges[machine.id] = badge;
  }
  return badges;
}
