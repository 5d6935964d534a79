import type { Database } from "better-sqlite3";

/**
 * What removes the expired rows: sessions and used logins by the clock outside, stored replies by the
 * game's time. A limited number at once, so that nobody waits for a long sweep.
 */
export function removerOfExpired(database: Database): (now: number, gameNow: number) => void {
  const sessions = database.prepare(
    `DELETE FROM sessions WHERE secret_hash IN
     (SELECT secret_hash FROM sessions WHERE expires_at <= ? LIMIT 5000)`,
  );
  const usedLogins = database.prepare(
    `DELETE FROM used_logins WHERE (telegram_id, auth_date, hash) IN
     (SELECT telegram_id, auth_date, hash FROM used_logins WHERE expires_at <= ? LIMIT 5000)`,
  );
  const storedReplies = database.prepare(
    `DELETE FROM stored_replies WHERE (player_id, request_id, call) IN
     (SELECT player_id, request_id, call FROM stored_replies WHERE expires_at <= ? LIMIT 5000)`,
  );
  return (now, gameNow) => {
    sessions.run(now);
    usedLogins.run(now);
    storedReplies.run(gameNow);
  };
}
