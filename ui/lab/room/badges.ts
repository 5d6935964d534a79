import { badgeOf, type Lab } from "../../../rules/index.ts";

/** Returns the badges above the machines, by machine id (`LAB-039` to `LAB-042`). */
export function badgesOf(lab: Lab, walletReady: boolean): Record<string, string> {
  const badges: Record<string, string> = {};
  for (const machine of lab.machines) {
    const badge = badgeOf(machine, walletReady);
    if (badge !== null) badges[machine.id] = badge;
  }
  return badges;
}
