import { type Queries, statement, type Unit, WITHOUT_LIMIT } from "../unit.ts";

/** Number of waits kept; the rules read the latest 20. */
const KEPT = 100;

const insert = statement<[number, number | null]>(
  "INSERT INTO pvp_waits (seconds, casual_turn_ms) VALUES ($1, $2)",
);
const removeOld = statement<[]>(
  `DELETE FROM pvp_waits WHERE id IN (SELECT id FROM pvp_waits ORDER BY id DESC LIMIT ${WITHOUT_LIMIT} OFFSET ${KEPT})`,
);
const select = statement<[number | null], { seconds: number }>(
  "SELECT seconds FROM pvp_waits WHERE casual_turn_ms IS NOT DISTINCT FROM $1 ORDER BY id",
);

/** Records how long a player who was matched had waited (`GAP-41`). */
export function addWait(unit: Unit, seconds: number, casualTurnMs: number | null): void {
  unit.write(insert, seconds, casualTurnMs);
  unit.write(removeOld);
}

/** Those for the same kind of battle, oldest first. */
export async function latestWaits(queries: Queries, casualTurnMs: number | null): Promise<number[]> {
  return (await queries.all(select, casualTurnMs)).map(({ seconds }) => seconds);
}
