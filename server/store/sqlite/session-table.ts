import type { Database, Statement } from "better-sqlite3";
import type { Player, Session } from "../store.ts";

/** Sessions by the hash of their secret (`ABU-07`). */
export class SessionTable {
  private readonly select: Statement<[Buffer, number], Player>;
  private readonly insert: Statement<[Buffer, number, number]>;
  private readonly delete: Statement<[Buffer]>;

  constructor(database: Database) {
    this.select = database.prepare(
      `SELECT players.id, players.public_id AS publicId, players.first_name AS firstName
       FROM sessions JOIN players ON players.id = sessions.player_id
       WHERE sessions.secret_hash = ? AND sessions.expires_at > ?`,
    );
    this.insert = database.prepare(
      "INSERT INTO sessions (secret_hash, player_id, expires_at) VALUES (?, ?, ?)",
    );
    this.delete = database.prepare("DELETE FROM sessions WHERE secret_hash = ?");
  }

  find(secretHash: Buffer, now: number): Session | null {
    const player = this.select.get(secretHash, now);
    return player ? { ...player, secretHash } : null;
  }

  create(secretHash: Buffer, playerId: number, expiresAt: number): void {
    this.insert.run(secretHash, playerId, expiresAt);
  }

  remove(secretHash: Buffer): void {
    this.delete.run(secretHash);
  }
}
