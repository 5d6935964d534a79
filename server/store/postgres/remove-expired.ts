import { EXPIRING_ROWS, REMOVED_AT_ONCE } from "../expiring-rows.ts";
import type { Retention } from "../retention.ts";
import { statement } from "./queries.ts";
import { forgetLogins } from "./settings.ts";
import type { Transaction } from "./transactions.ts";

/** Rows that another process is removing at the same moment are left to it. */
const REMOVALS = EXPIRING_ROWS.map(({ table, expired, before, forgotten }) => {
  const removed = forgotten ? "expires_at" : "0 AS expires_at";
  return {
    before,
    forgotten,
    remove: statement<[number], { expires_at: number }>(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${expired} $1 LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED))
       RETURNING ${removed}`,
    ),
  };
});

/** Removes some expired rows of each table; returns whether more may be left. */
export async function removeExpired(
  transaction: Transaction,
  now: number,
  gameNow: number,
  retention: Retention,
): Promise<boolean> {
  let more = false;
  for (const { before, remove, forgotten } of REMOVALS) {
    const moment = before(now, gameNow, retention);
    if (!Number.isFinite(moment)) continue;
    const rows = await transaction.all(remove, moment);
    if (forgotten && rows.length > 0)
      forgetLogins(transaction, Math.max(...rows.map((row) => row.expires_at)));
    if (rows.length === REMOVED_AT_ONCE) more = true;
  }
  return more;
}
