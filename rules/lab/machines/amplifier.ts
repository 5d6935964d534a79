import { type Amount, amountOf } from "../../amounts/amount.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { LabEvent } from "../event.ts";
import type { Lab, Machine } from "../lab.ts";
import { collect, type MachineRule } from "./machine-rule.ts";

/**
 * An amplifier raises what reactors yield as long as its upkeep is paid. An offline one, without Energy or switched off,
 * is paid and comes online for a day when it is activated; an online one only starts its cooldown (`GAP-04`, `GAP-78`).
 */
export const amplifier: MachineRule = {
  activationOrder: 4,
  work: (rules, level) => ({ boost: boostOfLevel(rules, level), upkeep: upkeepOfLevel(rules, level) }),
  newlyBuilt: (rules, now) => ({ upkeepPaidUntil: now + rules.amplifier.upkeepPeriodMs }),
  whyNotActivate: ({ rules, lab, now }, machine) => whyNotOnline(rules, lab, machine, now),
  activate(moment, machine) {
    const { rules, lab, now } = moment;
    const activated = collect(moment, machine, { message: rules.texts.lab.activation.amplifierOnline });
    activated.spent.energy = bringOnline(rules, lab, machine, now);
    return [activated];
  },
  badge: ({ texts }, { isOffline }) => (isOffline ? texts.lab.badges.offline : null),
  guideValues: ({ amplifier: numbers }) => ({
    boost: numbers.boostBase,
    boostExtra: numbers.boostPerExtraLevel,
    upkeep: numbers.upkeepEnergyPerLevel,
  }),
};

/** Why an amplifier cannot come online at `now`, or null; one that is online stays so. */
export function whyNotOnline(rules: RuleSet, lab: Lab, machine: Machine, now: number): Refusal | null {
  return lab.resources.energy < priceOfOnline(rules, machine, now) ? refusalOf(rules, "offline") : null;
}

/** Brings it online and pays a whole period, unless the paid one still runs; returns the Energy that was paid. */
export function bringOnline(rules: RuleSet, lab: Lab, machine: Machine, now: number): Amount {
  const price = priceOfOnline(rules, machine, now);
  lab.resources.energy -= price;
  if (machine.isOffline && !isPaid(machine, now))
    machine.upkeepPaidUntil = now + rules.amplifier.upkeepPeriodMs;
  machine.isOffline = false;
  delete machine.isSwitchedOff;
  return price;
}

/** Energy that is due at once when an amplifier comes online at `now`; 0 while a paid period runs (`GAP-78`). */
export function priceOfOnline(rules: RuleSet, machine: Machine, now: number): Amount {
  return machine.isOffline && !isPaid(machine, now) ? upkeepOf(rules, machine) : 0;
}

/** Whether it was switched off within a period that is paid. */
function isPaid(machine: Machine, now: number): boolean {
  return machine.isSwitchedOff === true && now < machine.upkeepPaidUntil;
}

/** Energy for one upkeep period of an amplifier (`LAB-117`). */
export function upkeepOf(rules: RuleSet, machine: Machine): Amount {
  return upkeepOfLevel(rules, machine.level);
}

function upkeepOfLevel(rules: RuleSet, level: number): Amount {
  return amountOf(rules.amplifier.upkeepEnergyPerLevel * level);
}

/** TCorvax that an amplifier of this level adds to each reactor activation (`CON-24`). */
export function boostOfLevel(rules: RuleSet, level: number): Amount {
  return amountOf(rules.amplifier.boostBase + rules.amplifier.boostPerExtraLevel * (level - 1));
}

/** TCorvax that all online amplifiers of the lab add, in all rooms (`GAP-05`, `GAP-11`). */
export function boostOf(rules: RuleSet, lab: Lab): Amount {
  let boost = 0;
  for (const machine of lab.machines)
    if (machine.type === "amplifier" && !machine.isOffline) boost += boostOfLevel(rules, machine.level);
  return boost;
}

/** Whether any amplifier owes Energy at `now`. */
export function upkeepIsDue(lab: Lab, now: number): boolean {
  return lab.machines.some((machine) => owes(machine, now));
}

/**
 * Charges every upkeep period that has begun, at the amplifier's present level, as far as the Energy
 * suffices; then the amplifier is offline and no debt arises (`GAP-04`). It makes no difference how often
 * this runs, as Energy changes only through commands, which run it first (`ABU-58`).
 */
export function settleUpkeep(rules: RuleSet, lab: Lab, now: number): LabEvent[] {
  const events: LabEvent[] = [];
  for (const machine of lab.machines) if (owes(machine, now)) settleMachine(rules, lab, machine, now, events);
  return events;
}

function owes(machine: Machine, now: number): boolean {
  return machine.type === "amplifier" && !machine.isOffline && now >= machine.upkeepPaidUntil;
}

function settleMachine(rules: RuleSet, lab: Lab, machine: Machine, now: number, events: LabEvent[]): void {
  const price = upkeepOf(rules, machine);
  const { upkeepPeriodMs } = rules.amplifier;
  const begun = Math.floor((now - machine.upkeepPaidUntil) / upkeepPeriodMs) + 1;
  const affordable = price > 0 ? Math.floor(lab.resources.energy / price) : begun;
  const days = Math.min(begun, affordable);
  if (days > 0) {
    lab.resources.energy -= days * price;
    machine.upkeepPaidUntil += days * upkeepPeriodMs;
    events.push({ type: "upkeepPaid", machineId: machine.id, days, energy: days * price });
  }
  if (days < begun) {
    machine.isOffline = true;
    events.push({ type: "amplifierOffline", machineId: machine.id });
  }
}
