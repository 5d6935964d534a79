import type { Database } from "better-sqlite3";

/** An unpaid purchase may still be paid for as long as a transaction may wait; the ledger allows 30 days. */
const PAYABLE_MS = 40 * 86_400_000;
/** A leaderboard of a week or a month is over by then. */
const LONGEST_PERIOD_MS = 32 * 86_400_000;

/**
 * What removes the expired rows: sessions, used logins and challenges by the clock outside,
 * stored replies, purchases and leaderboards by the game's time. A limited number at once, so that nobody waits for a long sweep.
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
  const usedChallenges = database.prepare(
    `DELETE FROM used_challenges WHERE challenge IN
     (SELECT challenge FROM used_challenges WHERE expires_at <= ? LIMIT 5000)`,
  );
  const purchases = database.prepare(
    `DELETE FROM energy_purchases WHERE id IN
     (SELECT id FROM energy_purchases WHERE expires_at <= ? LIMIT 5000)`,
  );
  // Only the leaderboards of periods that have ended: that of all time began at 0.
  const standings = database.prepare(
    `DELETE FROM pvp_standings WHERE (filter, since, player_id) IN
     (SELECT filter, since, player_id FROM pvp_standings WHERE filter <> 'all' AND since <= ? LIMIT 5000)`,
  );
  return (now, gameNow) => {
    sessions.run(now);
    usedLogins.run(now);
    usedChallenges.run(now);
    storedReplies.run(gameNow);
    purchases.run(gameNow - PAYABLE_MS);
    standings.run(gameNow - LONGEST_PERIOD_MS);
  };
}
