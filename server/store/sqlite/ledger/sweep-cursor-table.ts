import type { Database, Statement } from "better-sqlite3";

/** The state version up to which the transactions of each entity were booked. */
export class SweepCursorTable {
  private readonly select: Statement<[string], { stateVersion: number }>;
  private readonly advance: Statement<[string, number]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT state_version AS stateVersion FROM sweep_cursors WHERE entity = ?",
    );
    // max, so that the slower of two sweeping processes does not set the cursor back.
    this.advance = database.prepare(
      `INSERT INTO sweep_cursors (entity, state_version) VALUES (?, ?)
       ON CONFLICT (entity) DO UPDATE SET state_version = max(state_version, excluded.state_version)`,
    );
  }

  of(entity: string): number {
    return this.select.get(entity)?.stateVersion ?? 0;
  }

  move(entity: string, stateVersion: number): void {
    this.advance.run(entity, stateVersion);
  }
}
