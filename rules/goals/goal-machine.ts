import { upgrade } from "../lab/commands/upgrade.ts";
import type { Lab, Machine } from "../lab/lab.ts";
import { readyMachines } from "../lab/ready-machines.ts";
import { settledView } from "../lab/settled-view.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { reachedGoals } from "./deeds.ts";

/** The key of the first goal that is not reached; null when all are, or while it is not known what was reached. */
export function nextGoal(rules: RuleSet, lab: Lab): string | null {
  if (!lab.progress) return null;
  const reached = reachedGoals(lab);
  return Object.keys(rules.goals.first).find((key) => !Object.hasOwn(reached, key)) ?? null;
}

/** The machine in this room with which the next goal can be worked on at `now`, or null. */
export function goalMachine(rules: RuleSet, lab: Lab, room: number, now: number): Machine | null {
  const goal = rules.goals.first[nextGoal(rules, lab) ?? ""];
  if (!goal) return null;
  const here = (machine: Machine) => machine.room === room;
  if (goal.place === "upgrade")
    return lab.machines.find((machine) => here(machine) && isUpgradable(rules, lab, machine, now)) ?? null;
  if (goal.place === "cat") return lab.machines.find((one) => here(one) && one.type === "catLair") ?? null;
  if (goal.place !== "machine") return null;
  const ready = readyMachines(rules, lab, now).filter(here);
  return ready.find(({ type }) => goal.measure !== "catPrice" || type === "catLair") ?? null;
}

function isUpgradable(rules: RuleSet, lab: Lab, { id }: Machine, now: number): boolean {
  return upgrade.whyNot(settledView(rules, lab, now), { type: "upgrade", machineId: id }) === null;
}
