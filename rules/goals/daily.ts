import type { Resources } from "../amounts/resources.ts";
import { newRandom, roll } from "../battle/state/random.ts";
import type { Lab } from "../lab/lab.ts";
import { machineWork } from "../lab/machines/machines.ts";
import { DAY_MS } from "../pvp/calendar.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { deedCount, deedsOf, progressOf } from "./deeds.ts";
import { DAILY_SIZES, type DailyMeasure, type GoalsOfDay } from "./progress.ts";

type DailyRow = RuleSet["goals"]["daily"][string];

/** The day of the server's calendar (UTC) that a moment belongs to: whole days since 1970. */
function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** When the goals of the day of `now` end and others are drawn. */
export function dailyGoalsEndAt(now: number): number {
  return (dayOf(now) + 1) * DAY_MS;
}

/** Whether a later day than that of the lab's goals has begun, or a goal of a missing size can be drawn. */
export function daysGoalsAreDue(rules: RuleSet, lab: Lab, now: number): boolean {
  const { today = { day: dayOf(now), goals: {} } } = lab.progress ?? {};
  return dayOf(now) > today.day || missingRows(rules, lab, today).length > 0;
}

/**
 * Begins the goals of the day of `now`, and draws those of sizes that are missing since no machine could reach one
 * before. A clock that is set back leaves the later day as it is.
 */
export function drawGoalsOfDay(rules: RuleSet, lab: Lab, now: number): void {
  const progress = progressOf(lab);
  const day = dayOf(now);
  if (progress.today === undefined || day > progress.today.day) progress.today = { day, goals: {} };
  for (const [key, { measure }] of missingRows(rules, lab, progress.today))
    progress.today.goals[key] = { from: deedsOf(lab)[measure] ?? 0 };
}

/** How far a goal of the day is, in what its row counts: a whole number from 0. */
export function dailyValue(lab: Lab, { measure }: DailyRow, from: number): number {
  return deedCount(measure, Math.max(0, (deedsOf(lab)[measure] ?? 0) - from));
}

/** For each size without a goal, the row that is drawn: the same for all labs with the same kinds of machines. */
function missingRows(rules: RuleSet, lab: Lab, { day, goals }: GoalsOfDay): [string, DailyRow][] {
  const rows = Object.entries(rules.goals.daily);
  const taken = rows.filter(([key]) => Object.hasOwn(goals, key));
  const drawn: [string, DailyRow][] = [];
  for (const size of DAILY_SIZES) {
    if (taken.some(([, row]) => row.size === size)) continue;
    const counted = [...taken, ...drawn].map(([, { measure }]) => measure);
    const possible = rows.filter(
      ([, row]) => row.size === size && !counted.includes(row.measure) && isPossible(rules, lab, row.measure),
    );
    const random = newRandom(`goals:${day}:${size}`);
    const found = possible[Math.floor(roll(random) * possible.length)];
    if (found) drawn.push(found);
  }
  return drawn;
}

/** Whether an activation that brings this counts. */
const COUNTS: Record<DailyMeasure, (gained: Resources) => boolean> = {
  activations: () => true,
  catNipsMade: ({ catNips }) => catNips > 0,
  tcorvaxMade: ({ tcorvax }) => tcorvax > 0,
  energyMade: ({ energy }) => energy > 0,
};

/** Whether the machines of the lab do what is counted. */
function isPossible(rules: RuleSet, lab: Lab, measure: DailyMeasure): boolean {
  return lab.machines.some(({ type, level }) => COUNTS[measure](machineWork(rules, type, level).gained));
}
