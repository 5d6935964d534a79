import type { Database, Statement } from "better-sqlite3";

/** Number of waits kept; the rules read the latest 20. */
const KEPT = 100;

/** How long the players matched last had waited (`GAP-41`). */
export class WaitTable {
  private readonly insert: Statement<[number]>;
  private readonly deleteOld: Statement<[number]>;
  private readonly select: Statement<[], number>;

  constructor(database: Database) {
    this.insert = database.prepare("INSERT INTO pvp_waits (seconds) VALUES (?)");
    this.deleteOld = database.prepare("DELETE FROM pvp_waits WHERE id <= ?");
    this.select = database.prepare<[], number>("SELECT seconds FROM pvp_waits ORDER BY id").pluck();
  }

  add(seconds: number): void {
    const { lastInsertRowid } = this.insert.run(seconds);
    this.deleteOld.run(Number(lastInsertRowid) - KEPT);
  }

  /** Oldest first. */
  latest(): number[] {
    return this.select.all();
  }
}
