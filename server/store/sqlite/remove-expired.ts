import type { Database } from "better-sqlite3";

/**
 * Removes what has expired: sessions and used logins by the clock outside, stored replies by the game's
 * time. A limited number at once, so that nobody waits for a long sweep.
 */
export function removeExpired(database: Database, now: number, gameNow: number): void {
  database
    .prepare(
      `DELETE FROM sessions WHERE secret_hash IN
       (SELECT secret_hash FROM sessions WHERE expires_at <= ? LIMIT 5000)`,
    )
    .run(now);
  database
    .prepare(
      `DELETE FROM used_logins WHERE (telegram_id, auth_date, hash) IN
       (SELECT telegram_id, auth_date, hash FROM used_logins WHERE expires_at <= ? LIMIT 5000)`,
    )
    .run(now);
  database
    .prepare(
      `DELETE FROM stored_replies WHERE (player_id, request_id, call) IN
       (SELECT player_id, request_id, call FROM stored_replies WHERE expires_at <= ? LIMIT 5000)`,
    )
    .run(gameNow);
}
