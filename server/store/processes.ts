import type { RunningProcess } from "./store.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

const upsert = statement<[string, string, string, string, number]>(
  `INSERT INTO processes (id, version, rules_hash, network, seen_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
);
const selectOthers = statement<[string, number], RunningProcess>(
  `SELECT id, version, rules_hash AS "rulesHash", network FROM processes
   WHERE id <> $1 AND seen_at > $2 ORDER BY id`,
);
const removeSilent = statement<[number]>("DELETE FROM processes WHERE seen_at <= $1");
const removeOne = statement<[string]>("DELETE FROM processes WHERE id = $1");

/** Records that a process uses this database; returns the others seen in the last `silentMs`. */
export async function meetProcesses(
  unit: Unit,
  { id, version, rulesHash, network }: RunningProcess,
  now: number,
  silentMs: number,
): Promise<RunningProcess[]> {
  unit.write(removeSilent, now - silentMs);
  unit.write(upsert, id, version, rulesHash, network, now);
  return unit.all(selectOthers, id, now - silentMs);
}

export async function leaveProcesses(queries: Queries, id: string): Promise<void> {
  await queries.run(removeOne, id);
}
