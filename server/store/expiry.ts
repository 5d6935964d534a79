import { EXPIRING_ROWS, REMOVED_AT_ONCE } from "./expiring-rows.ts";
import type { Retention } from "./retention.ts";
import { forgetLogins } from "./settings.ts";
import { statement, type Unit } from "./unit.ts";

/** Rows that another process is removing at the same moment are left to it. */
const REMOVALS = EXPIRING_ROWS.map(({ table, key, expired, before, forgotten }) => {
  const removed = forgotten ? "expires_at" : "0";
  return {
    before,
    forgotten,
    remove: statement<[number], { expiredAt: number }>(
      `DELETE FROM ${table} WHERE (${key}) IN (
         SELECT ${key} FROM ${table} WHERE ${expired} $1 LIMIT ${REMOVED_AT_ONCE} FOR UPDATE SKIP LOCKED)
       RETURNING ${removed} AS "expiredAt"`,
    ),
  };
});

/** Removes some expired rows of each table; returns whether more may be left. */
export async function removeExpired(
  unit: Unit,
  now: number,
  gameNow: number,
  retention: Retention,
): Promise<boolean> {
  let more = false;
  for (const { before, remove, forgotten } of REMOVALS) {
    const moment = before(now, gameNow, retention);
    if (!Number.isFinite(moment)) continue;
    const rows = await unit.all(remove, moment);
    if (forgotten && rows.length > 0) forgetLogins(unit, Math.max(...rows.map((row) => row.expiredAt)));
    if (rows.length === REMOVED_AT_ONCE) more = true;
  }
  return more;
}
