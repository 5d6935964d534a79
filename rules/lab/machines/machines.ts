import { noResources, type Resources } from "../../amounts/resources.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Lab, Machine, MachineType } from "../lab.ts";
import { amplifier } from "./amplifier.ts";
import { catLair } from "./cat-lair.ts";
import { fomoHit } from "./fomo-hit.ts";
import { incubator } from "./incubator.ts";
import type { MachineRule, MachineWork } from "./machine-rule.ts";
import { reactor } from "./reactor.ts";

/** The machine types (`LAB-060`), in the order in which players see them. */
export const MACHINES: Record<MachineType, MachineRule> = { catLair, reactor, amplifier, incubator, fomoHit };

export const MACHINE_TYPES = Object.keys(MACHINES) as readonly MachineType[];

/**
 * Whether an unchecked text names a machine type; inherited names such as "constructor" do not (`ABU-37`).
 */
export function isMachineType(text: string): text is MachineType {
  return Object.hasOwn(MACHINES, text);
}

/** Compares types for activating several machines: whoever makes what others use, or raises them, comes first. */
export function byActivationOrder(one: MachineType, other: MachineType): number {
  return MACHINES[one].activationOrder - MACHINES[other].activationOrder;
}

/** Returns what a machine does, for the screens that offer it (`LAB-115` to `LAB-118`). */
export function machineWork(rules: RuleSet, type: MachineType, level: number): MachineWork {
  const { gained, spent, boost = 0, upkeep = 0 } = MACHINES[type].work(rules, level);
  return { gained: { ...noResources(), ...gained }, spent: { ...noResources(), ...spent }, boost, upkeep };
}

/**
 * Returns what activating a machine of the lab would give, with the amplifiers' share (`CON-24`); nothing for what
 * depends on an account's stake.
 */
export function activationGains(rules: RuleSet, lab: Lab, { type, level }: Machine): Resources {
  const { gained } = machineWork(rules, type, level);
  gained.tcorvax += MACHINES[type].boostedBy?.(rules, lab) ?? 0;
  return gained;
}

/** The text on the badge above a machine, or null (`LAB-039` to `LAB-042`, `CON-20`). */
export function badgeOf(rules: RuleSet, machine: Machine, walletReady: boolean): string | null {
  return MACHINES[machine.type].badge?.(rules, machine, walletReady) ?? null;
}
