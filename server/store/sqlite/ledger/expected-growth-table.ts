import type { Database, Statement } from "better-sqlite3";
import type { Growth } from "../../ledger-store.ts";

/** Each creature's growth after the last transaction its player requested (`GAP-53`). */
export class ExpectedGrowthTable {
  private readonly select: Statement<[number, string], Growth>;
  private readonly replace: Statement<[number, string, number, number]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT form, upgrades FROM expected_growth WHERE player_id = ? AND creature_id = ?",
    );
    this.replace = database.prepare(
      "REPLACE INTO expected_growth (player_id, creature_id, form, upgrades) VALUES (?, ?, ?, ?)",
    );
  }

  find(playerId: number, creatureId: string): Growth | null {
    return this.select.get(playerId, creatureId) ?? null;
  }

  expect(playerId: number, creatureId: string, { form, upgrades }: Growth): void {
    this.replace.run(playerId, creatureId, form, upgrades);
  }
}
