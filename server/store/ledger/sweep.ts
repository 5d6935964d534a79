import { type Queries, statement } from "../database/unit.ts";
import type { UnbookedTransaction } from "./ledger-store.ts";

const DUE_AT_ONCE = 50;

interface UnbookedRow {
  intentHash: string;
  attempts: number;
  keptSince: number;
}

const selectCursor = statement<[string], { stateVersion: number }>(
  `SELECT state_version AS "stateVersion" FROM sweep_cursors WHERE entity = $1`,
);
/** greatest, so that the slower of two sweeping processes does not set the cursor back. */
const advance = statement<[string, number]>(
  `INSERT INTO sweep_cursors AS cursor (entity, state_version) VALUES ($1, $2)
   ON CONFLICT (entity) DO UPDATE SET state_version = greatest(cursor.state_version, excluded.state_version)`,
);
const insertUnbooked = statement<[string, string, number, number]>(
  `INSERT INTO unbooked_transactions AS unbooked (intent_hash, entity, kept_since, attempts, ask_again_at)
   VALUES ($1, $2, $3, 0, $4)
   ON CONFLICT (intent_hash) DO UPDATE SET attempts = unbooked.attempts + 1, ask_again_at = excluded.ask_again_at`,
);
const selectUnbooked = statement<[string, number], UnbookedRow>(
  `SELECT intent_hash AS "intentHash", attempts, kept_since AS "keptSince" FROM unbooked_transactions
   WHERE entity = $1 AND ask_again_at <= $2 ORDER BY ask_again_at LIMIT ${DUE_AT_ONCE}`,
);
const removeUnbooked = statement<[string]>("DELETE FROM unbooked_transactions WHERE intent_hash = $1");

/** The state version up to which the transactions of an entity were booked. */
export async function sweepCursor(queries: Queries, entity: string): Promise<number> {
  return (await queries.first(selectCursor, entity))?.stateVersion ?? 0;
}

export async function moveSweepCursor(queries: Queries, entity: string, stateVersion: number): Promise<void> {
  await queries.run(advance, entity, stateVersion);
}

/** Stores a transaction that could not be booked, to be tried again at a moment. */
export async function keepUnbooked(
  queries: Queries,
  entity: string,
  intentHash: string,
  now: number,
  againAt: number,
): Promise<void> {
  await queries.run(insertUnbooked, intentHash, entity, now, againAt);
}

/** Some of an entity's unbooked transactions that are due again, the longest kept first. */
export async function dueUnbooked(
  queries: Queries,
  entity: string,
  now: number,
): Promise<UnbookedTransaction[]> {
  const rows = await queries.all(selectUnbooked, entity, now);
  return rows.map(({ intentHash, attempts, keptSince }) => ({
    intentHash,
    attempts,
    keptMs: now - keptSince,
  }));
}

export async function forgetUnbooked(queries: Queries, intentHash: string): Promise<void> {
  await queries.run(removeUnbooked, intentHash);
}
