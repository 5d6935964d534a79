import { rollBetween } from "../../../battle/state/random.ts";
import { type RandomState, roll } from "../../../index.ts";
import { DAYS, type Policy } from "../policy.ts";

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const DAYS_PER_WEEK = 7;
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
