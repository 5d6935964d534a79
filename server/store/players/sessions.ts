import { secretHashOf } from "../../process/secrets.ts";
import type { AuditEvent } from "../database/audit-event.ts";
import { type ByKey, type Queries, statement, type Unit, WITHOUT_LIMIT } from "../database/unit.ts";
import { noteInAudit } from "./audit.ts";
import type { Player } from "./players.ts";
import type { StoreParts } from "./store-parts.ts";

/** A browser that is logged in; the secret itself is never stored (`ABU-07`). */
export interface Session extends Player {
  /** SHA-256 of the cookie's value. */
  secretHash: Buffer;
  /** When it was used last, as far as that was stored: see `noteSessionUsed`. */
  seenAt: number;
  /** When the player's account is deleted, by the game's time; null unless the player has asked for it. */
  deletionDueAt: number | null;
  /** Language tag of the language that the player chose; null: none was chosen (`GAP-63`). */
  language: string | null;
}

/** A browser and the system it runs on, by their well-known names. */
export interface SessionBrowser {
  name: string;
  system: string;
}

/** A session that a login opens. */
export interface NewSession {
  secretHash: Buffer;
  /** When it ends unless it is used. */
  expiresAt: number;
  /** When it ends however often it is used; as `expiresAt` where it is missing. */
  latestEnd?: number;
  browser?: SessionBrowser | null;
}

/** A session as its player may see it in a list. */
export interface ListedSession {
  secretHash: Buffer;
  since: number;
  seenAt: number;
  browser: SessionBrowser | null;
}

/** The sessions of the store, all by the clock; see `Store`. */
export interface SessionStore {
  /** The session of a browser's secret; only the secret's hash is stored and compared. */
  findSession(secret: string, now: number): Promise<Session | null>;
  /**
   * Notes that the session of a browser's secret is used, so that it does not end for want of use before `idleEnd`. Of
   * calls within `SEEN_EVERY_MS` one writes.
   */
  noteSessionUsed(secret: string, now: number, idleEnd: number): Promise<void>;
  /** A player's sessions that have not expired, the latest used first. */
  sessionsOf(playerId: number, now: number): Promise<ListedSession[]>;
  /** Ends a session; `address` is where its player asked from, for the audit log. */
  endSession(secretHash: Buffer, address?: string | null): Promise<void>;
  /** Ends all sessions of a player, which the audit log tells as this event if there were any; returns how many. */
  endSessions(playerId: number, event: AuditEvent, address: string | null): Promise<number>;
}

/** How exactly it is stored when a session was used last: reading must not become writing. */
export const SEEN_EVERY_MS = 3_600_000;

/** The columns of a session that its player may see. */
interface SessionListRow {
  secretHash: Buffer;
  since: number;
  seenAt: number;
  name: string | null;
  system: string | null;
}

function listedOf({ name, system, ...times }: SessionListRow): ListedSession {
  return { ...times, browser: name === null || system === null ? null : { name, system } };
}

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
