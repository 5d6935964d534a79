import type { Database, Statement } from "better-sqlite3";
import type { PvpStatistics } from "../../../../rules/index.ts";

const NAMES = [
  "rating",
  "wins",
  "losses",
  "win_streak",
  "best_win_streak",
  "total_damage_dealt",
  "total_damage_taken",
  "rated_battles",
] as const satisfies (keyof PvpStatistics)[];
const COLUMNS = NAMES.join(", ");

/** Each player's PvP record (`PVP-048`). */
export class StatisticsTable {
  private readonly select: Statement<[number], PvpStatistics>;
  private readonly replace: Statement<number[]>;

  constructor(database: Database) {
    this.select = database.prepare(`SELECT ${COLUMNS} FROM pvp_statistics WHERE player_id = ?`);
    this.replace = database.prepare(
      `REPLACE INTO pvp_statistics (player_id, ${COLUMNS}) VALUES (?, ${NAMES.map(() => "?").join(", ")})`,
    );
  }

  of(playerId: number): PvpStatistics | null {
    return this.select.get(playerId) ?? null;
  }

  save(playerId: number, statistics: PvpStatistics): void {
    this.replace.run(playerId, ...NAMES.map((name) => statistics[name]));
  }
}
