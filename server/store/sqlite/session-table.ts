import type { Database, Statement } from "better-sqlite3";
import { secretHashOf } from "../../session/secret-hash.ts";
import type { Player } from "../player.ts";
import { listedOf, type SessionListRow } from "../session-row.ts";
import { type ListedSession, type NewSession, SEEN_EVERY_MS, type Session } from "../session-store.ts";
import type { RecentRows } from "./recent-rows.ts";

interface SessionRow extends Player {
  seenAt: number;
  deletionDueAt: number | null;
  language: string | null;
  expiresAt: number;
}

interface KnownSession {
  session: Session;
  expiresAt: number;
}

/** Sessions by the hash of their secret (`ABU-07`). */
export class SessionTable {
  private readonly select: Statement<[Buffer], SessionRow>;
  private readonly selectOfPlayer: Statement<[number, number], SessionListRow>;
  private readonly insert: Statement<
    [Buffer, number, number, number, number, number, string | null, string | null]
  >;
  private readonly touch: Statement<[number, number, Buffer, number]>;
  private readonly delete: Statement<[Buffer], number>;
  private readonly deleteOldest: Statement<[number, number]>;
  private readonly deleteAll: Statement<[number]>;
  private readonly recent: Map<string, KnownSession>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database.prepare(
      `SELECT players.id, players.public_id AS publicId, players.first_name AS firstName,
              sessions.expires_at AS expiresAt, seen_at AS seenAt, deletion_due_at AS deletionDueAt, language
       FROM sessions JOIN players ON players.id = sessions.player_id
       WHERE sessions.secret_hash = ?`,
    );
    this.selectOfPlayer = database.prepare(
      `SELECT secret_hash AS secretHash, created_at AS since, seen_at AS seenAt, browser AS name, system
       FROM sessions WHERE player_id = ? AND expires_at > ? ORDER BY seen_at DESC, created_at DESC`,
    );
    this.insert = database.prepare(
      `INSERT INTO sessions (secret_hash, player_id, created_at, seen_at, expires_at, latest_end, browser, system)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.touch = database.prepare(
      `UPDATE sessions SET seen_at = ?, expires_at = min(latest_end, ?)
       WHERE secret_hash = ? AND seen_at <= ?`,
    );
    this.delete = database
      .prepare<[Buffer], number>("DELETE FROM sessions WHERE secret_hash = ? RETURNING player_id")
      .pluck();
    this.deleteOldest = database.prepare(
      `DELETE FROM sessions WHERE secret_hash IN
       (SELECT secret_hash FROM sessions WHERE player_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)`,
    );
    this.deleteAll = database.prepare("DELETE FROM sessions WHERE player_id = ?");
    this.recent = recent.table();
  }

  find(secret: string, now: number): Session | null {
    const known = this.recent.get(secret) ?? this.read(secret);
    return known && known.expiresAt > now ? known.session : null;
  }

  of(playerId: number, now: number): ListedSession[] {
    return this.selectOfPlayer.all(playerId, now).map(listedOf);
  }

  create({ secretHash, expiresAt, latestEnd, browser }: NewSession, playerId: number, now: number): void {
    const end = latestEnd ?? expiresAt;
    const known = browser ?? { name: null, system: null };
    this.insert.run(secretHash, playerId, now, now, expiresAt, end, known.name, known.system);
  }

  noteUsed(secret: string, now: number, idleEnd: number): void {
    this.touch.run(now, idleEnd, secretHashOf(secret), now - SEEN_EVERY_MS);
    this.recent.delete(secret);
  }

  /** Returns whose session it was, or null if there was none. */
  remove(secretHash: Buffer): number | null {
    const playerId = this.delete.get(secretHash) ?? null;
    this.recent.clear();
    return playerId;
  }

  /** Ends all but the latest `most` sessions of a player. */
  endOldest(playerId: number, most: number): void {
    if (this.deleteOldest.run(playerId, most).changes > 0) this.recent.clear();
  }

  /** Returns how many there were. */
  removeAll(playerId: number): number {
    this.recent.clear();
    return this.deleteAll.run(playerId).changes;
  }

  private read(secret: string): KnownSession | null {
    const secretHash = secretHashOf(secret);
    const row = this.select.get(secretHash);
    if (!row) return null;
    const { expiresAt, ...player } = row;
    const known = { session: { ...player, secretHash }, expiresAt };
    this.recent.set(secret, known);
    return known;
  }
}
