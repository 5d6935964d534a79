import type { Database } from "better-sqlite3";
import { PAYABLE_MS } from "./ledger/energy-purchase-table.ts";
import type { SettingTable } from "./setting-table.ts";

/** Longer than any week or month of a leaderboard. */
const LONGEST_PERIOD_MS = 32 * 86_400_000;
/** Most rows of one table removed in one transaction, so that other requests wait some milliseconds at most. */
const AT_ONCE = 500;

interface Expiring {
  table: string;
  key: string;
  /** The column with the time after which rows of one table are expired. */
  expired: string;
  /** The present time, by the clock or by the game's time without jumps. */
  before(now: number, gameNow: number): number;
  /**
   * Records up to when rows were removed, if a clock that was set back could otherwise accept a used one
   * again.
   */
  forgotten?: true;
}

const byExpiry = "expires_at <= ?";

const EXPIRING: readonly Expiring[] = [
  { table: "sessions", key: "secret_hash", expired: byExpiry, before: (now) => now },
  {
    table: "used_logins",
    key: "telegram_id, auth_date, hash",
    expired: byExpiry,
    before: (now) => now,
    forgotten: true,
  },
  // Rows by the game's time can never become valid again, as that time never runs backwards.
  { table: "used_challenges", key: "challenge", expired: byExpiry, before: (_now, gameNow) => gameNow },
  { table: "used_login_states", key: "state", expired: byExpiry, before: (_now, gameNow) => gameNow },
  {
    table: "stored_replies",
    key: "player_id, request_id, call",
    expired: byExpiry,
    before: (_now, gameNow) => gameNow,
  },
  {
    table: "energy_purchases",
    key: "id",
    expired: byExpiry,
    before: (_now, gameNow) => gameNow - PAYABLE_MS,
  },
  {
    // Only leaderboards of periods that have ended; the one of all time began at 0.
    table: "pvp_standings",
    key: "filter, since, player_id",
    expired: "filter <> 'all' AND since <= ?",
    before: (_now, gameNow) => gameNow - LONGEST_PERIOD_MS,
  },
];

/**
 * Makes a function that removes some expired rows of each table, within a transaction, and returns whether more may
 * be left.
 */
export function removerOfExpired(
  database: Database,
  settings: SettingTable,
): (now: number, gameNow: number) => boolean {
  const removals = EXPIRING.map(({ table, key, expired, before, forgotten }) => {
    const rows = `(${key}) IN (SELECT ${key} FROM ${table} WHERE ${expired} LIMIT ${AT_ONCE})`;
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
    for (const { before, remove } of removals) if (remove(before(now, gameNow)) === AT_ONCE) more = true;
    return more;
  };
}
