import { type Queries, statement } from "../queries.ts";
import type { Transaction } from "../transactions.ts";

/** Number of waits kept; the rules read the latest 20. */
const KEPT = 100;

const insert = statement<[number]>("INSERT INTO pvp_waits (seconds) VALUES ($1)");
const removeOld = statement<[]>(
  `DELETE FROM pvp_waits WHERE id IN (SELECT id FROM pvp_waits ORDER BY id DESC OFFSET ${KEPT})`,
);
const select = statement<[], { seconds: number }>("SELECT seconds FROM pvp_waits ORDER BY id");

/** Records how long a player who was matched had waited (`GAP-41`). */
export function addWait(transaction: Transaction, seconds: number): void {
  transaction.write(insert, seconds);
  transaction.write(removeOld);
}

/** Oldest first. */
export async function latestWaits(queries: Queries): Promise<number[]> {
  return (await queries.all(select)).map(({ seconds }) => seconds);
}
