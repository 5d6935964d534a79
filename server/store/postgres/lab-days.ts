import type { LabDay } from "../lab-days.ts";
import { type Queries, statement } from "./queries.ts";
import type { Transaction } from "./transactions.ts";

const select = statement<[number, number], LabDay>(
  "SELECT day, resource, made, spent FROM lab_days WHERE player_id = $1 AND day >= $2 ORDER BY day, resource",
);

/** Adds to the rows of a day; `source` names the row of the player and the places of `labDayValues`. */
export const ADD_LAB_DAYS = (source: string, first: number) => `
  INSERT INTO lab_days (player_id, day, resource, made, spent)
  SELECT ${source}.player_id, flow.day, flow.resource, flow.made, flow.spent FROM ${source},
    unnest($${first}::int[], $${first + 1}::text[], $${first + 2}::bigint[], $${first + 3}::bigint[])
      AS flow (day, resource, made, spent)
  ON CONFLICT (player_id, day, resource)
  DO UPDATE SET made = lab_days.made + excluded.made, spent = lab_days.spent + excluded.spent`;

/** The values of some days for `ADD_LAB_DAYS`, in its order. */
export type LabDayValues = [number[], string[], number[], number[]];

const insert = statement<[number, ...LabDayValues]>(
  `WITH player (player_id) AS (SELECT $1::int) ${ADD_LAB_DAYS("player", 2)}`,
);

export function labDayValues(days: readonly LabDay[]): LabDayValues {
  return [
    days.map(({ day }) => day),
    days.map(({ resource }) => resource),
    days.map(({ made }) => made),
    days.map(({ spent }) => spent),
  ];
}

/** Adds to what a lab made and spent, within the transaction of the change. */
export function addLabDays(transaction: Transaction, playerId: number, days: readonly LabDay[]): void {
  if (days.length > 0) transaction.write(insert, playerId, ...labDayValues(days));
}

export function labDays(queries: Queries, playerId: number, sinceDay: number): Promise<LabDay[]> {
  return queries.all(select, playerId, sinceDay);
}
