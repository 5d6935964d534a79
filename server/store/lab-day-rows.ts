import type { LabDay } from "./lab-days.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

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
