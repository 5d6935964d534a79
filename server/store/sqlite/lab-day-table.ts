import type { Database, Statement } from "better-sqlite3";
import type { LabDay } from "../lab-days.ts";

/** What labs made and spent, in the transaction of each change. */
export class LabDayTable {
  private readonly select: Statement<[number, number], LabDay>;
  private readonly upsert: Statement<[number, number, string, number, number]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT day, resource, made, spent FROM lab_days WHERE player_id = ? AND day >= ? ORDER BY day, resource",
    );
    this.upsert = database.prepare(
      `INSERT INTO lab_days (player_id, day, resource, made, spent) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (player_id, day, resource)
       DO UPDATE SET made = made + excluded.made, spent = spent + excluded.spent`,
    );
  }

  add(playerId: number, days: readonly LabDay[]): void {
    for (const { day, resource, made, spent } of days) this.upsert.run(playerId, day, resource, made, spent);
  }

  of(playerId: number, sinceDay: number): LabDay[] {
    return this.select.all(playerId, sinceDay);
  }
}
