import {
  amountOf,
  type LabEvent,
  newLab,
  newRandom,
  noResources,
  RESOURCE_NAMES,
  type Resources,
  type RuleSet,
} from "../../../index.ts";
import type { Policy } from "../policy.ts";
import type { Wish } from "../wish.ts";
import { milestonesOf } from "./milestones.ts";
import { DAYS_PER_WEEK, plannedVisits } from "./timetable.ts";
import { type LabPlayer, type MachineWait, type Visit, visitLab } from "./visit-lab.ts";

/** One day of a simulated lab, in amounts. */
export interface LabDay {
  visits: number;
  /** What machines gave, what goals paid and scenes brought, what machines and the upkeep used up, and what purchases cost. */
  gained: Resources;
  goals: Resources;
  used: Resources;
  spent: Resources;
  /** What the player owns after the last visit so far. */
  owned: Resources;
  /** Visits at whose end the next purchase waited for something, and that found a machine of no use. */
  waits: Partial<Record<Visit["waits"][number], number>>;
  machineWaits: Partial<Record<MachineWait, number>>;
}

/** When something was reached: milliseconds after the first visit, and the number of the visit (from 1). */
export interface Reached {
  afterMs: number;
  visit: number;
}

export interface LabHistory {
  days: LabDay[];
  milestones: ReadonlyMap<string, Reached>;
}

/** Midnight before the first day; any time well after zero, which means "never" in a lab. */
const START_MS = 1_800_000_000_000;

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
      if (!milestones.has(name)) milestones.set(name, { afterMs: atMs - firstMs, visit: index + 1 });
  });
  carryOwned(days);
  return { days, milestones };
}

function newPlayer(rules: RuleSet, policy: Policy, wishes: readonly Wish[]): LabPlayer {
  const { wallet, stakedCvx, mostPurchases, keeps } = policy;
  let ids = 0;
  return {
    rules,
    buyer: { wishes, keeps },
    mostPurchases,
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
