import { secretHashOf } from "../../session/secret-hash.ts";
import { listedOf, type SessionListRow } from "../session-row.ts";
import {
  type ListedSession,
  type NewSession,
  SEEN_EVERY_MS,
  type Session,
  type SessionStore,
} from "../session-store.ts";
import { noteInAudit } from "./audit.ts";
import { Lookup, type Numbered } from "./lookup.ts";
import { type Queries, statement } from "./queries.ts";
import type { StoreParts } from "./store-parts.ts";
import type { Transaction } from "./transactions.ts";

const select = statement<[Buffer[], number[]], Omit<Session, "secretHash"> & Numbered>(
  `SELECT number, players.id, players.public_id AS "publicId", players.first_name AS "firstName",
     seen_at AS "seenAt", deletion_due_at AS "deletionDueAt", language
   FROM unnest($1::bytea[], $2::bigint[]) WITH ORDINALITY AS asked (secret_hash, now, number)
   JOIN sessions ON sessions.secret_hash = asked.secret_hash AND sessions.expires_at > asked.now
   JOIN players ON players.id = sessions.player_id`,
);
const selectOfPlayer = statement<[number, number], SessionListRow>(
  `SELECT secret_hash AS "secretHash", created_at AS since, seen_at AS "seenAt", browser AS name, system
   FROM sessions WHERE player_id = $1 AND expires_at > $2 ORDER BY seen_at DESC, created_at DESC`,
);
const insert = statement<[Buffer, number, number, number, number, string | null, string | null]>(
  `INSERT INTO sessions (secret_hash, player_id, created_at, seen_at, expires_at, latest_end, browser, system)
   VALUES ($1, $2, $3, $3, $4, $5, $6, $7)`,
);
const touch = statement<[number, number, Buffer, number]>(
  `UPDATE sessions SET seen_at = $1, expires_at = least(latest_end, $2)
   WHERE secret_hash = $3 AND seen_at <= $4`,
);
const remove = statement<[Buffer], { playerId: number }>(
  `DELETE FROM sessions WHERE secret_hash = $1 RETURNING player_id AS "playerId"`,
);
const removeOldest = statement<[number, number]>(
  `DELETE FROM sessions WHERE secret_hash IN
   (SELECT secret_hash FROM sessions WHERE player_id = $1 ORDER BY expires_at DESC OFFSET $2)`,
);
const removeAll = statement<[number]>("DELETE FROM sessions WHERE player_id = $1");

/** The sessions of the store. */
export function postgresSessionStore({
  queries,
  transactions,
}: Pick<StoreParts, "queries" | "transactions">): SessionStore {
  return {
    findSession: findSession(queries),
    noteSessionUsed: async (secret, now, idleEnd) => {
      await queries.run(touch, now, idleEnd, secretHashOf(secret), now - SEEN_EVERY_MS);
    },
    sessionsOf: (playerId, now) => sessionsOf(queries, playerId, now),
    endSession: (secretHash, address = null) =>
      transactions.run(async (transaction) => {
        const playerId = await endSession(transaction, secretHash);
        if (playerId !== null) noteInAudit(transaction, playerId, { type: "logout" }, address);
      }),
    endSessions: (playerId, event, address) =>
      transactions.run(async (transaction) => {
        const ended = await removeSessions(transaction, playerId);
        if (ended > 0) noteInAudit(transaction, playerId, event, address);
        return ended;
      }),
  };
}

/** Finds the session of a browser's secret, of which only the hash is stored (`ABU-07`). */
function findSession(queries: Queries): SessionStore["findSession"] {
  const lookup = new Lookup((asked: readonly { secretHash: Buffer; now: number }[]) =>
    queries.all(
      select,
      asked.map(({ secretHash }) => secretHash),
      asked.map(({ now }) => now),
    ),
  );
  return async (secret, now): Promise<Session | null> => {
    const secretHash = secretHashOf(secret);
    const found = await lookup.find({ secretHash, now });
    if (found === null) return null;
    const { number: _number, ...session } = found;
    return { ...session, secretHash };
  };
}

async function sessionsOf(queries: Queries, playerId: number, now: number): Promise<ListedSession[]> {
  return (await queries.all(selectOfPlayer, playerId, now)).map(listedOf);
}

export function createSession(
  transaction: Transaction,
  { secretHash, expiresAt, latestEnd, browser }: NewSession,
  playerId: number,
  now: number,
): void {
  const end = latestEnd ?? expiresAt;
  const known = browser ?? { name: null, system: null };
  transaction.write(insert, secretHash, playerId, now, expiresAt, end, known.name, known.system);
}

/** Returns whose session it was, or null if there was none. */
export async function endSession(queries: Queries, secretHash: Buffer): Promise<number | null> {
  return (await queries.first(remove, secretHash))?.playerId ?? null;
}

/** Ends all sessions of a player; returns how many there were. */
export function removeSessions(transaction: Transaction, playerId: number): Promise<number> {
  return transaction.run(removeAll, playerId);
}

/** Ends all but the latest `most` sessions of a player. */
export function endOldestSessions(transaction: Transaction, playerId: number, most: number): void {
  transaction.write(removeOldest, playerId, most);
}
