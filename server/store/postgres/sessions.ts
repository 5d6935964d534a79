import { secretHashOf } from "../../session/secret-hash.ts";
import type { Player } from "../player.ts";
import type { Session } from "../store.ts";
import { type Queries, statement } from "./queries.ts";
import type { Transaction } from "./transactions.ts";

const select = statement<[Buffer, number], Player>(
  `SELECT players.id, players.public_id AS "publicId", players.first_name AS "firstName"
   FROM sessions JOIN players ON players.id = sessions.player_id
   WHERE sessions.secret_hash = $1 AND sessions.expires_at > $2`,
);
const insert = statement<[Buffer, number, number]>(
  "INSERT INTO sessions (secret_hash, player_id, expires_at) VALUES ($1, $2, $3)",
);
const remove = statement<[Buffer]>("DELETE FROM sessions WHERE secret_hash = $1");
const removeOldest = statement<[number, number]>(
  `DELETE FROM sessions WHERE secret_hash IN
   (SELECT secret_hash FROM sessions WHERE player_id = $1 ORDER BY expires_at DESC OFFSET $2)`,
);

/** The session of a browser's secret, of which only the hash is stored (`ABU-07`). */
export async function findSession(queries: Queries, secret: string, now: number): Promise<Session | null> {
  const secretHash = secretHashOf(secret);
  const player = await queries.first(select, secretHash, now);
  return player && { ...player, secretHash };
}

export function createSession(
  transaction: Transaction,
  secretHash: Buffer,
  playerId: number,
  expiresAt: number,
): void {
  transaction.write(insert, secretHash, playerId, expiresAt);
}

export async function endSession(queries: Queries, secretHash: Buffer): Promise<void> {
  await queries.run(remove, secretHash);
}

/** Ends all but the latest `most` sessions of a player. */
export function endOldestSessions(transaction: Transaction, playerId: number, most: number): void {
  transaction.write(removeOldest, playerId, most);
}
