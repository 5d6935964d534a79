import { secretHashOf } from "../session/secret-hash.ts";
import { noteInAudit } from "./audit.ts";
import { listedOf, type SessionListRow } from "./session-row.ts";
import {
  type ListedSession,
  type NewSession,
  SEEN_EVERY_MS,
  type Session,
  type SessionStore,
} from "./session-store.ts";
import type { StoreParts } from "./store-parts.ts";
import { type ByKey, type Queries, statement, type Unit, WITHOUT_LIMIT } from "./unit.ts";

const MOST_KNOWN = 20_000;
const OUTDATED_BY = ["UPDATE sessions", "DELETE FROM sessions", "UPDATE players"];

type FoundSession = Omit<Session, "secretHash"> & { expiresAt: number };

const COLUMNS = `players.id, players.public_id AS "publicId", players.first_name AS "firstName",
  sessions.expires_at AS "expiresAt", seen_at AS "seenAt", deletion_due_at AS "deletionDueAt", language`;
const byHash: ByKey<[Buffer], FoundSession> = {
  one: statement(
    `SELECT ${COLUMNS} FROM sessions JOIN players ON players.id = sessions.player_id
     WHERE sessions.secret_hash = $1`,
  ),
  many: statement(
    `SELECT number, ${COLUMNS} FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (secret_hash, number)
     JOIN sessions ON sessions.secret_hash = asked.secret_hash
     JOIN players ON players.id = sessions.player_id`,
  ),
};
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
   (SELECT secret_hash FROM sessions WHERE player_id = $1 ORDER BY expires_at DESC
    LIMIT ${WITHOUT_LIMIT} OFFSET $2)`,
);
const removeAll = statement<[number]>("DELETE FROM sessions WHERE player_id = $1");

/** The sessions of the store. */
export function sessionStore({ database }: Pick<StoreParts, "database">): SessionStore {
  const known = database.knownRows<string, FoundSession & Session>(MOST_KNOWN, OUTDATED_BY);
  const find = database.finder(byHash);
  return {
    // Only the hash of a secret is stored (`ABU-07`).
    findSession: async (secret, now) => {
      const session = await known.read(secret, async () => {
        const secretHash = secretHashOf(secret);
        const row = await find(secretHash);
        return row && { ...row, secretHash };
      });
      return session && session.expiresAt > now ? session : null;
    },
    noteSessionUsed: async (secret, now, idleEnd) => {
      await database.run(touch, now, idleEnd, secretHashOf(secret), now - SEEN_EVERY_MS);
    },
    sessionsOf: (playerId, now) => sessionsOf(database, playerId, now),
    endSession: (secretHash, address = null) =>
      database.unit(async (unit) => {
        const playerId = await endSession(unit, secretHash);
        if (playerId !== null) noteInAudit(unit, playerId, { type: "logout" }, address);
      }),
    endSessions: (playerId, event, address) =>
      database.unit(async (unit) => {
        const ended = await removeSessions(unit, playerId);
        if (ended > 0) noteInAudit(unit, playerId, event, address);
        return ended;
      }),
  };
}

async function sessionsOf(queries: Queries, playerId: number, now: number): Promise<ListedSession[]> {
  return (await queries.all(selectOfPlayer, playerId, now)).map(listedOf);
}

export function createSession(
  unit: Unit,
  { secretHash, expiresAt, latestEnd, browser }: NewSession,
  playerId: number,
  now: number,
): void {
  const end = latestEnd ?? expiresAt;
  const known = browser ?? { name: null, system: null };
  unit.write(insert, secretHash, playerId, now, expiresAt, end, known.name, known.system);
}

/** Returns whose session it was, or null if there was none. */
export async function endSession(queries: Queries, secretHash: Buffer): Promise<number | null> {
  return (await queries.first(remove, secretHash))?.playerId ?? null;
}

/** Ends all sessions of a player; returns how many there were. */
export function removeSessions(unit: Unit, playerId: number): Promise<number> {
  return unit.run(removeAll, playerId);
}

/** Ends all but the latest `most` sessions of a player. */
export function endOldestSessions(unit: Unit, playerId: number, most: number): void {
  unit.write(removeOldest, playerId, most);
}
