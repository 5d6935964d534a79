import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lab, Machine, MachineType } from "./lab.ts";

const MINUTE_MS = 60_000;

/** Milliseconds until a machine may be activated again; 0 when it is ready (`LAB-105`). */
export function remainingCooldown(rules: RuleSet, machine: Machine, now: number): number {
  if (machine.lastActivated === 0) return 0;
  return Math.max(0, machine.lastActivated + rules.activation.cooldownMs - now);
}

/** Milliseconds as whole minutes, rounded up (`LAB-109`, `ERR-003`). */
export function cooldownMinutes(remainingMs: number): number {
  return Math.ceil(remainingMs / MINUTE_MS);
}

/** The machines whose cooldown ended after `since` and not later than `now`. */
export function becameReady(rules: RuleSet, lab: Lab, since: number, now: number): Machine[] {
  return lab.machines.filter((machine) => {
    const readyAt = machine.lastActivated + rules.activation.cooldownMs;
    return machine.lastActivated !== 0 && readyAt > since && readyAt <= now;
  });
}

/** The moment at which the last machine that cools down is ready; null if none was ever activated. */
export function allReadyAt(rules: RuleSet, lab: Lab): number | null {
  const activated = lab.machines.map(({ lastActivated }) => lastActivated).filter((moment) => moment !== 0);
  return activated.length === 0 ? null : Math.max(...activated) + rules.activation.cooldownMs;
}

/** The types of which a machine works at `now`: it cools down, or its upkeep is paid, and it is not offline. */
export function typesAtWork(rules: RuleSet, machines: readonly Machine[], now: number): MachineType[] {
  const working = machines.filter(
    (machine) =>
      !machine.isOffline && (remainingCooldown(rules, machine, now) > 0 || machine.upkeepPaidUntil > now),
  );
  return [...new Set(working.map(({ type }) => type))];
}
