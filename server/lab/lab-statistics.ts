import { noResources, type Resources } from "../../rules/index.ts";
import type { LabStatisticsReply } from "../contract/index.ts";
import { DAY_MS } from "../store/health.ts";
import { dayOf, KEPT_LAB_DAYS, type LabDay } from "../store/lab-days.ts";
import { resourcesReply } from "./replies.ts";

/** The statistics of a lab as the contract sends them. */
export function labStatistics(days: readonly LabDay[], now: number): LabStatisticsReply {
  const byDay = new Map<number, { made: Resources; spent: Resources }>();
  for (const { day, resource, made, spent } of days) {
    const sums = byDay.get(day) ?? { made: noResources(), spent: noResources() };
    sums.made[resource] = made;
    sums.spent[resource] = spent;
    byDay.set(day, sums);
  }
  return {
    today: dayText(dayOf(now)),
    keptDays: KEPT_LAB_DAYS,
    days: [...byDay].map(([day, { made, spent }]) => ({
      day: dayText(day),
      made: resourcesReply(made),
      spent: resourcesReply(spent),
    })),
  };
}

/** A UTC day as `2030-01-31`. */
function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, "2030-01-31".length);
}
