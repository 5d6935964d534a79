import {
  type Amount,
  type LabEvent,
  RESOURCE_NAMES,
  type ResourceName,
  resourceFlow,
} from "../../rules/index.ts";
import { DAY_MS } from "./health.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

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

const select = statement<[number, number], LabDay>(
  "SELECT day, resource, made, spent FROM lab_days WHERE player_id = $1 AND day >= $2 ORDER BY day, resource",
);
const add = statement<[number, number, string, number, number]>(
  `INSERT INTO lab_days (player_id, day, resource, made, spent) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (player_id, day, resource)
   DO UPDATE SET made = lab_days.made + excluded.made, spent = lab_days.spent + excluded.spent`,
);

/** Adds to what a lab made and spent, within the unit of the change. */
export function addLabDays(unit: Unit, playerId: number, days: readonly LabDay[]): void {
  for (const { day, resource, made, spent } of days) unit.write(add, playerId, day, resource, made, spent);
}

export function labDays(queries: Queries, playerId: number, sinceDay: number): Promise<LabDay[]> {
  return queries.all(select, playerId, sinceDay);
}
