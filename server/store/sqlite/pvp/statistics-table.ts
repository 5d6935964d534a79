import type { Database, Statement } from "better-sqlite3";
import type { PvpStatistics } from "../../../../rules/index.ts";
import { STATISTICS_COLUMNS } from "../../statistics-columns.ts";

const COLUMNS = STATISTICS_COLUMNS.join(", ");

/** Each player's PvP record (`PVP-048`). */
export class StatisticsTable {
  private readonly select: Statement<[number], PvpStatistics>;
  private readonly replace: Statement<number[]>;

  constructor(database: Database) {
    this.select = database.prepare(`SELECT ${COLUMNS} FROM pvp_statistics WHERE player_id = ?`);
    this.replace = database.prepare(
      `REPLACE INTO pvp_statistics (player_id, ${COLUMNS}) VALUES (?, ${STATISTICS_COLUMNS.map(() => "?").join(", ")})`,
    );
  }

  of(playerId: number): PvpStatistics | null {
    return this.select.get(playerId) ?? null;
  }

  save(playerId: number, statistics: PvpStatistics): void {
    this.replace.run(playerId, ...STATISTICS_COLUMNS.map((name) => statistics[name]));
  }
}
