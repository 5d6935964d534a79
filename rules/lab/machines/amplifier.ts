import { type Amount, amountOf } from "../../amounts/amount.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { LabEvent } from "../event.ts";
import type { Lab, Machine } from "../lab.ts";
import { collect, type MachineRule } from "./machine-rule.ts";

/**
 * An amplifier raises what reactors yield as long as its upkeep is paid. An offline one is paid and comes online for a
 * day when it is activated; an online one only starts its cooldown (`GAP-04`).
 */
export const amplifier: MachineRule = {
  activationOrder: 4,
  work: (rules, level) => ({ boost: boostOfLevel(rules, level), upkeep: upkeepOfLevel(rules, level) }),
  newlyBuilt: (rules, now) => ({ upkeepPaidUntil: now + rules.amplifier.upkeepPeriodMs }),
  whyNotActivate({ rules, lab }, machine) {
    const stuck = machine.isOffline && lab.resources.energy < upkeepOf(rules, machine);
    return stuck ? refusalOf(rules, "offline") : null;
  },
  activate(moment, machine) {
    const { rules, now } = moment;
    const message = rules.texts.lab.activation.amplifierOnline;
    if (!machine.isOffline) return [collect(moment, machine, { message })];
    const activated = collect(moment, machine, { message, spent: { energy: upkeepOf(rules, machine) } });
    machine.isOffline = false;
    machine.upkeepPaidUntil = now + rules.amplifier.upkeepPeriodMs;
    return [activated];
  },
  badge: ({ texts }, { isOffline }) => (isOffline ? texts.lab.badges.offline : null),
  guideValues: ({ amplifier: numbers }) => ({
    boost: numbers.boostBase,
    boostExtra: numbers.boostPerExtraLevel,
    upkeep: numbers.upkeepEnergyPerLevel,
  }),
};

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
