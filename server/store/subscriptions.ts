import type { StoredSubscription } from "./callback-store.ts";
import { type Queries, statement, type Unit, WITHOUT_LIMIT } from "./unit.ts";

const select = statement<[number], StoredSubscription>(
  `SELECT endpoint, p256dh, auth, subscribed_at AS "subscribedAt" FROM push_subscriptions
   WHERE player_id = $1 ORDER BY subscribed_at DESC, endpoint COLLATE "C"`,
);
const upsert = statement<[string, number, Buffer, string, string, number]>(
  `INSERT INTO push_subscriptions (endpoint, player_id, session_hash, p256dh, auth, subscribed_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id, session_hash = excluded.session_hash,
     p256dh = excluded.p256dh, auth = excluded.auth, subscribed_at = excluded.subscribed_at`,
);
const remove = statement<[string, number | null]>(
  "DELETE FROM push_subscriptions WHERE endpoint = $1 AND ($2::int IS NULL OR player_id = $2)",
);
const removeOldest = statement<[number, number]>(
  `DELETE FROM push_subscriptions WHERE endpoint IN
   (SELECT endpoint FROM push_subscriptions WHERE player_id = $1
    ORDER BY subscribed_at DESC, endpoint COLLATE "C" LIMIT ${WITHOUT_LIMIT} OFFSET $2)`,
);

/** The browsers that take push messages, the latest first. */
export function subscriptionsOf(queries: Queries, playerId: number): Promise<StoredSubscription[]> {
  return queries.all(select, playerId);
}

/** See `CallbackStore.keepSubscription`. */
export async function keepSubscription(
  unit: Unit,
  { playerId, secretHash }: { playerId: number; secretHash: Buffer },
  { endpoint, p256dh, auth, subscribedAt }: StoredSubscription,
  most: number,
): Promise<void> {
  await unit.run(upsert, endpoint, playerId, secretHash, p256dh, auth, subscribedAt);
  await unit.run(removeOldest, playerId, most);
}

export async function forgetSubscription(
  queries: Queries,
  endpoint: string,
  playerId: number | null,
): Promise<void> {
  await queries.run(remove, endpoint, playerId);
}
