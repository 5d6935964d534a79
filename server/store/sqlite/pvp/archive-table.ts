import type { Database, Statement } from "better-sqlite3";
import { type ArchivedRow, SELECT_ARCHIVED } from "../../archived-battle.ts";
import type { PvpBattle } from "../../pvp-battle.ts";

/** Finished battles that are kept without their states and events. */
export class ArchiveTable {
  private readonly selectOver: Statement<[number, number], string>;
  private readonly select: Record<"id" | "watchId", Statement<[string], ArchivedRow>>;
  private readonly deleteCourse: Statement<[string]>;
  private readonly deleteDecisions: Statement<[string]>;
  private readonly clearSetup: Statement<[string]>;
  private readonly insert: Statement<[string, string, number, Buffer]>;

  constructor(database: Database) {
    this.selectOver = database
      .prepare<[number, number], string>(
        `SELECT battle_id FROM pvp_courses JOIN pvp_results USING (battle_id)
         WHERE due_at IS NULL AND completed_at <= ? LIMIT ?`,
      )
      .pluck();
    this.select = {
      id: database.prepare(`${SELECT_ARCHIVED} id = ?`),
      watchId: database.prepare(`${SELECT_ARCHIVED} watch_id = ?`),
    };
    this.deleteCourse = database.prepare("DELETE FROM pvp_courses WHERE battle_id = ?");
    this.deleteDecisions = database.prepare("DELETE FROM pvp_decisions WHERE battle_id = ?");
    this.clearSetup = database.prepare("UPDATE pvp_battles SET setup = '' WHERE id = ?");
    this.insert = database.prepare(
      "INSERT INTO pvp_archive (battle_id, rules_hash, completed_at, course) VALUES (?, ?, ?, ?)",
    );
  }

  /** Ids of battles that ended at a moment or earlier and are not archived yet. */
  over(endedBy: number, most: number): string[] {
    return this.selectOver.all(endedBy, most);
  }

  find(by: "id" | "watchId", id: string): ArchivedRow | null {
    return this.select[by].get(id) ?? null;
  }

  /** Keeps nothing of a finished battle but its packed course, unless another process has done so. */
  add({ id, result }: PvpBattle, rulesHash: string, course: Buffer): void {
    if (result === null || this.deleteCourse.run(id).changes === 0) return;
    this.deleteDecisions.run(id);
    this.clearSetup.run(id);
    this.insert.run(id, rulesHash, result.completedAt, course);
  }
}
