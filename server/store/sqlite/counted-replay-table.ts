import type { Database, Statement } from "better-sqlite3";

/** Digests of the replays that have counted. */
export class CountedReplayTable {
  private readonly find: Statement<[string]>;
  private readonly insert: Statement<[string, number, number]>;

  constructor(database: Database) {
    this.find = database.prepare("SELECT 1 FROM counted_replays WHERE digest = ?");
    this.insert = database.prepare(
      "INSERT INTO counted_replays (digest, player_id, counted_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    );
  }

  /** Returns whether the replay had not counted before, by its digest or an earlier one; within a transaction. */
  keep([digest, earlier]: readonly [string, string], playerId: number, now: number): boolean {
    return this.find.get(earlier) === undefined && this.insert.run(digest, playerId, now).changes === 1;
  }
}
