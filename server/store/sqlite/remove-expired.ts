import type { Database } from "better-sqlite3";
import { PAYABLE_MS } from "./ledger/energy-purchase-table.ts";
import type { SettingTable } from "./setting-table.ts";

/** A leaderboard of a week or a month is over by then. */
const LONGEST_PERIOD_MS = 32 * 86_400_000;
/** Rows of one table that one transaction removes: other requests wait for it, some milliseconds at most. */
const AT_ONCE = 500;

interface Expiring {
  table: string;
  key: string;
  /** Which rows nothing asks for any more, by one moment. */
  expired: string;
  /** That moment: by the clock outside, or by the game's time as that clock has it. */
  before(now: number, gameNow: number): number;
  /** What must not be used again, though a clock that was set back would accept it: noted is up to when it is gone. */
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
  // What goes by the game's time and is gone is too old for ever: that time never runs backwards.
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
    // Only the leaderboards of periods that have ended: that of all time began at 0.
    table: "pvp_standings",
    key: "filter, since, player_id",
    expired: "filter <> 'all' AND since <= ?",
    before: (_now, gameNow) => gameNow - LONGEST_PERIOD_MS,
  },
];

/** What removes some expired rows of each table, within a transaction, and says whether more may be left. */
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
