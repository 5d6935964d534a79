import type { AuditEvent } from "./audit-event.ts";
import type { Player } from "./player.ts";

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
