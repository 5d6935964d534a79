import { secretHashOf } from "../../session/secret-hash.ts";
import type { Player } from "../player.ts";
import type { Session } from "../store.ts";
import { noteInAudit } from "./audit.ts";
import { Lookup, type Numbered } from "./lookup.ts";
import { type Queries, statement } from "./queries.ts";
import type { Transaction } from "./transactions.ts";

const select = statement<[Buffer[], number[]], Player & Numbered>(
  `SELECT number, players.id, players.public_id AS "publicId", players.first_name AS "firstName"
   FROM unnest($1::bytea[], $2::bigint[]) WITH ORDINALITY AS asked (secret_hash, now, number)
   JOIN sessions ON sessions.secret_hash = asked.secret_hash AND sessions.expires_at > asked.now
   JOIN players ON players.id = sessions.player_id`,
);
const insert = statement<[Buffer, number, number]>(
  "INSERT INTO sessions (secret_hash, player_id, expires_at) VALUES ($1, $2, $3)",
);
const remove = statement<[Buffer], { playerId: number }>(
  `DELETE FROM sessions WHERE secret_hash = $1 RETURNING player_id AS "playerId"`,
);
const removeOldest = statement<[number, number]>(
  `DELETE FROM sessions WHERE secret_hash IN
   (SELECT secret_hash FROM sessions WHERE player_id = $1 ORDER BY expires_at DESC OFFSET $2)`,
);

/** Finds the session of a browser's secret, of which only the hash is stored (`ABU-07`). */
export function findSession(queries: Queries): (secret: string, now: number) => Promise<Session | null> {
  const lookup = new Lookup((asked: readonly { secretHash: Buffer; now: number }[]) =>
    queries.all(
      select,
      asked.map(({ secretHash }) => secretHash),
      asked.map(({ now }) => now),
    ),
  );
  return async (secret, now) => {
    const secretHash = secretHashOf(secret);
    const player = await lookup.find({ secretHash, now });
    return player && { id: player.id, publicId: player.publicId, firstName: player.firstName, secretHash };
  };
}

export function createSession(
  transaction: Transaction,
  secretHash: Buffer,
  playerId: number,
  expiresAt: number,
): void {
  transaction.write(insert, secretHash, playerId, expiresAt);
}

/** Returns whose session it was, or null if there was none. */
export async function endSession(queries: Queries, secretHash: Buffer): Promise<number | null> {
  return (await queries.first(remove, secretHash))?.playerId ?? null;
}

/** Ends a session as its player has asked. */
export async function logOut(
  transaction: Transaction,
  secretHash: Buffer,
  address: string | null,
): Promise<void> {
  const playerId = await endSession(transaction, secretHash);
  if (playerId !== null) noteInAudit(transaction, playerId, { type: "logout" }, address);
}

/** Ends all but the latest `most` sessions of a player. */
export function endOldestSessions(transaction: Transaction, playerId: number, most: number): void {
  transaction.write(removeOldest, playerId, most);
}
