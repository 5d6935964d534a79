import type { Database, Statement } from "better-sqlite3";
import type { Player, Session } from "../store.ts";
import type { RecentRows } from "./recent-rows.ts";

interface SessionRow extends Player {
  expiresAt: number;
}

/** Sessions by the hash of their secret (`ABU-07`). */
export class SessionTable {
  private readonly select: Statement<[Buffer], SessionRow>;
  private readonly insert: Statement<[Buffer, number, number]>;
  private readonly delete: Statement<[Buffer]>;
  private readonly recent: Map<string, SessionRow>;

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
    this.delete = database.prepare("DELETE FROM sessions WHERE secret_hash = ?");
    this.recent = recent.table();
  }

  find(secretHash: Buffer, now: number): Session | null {
    const key = secretHash.toString("latin1");
    const row = this.recent.get(key) ?? this.select.get(secretHash);
    if (!row || row.expiresAt <= now) return null;
    this.recent.set(key, row);
    const { id, publicId, firstName } = row;
    return { id, publicId, firstName, secretHash };
  }

  create(secretHash: Buffer, playerId: number, expiresAt: number): void {
    this.insert.run(secretHash, playerId, expiresAt);
  }

  remove(secretHash: Buffer): void {
    this.delete.run(secretHash);
    this.recent.delete(secretHash.toString("latin1"));
  }
}
