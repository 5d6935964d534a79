import type { Database, Statement } from "better-sqlite3";
import type { RunningProcess } from "../store.ts";

/** The processes on this database: each updates its row from time to time and finds the others'. */
export class ProcessTable {
  private readonly upsert: Statement<[string, string, string, string, number]>;
  private readonly selectOthers: Statement<[string, number], RunningProcess>;
  private readonly deleteSilent: Statement<[number]>;
  private readonly deleteOne: Statement<[string]>;

  constructor(database: Database) {
    this.upsert = database.prepare(
      `INSERT INTO processes (id, version, rules_hash, network, seen_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    );
    this.selectOthers = database.prepare(
      "SELECT id, version, rules_hash AS rulesHash, network FROM processes WHERE id <> ? AND seen_at > ? ORDER BY id",
    );
    this.deleteSilent = database.prepare("DELETE FROM processes WHERE seen_at <= ?");
    this.deleteOne = database.prepare("DELETE FROM processes WHERE id = ?");
  }

  /** Records that the process runs; returns the others seen in the last `silentMs`. */
  meet({ id, version, rulesHash, network }: RunningProcess, now: number, silentMs: number): RunningProcess[] {
    this.deleteSilent.run(now - silentMs);
    this.upsert.run(id, version, rulesHash, network, now);
    return this.selectOthers.all(id, now - silentMs);
  }

  remove(id: string): void {
    this.deleteOne.run(id);
  }
}
