import { forgetLogins } from "../database/settings.ts";
import { statement, type Unit } from "../database/unit.ts";
import { firstKeptDay } from "./labs.ts";

/** How long what nobody needs any more is kept, in milliseconds; Infinity for good. */
export interface Retention {
  /** What it takes to watch a finished battle again, from its end. */
  battlesMs: number;
  /** The rest of a finished battle, for its players' lists; ratings, records and ranks stay. */
  resultsMs: number;
  auditMs: number;
}

const DAY_MS = 86_400_000;

/** The periods in days, as they are configured; 0 for good. */
export function retentionOf(days: Record<keyof typeof KEPT_DAYS, number>): Retention {
  return {
    battlesMs: inMilliseconds(days.battles),
    resultsMs: inMilliseconds(days.results),
    auditMs: inMilliseconds(days.audit),
  };
}

function inMilliseconds(days: number): number {
  return days === 0 ? Number.POSITIVE_INFINITY : days * DAY_MS;
}

export const KEPT_DAYS = { battles: 90, results: 365, audit: 365 } as const;

/** How long a purchase may be paid: as long as a transaction may wait; the ledger allows 30 days. */
export const PAYABLE_MS = 40 * 86_400_000;
/** Longer than any week or month of a leaderboard. */
const LONGEST_PERIOD_MS = 32 * 86_400_000;

/** Expired rows of one table. */
export interface ExpiringRows {
  table: string;
  key: string;
  /** Which ones have expired, by a moment that stands last in it as a place of the statement. */
  expired: string;
  /** The moment, by the clock or by the game's time as the clock has it; -Infinity for rows that are kept for good. */
  before(now: number, gameNow: number, retention: Retention): number;
  /** Records up to when rows were removed, where a clock that was set back could otherwise accept a used one again. */
  forgotten?: true;
}

/** How long a rule set is kept after a process last played by it; each says so every ten minutes. */
const UNUSED_RULES_MS = 86_400_000;

const byExpiry = "expires_at <=";

/** What expires, in both stores. */
const EXPIRING_ROWS: readonly ExpiringRows[] = [
  { table: "sessions", key: "secret_hash", expired: byExpiry, before: (now) => now },
  {
    table: "used_logins",
    key: "telegram_id, auth_date, hash",
    expired: byExpiry,
    before: (now) => now,
    forgotten: true,
  },
  { table: "limits", key: "name", expired: byExpiry, before: (now) => now },
  // Rows by the game's time can never become valid again, as that time never runs backwards.
  { table: "used_challenges", key: "challenge", expired: byExpiry, before: (_now, gameNow) => gameNow },
  { table: "used_login_states", key: "state", expired: byExpiry, before: (_now, gameNow) => gameNow },
  {
    table: "stored_replies",
    key: "player_id, request_id, call",
    expired: byExpiry,
    before: (_now, gameNow) => gameNow,
  },
  { table: "pvp_challenges", key: "id", expired: byExpiry, before: (_now, gameNow) => gameNow },
  {
    // With their players and pairings; a tournament that is being played stays.
    table: "tournaments",
    key: "id",
    expired: "ends_at IS NULL AND expires_at <=",
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
    expired: "filter <> 'all' AND since <=",
    before: (_now, gameNow) => gameNow - LONGEST_PERIOD_MS,
  },
  {
    table: "pvp_rating_counts",
    key: "filter, since, rating",
    expired: "filter <> 'all' AND since <=",
    before: (_now, gameNow) => gameNow - LONGEST_PERIOD_MS,
  },
  {
    table: "pvp_archive",
    key: "battle_id",
    expired: "completed_at <=",
    before: (_now, gameNow, { battlesMs }) => gameNow - battlesMs,
  },
  {
    table: "audit",
    key: "id",
    expired: "noted_at <=",
    before: (_now, gameNow, { auditMs }) => gameNow - auditMs,
  },
  {
    table: "lab_days",
    key: "player_id, day, resource",
    expired: "day <",
    before: (_now, gameNow) => firstKeptDay(gameNow),
  },
  {
    table: "rule_sets",
    key: "hash",
    expired: `NOT EXISTS (SELECT 1 FROM pvp_archive WHERE rules_hash = rule_sets.hash)
      AND NOT EXISTS (SELECT 1 FROM pvp_courses CROSS JOIN pvp_battles
        WHERE pvp_battles.id = battle_id AND rules_hash = rule_sets.hash) AND used_at <=`,
    before: (_now, gameNow) => gameNow - UNUSED_RULES_MS,
  },
];

/** Most rows of one table removed in one transaction, so that other requests wait some milliseconds at most. */
export const REMOVED_AT_ONCE = 500;

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
