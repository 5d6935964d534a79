import type { RuleSet } from "../ruleset/rule-set.ts";
import { remainingCooldown } from "./cooldown.ts";
import type { Lab, Machine } from "./lab.ts";
import { isUnminted } from "./machines/fomo-hit.ts";
import { byActivationOrder } from "./machines/machines.ts";

/**
 * The machines that one press may activate at `now`, in the order in which they are tried: their cooldown is over, they
 * need no signature of the wallet, as a FOMO HIT without its badge does, and their player has not switched them off.
 */
export function readyMachines(rules: RuleSet, lab: Lab, now: number): Machine[] {
  return lab.machines
    .filter((machine) => remainingCooldown(rules, machine, now) === 0)
    .filter((machine) => !isUnminted(machine) && machine.isSwitchedOff !== true)
    .sort(byOrder);
}

/** Of the same type the higher level comes first: it makes more of Cat Nips that do not suffice for all. */
export function byOrder(one: Machine, other: Machine): number {
  return byActivationOrder(one.type, other.type) || other.level - one.level;
}
