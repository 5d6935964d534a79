import type { Database, Statement } from "better-sqlite3";
import type { Counted } from "../../../rules/index.ts";
import { KEPT_MS } from "../kept-replies.ts";
import type { RepeatKey } from "../store.ts";

/** Replies to requests with a request id, stored in the transaction of the change. */
export class ReplyTable {
  private readonly select: Statement<[number, string, string, number], { reply: string }>;
  private readonly selectFree: Statement<[number, number], { count: number; firstExpiry: number | null }>;
  private readonly insert: Statement<[number, string, string, string, number, number]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT reply FROM stored_replies WHERE player_id = ? AND request_id = ? AND call = ? AND expires_at > ?",
    );
    this.selectFree = database.prepare(
      `SELECT count(*) AS count, min(expires_at) AS firstExpiry FROM stored_replies
       WHERE player_id = ? AND free = 1 AND expires_at > ?`,
    );
    // REPLACE, as the row of an expired reply may still exist.
    this.insert = database.prepare(
      `REPLACE INTO stored_replies (player_id, request_id, call, reply, expires_at, free)
       VALUES (?, ?, ?, ?, ?, ?)`,
    );
  }

  find<Reply>(playerId: number, { requestId, call }: RepeatKey, now: number): { reply: Reply } | undefined {
    const row = this.select.get(playerId, requestId, call, now);
    return row && { reply: JSON.parse(row.reply) };
  }

  /** Number of the player's kept replies to changes that cost nothing. */
  countFree(playerId: number, now: number): Counted {
    const { count, firstExpiry } = this.selectFree.get(playerId, now) ?? { count: 0, firstExpiry: null };
    return { count, freeInMs: (firstExpiry ?? now) - now };
  }

  keep(playerId: number, { requestId, call }: RepeatKey, reply: unknown, now: number, free: boolean): void {
    this.insert.run(playerId, requestId, call, JSON.stringify(reply), now + KEPT_MS, free ? 1 : 0);
  }
}
