import type { Database, Statement } from "better-sqlite3";
import { secretHashOf } from "../../session/secret-hash.ts";
import type { Player } from "../player.ts";
import type { Session } from "../store.ts";
import type { RecentRows } from "./recent-rows.ts";

interface SessionRow extends Player {
  expiresAt: number;
}

interface KnownSession {
  session: Session;
  expiresAt: number;
}

/** Sessions by the hash of their secret (`ABU-07`). */
export class SessionTable {
  private readonly select: Statement<[Buffer], SessionRow>;
  private readonly insert: Statement<[Buffer, number, number]>;
  private readonly delete: Statement<[Buffer], number>;
  private readonly deleteOldest: Statement<[number, number]>;
  private readonly recent: Map<string, KnownSession>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database.prepare(
      `SELECT players.id, players.public_id AS publicId, players.first_name AS firstName,
              sessions.expires_at AS expiresAt
       FROM sessions JOIN players ON players.id = sessions.player_id
       WHERE sessions.secret_hash = ?`,
    );
    this.insert = database.prepare(
      "INSERT INTO sessions (secret_hash, player_id, expires_at) VALUES (?, ?, ?)",
    );
    this.delete = database
      .prepare<[Buffer], number>("DELETE FROM sessions WHERE secret_hash = ? RETURNING player_id")
      .pluck();
    this.deleteOldest = database.prepare(
      `DELETE FROM sessions WHERE secret_hash IN
       (SELECT secret_hash FROM sessions WHERE player_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)`,
    );
    this.recent = recent.table();
  }

  find(secret: string, now: number): Session | null {
    const known = this.recent.get(secret) ?? this.read(secret);
    return known && known.expiresAt > now ? known.session : null;
  }

  create(secretHash: Buffer, playerId: number, expiresAt: number): void {
    this.insert.run(secretHash, playerId, expiresAt);
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

  private read(secret: string): KnownSession | null {
    const secretHash = secretHashOf(secret);
    const row = this.select.get(secretHash);
    if (!row) return null;
    const { id, publicId, firstName, expiresAt } = row;
    const known = { session: { id, publicId, firstName, secretHash }, expiresAt };
    this.recent.set(secret, known);
    return known;
  }
}
