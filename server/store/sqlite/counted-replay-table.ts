import type { Database, Statement } from "better-sqlite3";

/** Digests of the replays that have counted. */
export class CountedReplayTable {
  private readonly insert: Statement<[string, number, number]>;

  constructor(database: Database) {
    this.insert = database.prepare(
      "INSERT INTO counted_replays (digest, player_id, counted_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    );
  }

  /** Returns whether the replay had not counted before; within a transaction. */
  keep(digest: string, playerId: number, now: number): boolean {
    return this.insert.run(digest, playerId, now).changes === 1;
  }
}
