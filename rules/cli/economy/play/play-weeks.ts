import { rollBetween } from "../../../battle/state/random.ts";
import {
  amountOf,
  copiesOf,
  type Lab,
  type LabEvent,
  type MachineType,
  machineOf,
  newLab,
  newRandom,
  noResources,
  type RandomState,
  RESOURCE_NAMES,
  type Resources,
  type RuleSet,
  roll,
  whyNotBuildable,
} from "../../../index.ts";
import { DAY_MS, DAYS, DAYS_PER_WEEK, type Policy, type Wish } from "../policy.ts";
import {
  type BarredWish,
  type LabPlayer,
  type MachineWait,
  neverBought,
  type Visit,
  visitLab,
} from "./visit-lab.ts";

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** A visit: milliseconds since midnight of the first day, and the day it belongs to (from 0). */
export interface PlannedVisit {
  atMs: number;
  day: number;
}

/**
 * The visits of a player in some weeks. The first day is the policy's first day of the week with a visit, and the first
 * visit is never missed.
 */
export function plannedVisits(policy: Policy, weeks: number, random: RandomState): PlannedVisit[] {
  const firstDay = Math.min(...policy.visits.flatMap(({ days }) => days.map((day) => DAYS.indexOf(day))));
  const visits: PlannedVisit[] = [];
  for (let day = 0; day < weeks * DAYS_PER_WEEK; day++) {
    const weekday = DAYS[(firstDay + day) % DAYS_PER_WEEK];
    const times = policy.visits.flatMap(({ days, times }) =>
      days.some((one) => one === weekday) ? times : [],
    );
    for (const time of times) {
      const minutes = minutesOf(time) + rollBetween(random, -policy.variesByMinutes, policy.variesByMinutes);
      const isMissed = roll(random) < policy.missedShare;
      if (!isMissed || visits.length === 0) visits.push({ day, atMs: day * DAY_MS + minutes * MINUTE_MS });
    }
  }
  return visits.sort((one, other) => one.atMs - other.atMs);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

const ORDINALS = ["", "second ", "third "];

/** The names of what a visit reached for the first time; `lab` is the lab after the visit. */
export function milestonesOf(rules: RuleSet, lab: Lab, events: readonly LabEvent[], now: number): string[] {
  const copies = new Map<MachineType, number>();
  const reached = events.flatMap((event) => {
    switch (event.type) {
      case "machineBuilt": {
        const built = events.filter(
          (one) => one.type === "machineBuilt" && one.machineType === event.machineType,
        );
        const copy = copies.get(event.machineType) ?? copiesOf(lab, event.machineType) - built.length;
        copies.set(event.machineType, copy + 1);
        return [`${ORDINALS[copy] ?? `${copy + 1}th `}${nameOf(rules, event.machineType)}`];
      }
      case "machineUpgraded": {
        const machine = machineOf(lab, event.machineId);
        return machine ? [`${nameOf(rules, machine.type)} at level ${event.level}`] : [];
      }
      case "roomUnlocked":
        return [`room ${event.room}`];
      case "petAdopted":
        return ["cat"];
      case "mintChanged":
        return event.outcome === "succeeded" ? ["first mint"] : [];
      case "machineActivated":
        return event.gained.eggs > 0 ? ["first egg"] : [];
      default:
        return [];
    }
  });
  const refusal = whyNotBuildable(rules, lab, "incubator", now);
  const isAllowed =
    refusal === null || refusal.code === "not_enough_resources" || copiesOf(lab, "incubator") > 0;
  return isAllowed ? [...reached, "first machines at their best"] : reached;
}

function nameOf(rules: RuleSet, type: MachineType): string {
  return rules.texts.machines[type].name;
}

/**
 * What a day did to the resources: what machines gave, what goals paid and scenes brought, what machines and the upkeep
 * used up, what purchases cost, and what the player owns after the last visit so far.
 */
export const AMOUNTS = ["gained", "goals", "used", "spent", "owned"] as const;
export type AmountName = (typeof AMOUNTS)[number];

/** One day of a simulated lab. */
export interface LabDay extends Record<AmountName, Resources> {
  visits: number;
  /** Visits at whose end the next purchase waited for something, and that found a machine of no use. */
  waits: Partial<Record<Visit["waits"][number], number>>;
  machineWaits: Partial<Record<MachineWait, number>>;
}

/** When something was reached: milliseconds after the first visit, the day (from 0) and the number of the visit (from 1). */
export interface Reached {
  afterMs: number;
  day: number;
  visit: number;
}

export interface LabHistory {
  days: LabDay[];
  milestones: ReadonlyMap<string, Reached>;
  neverBought: BarredWish[];
}

/** Midnight before the first day, in UTC as the days of goals are; well after zero, which means "never" in a lab. */
export const START_MS = Date.UTC(2027, 0, 18);

/** Plays one player's lab for some weeks, through the commands of the game and with a clock of its own. */
export function playWeeks(
  rules: RuleSet,
  policy: Policy,
  wishes: readonly Wish[],
  weeks: number,
  seed: string,
): LabHistory {
  const visits = plannedVisits(policy, weeks, newRandom(seed));
  const firstMs = visits[0]?.atMs ?? 0;
  const player = newPlayer(rules, policy, wishes);
  const days = Array.from({ length: weeks * DAYS_PER_WEEK }, newDay);
  const milestones = new Map<string, Reached>();
  visits.forEach(({ day, atMs }, index) => {
    const now = START_MS + atMs;
    const visit = visitLab(player, now);
    addVisit(days[day] ?? newDay(), visit, player.lab.resources);
    for (const name of milestonesOf(rules, player.lab, visit.events, now))
      if (!milestones.has(name)) milestones.set(name, { afterMs: atMs - firstMs, day, visit: index + 1 });
  });
  carryOwned(days);
  const end = START_MS + weeks * DAYS_PER_WEEK * DAY_MS;
  return { days, milestones, neverBought: neverBought(player, end) };
}

/** A player with a new lab. */
export function newPlayer(rules: RuleSet, policy: Policy, wishes: readonly Wish[]): LabPlayer {
  const { wallet, stakedCvx, mostPurchases, keeps, amplifier } = policy;
  let ids = 0;
  return {
    rules,
    buyer: { wishes, keeps },
    mostPurchases,
    amplifier,
    account: wallet ? { address: "simulated", staked: amountOf(stakedCvx), lastRewardAt: 0 } : null,
    lab: newLab(rules),
    energyGained: [],
    newId: () => `new-${++ids}`,
  };
}

function newDay(): LabDay {
  return {
    visits: 0,
    gained: noResources(),
    goals: noResources(),
    used: noResources(),
    spent: noResources(),
    owned: noResources(),
    waits: {},
    machineWaits: {},
  };
}

function addVisit(day: LabDay, { events, waits, machineWaits }: Visit, owned: Resources): void {
  day.visits += 1;
  for (const event of events) addEvent(day, event);
  for (const wait of waits) day.waits[wait] = (day.waits[wait] ?? 0) + 1;
  for (const wait of machineWaits) day.machineWaits[wait] = (day.machineWaits[wait] ?? 0) + 1;
  day.owned = { ...owned };
}

function addEvent(day: LabDay, event: LabEvent): void {
  switch (event.type) {
    case "machineActivated":
      addTo(day.gained, event.gained);
      addTo(day.used, event.spent);
      break;
    case "goalPaid":
    case "sceneSeen":
      addTo(day.goals, event.gained);
      break;
    case "machineBuilt":
    case "machineUpgraded":
    case "petAdopted":
      addTo(day.spent, event.cost);
      break;
    case "upkeepPaid":
      day.used.energy += event.energy;
      break;
    case "rescued":
      day.gained.tcorvax += event.tcorvax;
      break;
    default:
  }
}

function addTo(sum: Resources, amounts: Resources): void {
  for (const name of RESOURCE_NAMES) sum[name] += amounts[name];
}

/** On a day without a visit the player still owns what the last visit left. */
function carryOwned(days: readonly LabDay[]): void {
  let owned = noResources();
  for (const day of days) {
    if (day.visits === 0) day.owned = { ...owned };
    owned = day.owned;
  }
}
