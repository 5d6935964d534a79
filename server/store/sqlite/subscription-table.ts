import type { Database, Statement } from "better-sqlite3";
import type { StoredSubscription } from "../callback-store.ts";

/** The browsers that take push messages, each until its session ends. */
export class SubscriptionTable {
  private readonly select: Statement<[number], StoredSubscription>;
  private readonly upsert: Statement<[string, number, Buffer, string, string, number]>;
  private readonly delete: Statement<[string, number | null, number | null]>;
  private readonly deleteOldest: Statement<[number, number]>;

  constructor(database: Database) {
    this.select = database.prepare(
      `SELECT endpoint, p256dh, auth, subscribed_at AS subscribedAt FROM push_subscriptions
       WHERE player_id = ? ORDER BY subscribed_at DESC, endpoint`,
    );
    this.upsert = database.prepare(
      `INSERT INTO push_subscriptions (endpoint, player_id, session_hash, p256dh, auth, subscribed_at)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id, session_hash = excluded.session_hash,
         p256dh = excluded.p256dh, auth = excluded.auth, subscribed_at = excluded.subscribed_at`,
    );
    this.delete = database.prepare(
      "DELETE FROM push_subscriptions WHERE endpoint = ? AND (? IS NULL OR player_id = ?)",
    );
    this.deleteOldest = database.prepare(
      `DELETE FROM push_subscriptions WHERE endpoint IN
       (SELECT endpoint FROM push_subscriptions WHERE player_id = ?
        ORDER BY subscribed_at DESC, endpoint LIMIT -1 OFFSET ?)`,
    );
  }

  /** The latest first. */
  of(playerId: number): StoredSubscription[] {
    return this.select.all(playerId);
  }

  keep(
    { playerId, secretHash }: { playerId: number; secretHash: Buffer },
    { endpoint, p256dh, auth, subscribedAt }: StoredSubscription,
    most: number,
  ): void {
    this.upsert.run(endpoint, playerId, secretHash, p256dh, auth, subscribedAt);
    this.deleteOldest.run(playerId, most);
  }

  forget(endpoint: string, playerId: number | null): void {
    this.delete.run(endpoint, playerId, playerId);
  }
}
