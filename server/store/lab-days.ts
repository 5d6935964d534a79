import {
  type Amount,
  type LabEvent,
  RESOURCE_NAMES,
  type ResourceName,
  resourceFlow,
} from "../../rules/index.ts";
import { DAY_MS } from "./store-sizes.ts";

/** Days of a lab's statistics that are kept, the present one included. */
export const KEPT_LAB_DAYS = 90;

/** What a lab made and spent of one resource on one day. */
export interface LabDay {
  /** UTC day, counted from the first of January 1970. */
  day: number;
  resource: ResourceName;
  made: Amount;
  spent: Amount;
}

/** The statistics of labs: at most one row a day and resource; see `Store`. */
export interface LabDayStore {
  /** What the player's lab made and spent on the kept days, the oldest first. */
  labDays(playerId: number): Promise<LabDay[]>;
}

/** The UTC day of a moment. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The first day of those that are kept. */
export function firstKeptDay(now: number): number {
  return dayOf(now) - KEPT_LAB_DAYS + 1;
}

/** What these events add to the statistics, one for each resource that they changed. */
export function labDaysOf(now: number, events: readonly LabEvent[] = []): LabDay[] {
  const { made, spent } = resourceFlow(events);
  return RESOURCE_NAMES.filter((name) => made[name] !== 0 || spent[name] !== 0).map((resource) => ({
    day: dayOf(now),
    resource,
    made: made[resource],
    spent: spent[resource],
  }));
}
