import type { Counted } from "../../rules/index.ts";
import { type CountRow, counted } from "./counted.ts";
import { KEPT_MS } from "./kept-replies.ts";
import type { RepeatKey } from "./store.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

const select = statement<[number, string, string], { reply: string; expiresAt: number }>(
  `SELECT reply, expires_at AS "expiresAt" FROM stored_replies
   WHERE player_id = $1 AND request_id = $2 AND call = $3`,
);
const selectFree = statement<[number, number], CountRow>(
  `SELECT count(*) AS count, min(expires_at) AS first FROM stored_replies
   WHERE player_id = $1 AND free AND expires_at > $2`,
);
// The row of an expired reply may still exist.
const upsert = statement<[number, string, string, string, number, boolean]>(
  `INSERT INTO stored_replies (player_id, request_id, call, reply, expires_at, free) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (player_id, request_id, call) DO UPDATE
   SET reply = excluded.reply, expires_at = excluded.expires_at, free = excluded.free`,
);

/** The reply that was stored for a repeated request, and until when it counts; undefined without one. */
export async function findReply<Reply>(
  queries: Queries,
  playerId: number,
  { requestId, call }: RepeatKey,
): Promise<{ reply: Reply; expiresAt: number } | undefined> {
  const row = await queries.first(select, playerId, requestId, call);
  return row ? { reply: JSON.parse(row.reply), expiresAt: row.expiresAt } : undefined;
}

/** Number of the player's kept replies to changes that cost nothing. */
export async function countFreeReplies(queries: Queries, playerId: number, now: number): Promise<Counted> {
  return counted(await queries.first(selectFree, playerId, now), now);
}

/** Stores a reply in the unit of its change. */
export function keepReply(
  unit: Unit,
  playerId: number,
  { requestId, call }: RepeatKey,
  reply: unknown,
  now: number,
  free: boolean,
): void {
  unit.write(upsert, playerId, requestId, call, JSON.stringify(reply), now + KEPT_MS, free);
}
