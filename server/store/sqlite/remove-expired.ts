import type { Database } from "better-sqlite3";
import { EXPIRING_ROWS, REMOVED_AT_ONCE } from "../expiring-rows.ts";
import type { Retention } from "../retention.ts";
import type { SettingTable } from "./setting-table.ts";

/**
 * Makes a function that removes some expired rows of each table, within a transaction, and returns whether more may
 * be left.
 */
export function removerOfExpired(
  database: Database,
  settings: SettingTable,
  retention: Retention,
): (now: number, gameNow: number) => boolean {
  const removals = EXPIRING_ROWS.map(({ table, key, expired, before, forgotten }) => {
    const rows = `(${key}) IN (SELECT ${key} FROM ${table} WHERE ${expired} ? LIMIT ${REMOVED_AT_ONCE})`;
    const removal = `DELETE FROM ${table} WHERE ${rows}`;
    if (!forgotten) {
      const remove = database.prepare<[number]>(removal);
      return { before, remove: (moment: number) => remove.run(moment).changes };
    }
    const remove = database.prepare<[number], number>(`${removal} RETURNING expires_at`).pluck();
    return {
      before,
      remove: (moment: number) => {
        const expiries = remove.all(moment);
        settings.forgetLogins(Math.max(0, ...expiries));
        return expiries.length;
      },
    };
  });
  return (now, gameNow) => {
    let more = false;
    for (const { before, remove } of removals) {
      const moment = before(now, gameNow, retention);
      if (Number.isFinite(moment) && remove(moment) === REMOVED_AT_ONCE) more = true;
    }
    return more;
  };
}
