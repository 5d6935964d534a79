import type { RuleSet } from "../ruleset/rule-set.ts";
import { whyNot } from "./apply.ts";
import type { LedgerAccount } from "./command.ts";
import type { Lab, Machine } from "./lab.ts";
import { byOrder } from "./ready-machines.ts";

/**
 * The machine of `waiting` to activate next, or null when none is left. Machines that are refused now wait, as another
 * one may give what they lack: a Reactor gives the Energy for an Amplifier. Once all are refused, each comes up to be
 * refused with its reason.
 */
export function nextActivation(
  rules: RuleSet,
  lab: Lab,
  waiting: ReadonlySet<string>,
  account: LedgerAccount | null,
  now: number,
): Machine | null {
  const machines = lab.machines.filter(({ id }) => waiting.has(id)).sort(byOrder);
  const isAllowed = ({ id }: Machine) =>
    whyNot(rules, lab, { type: "activate", machineId: id, account }, now) === null;
  return machines.find(isAllowed) ?? machines[0] ?? null;
}
