import type { Database, Statement } from "better-sqlite3";
import type { SideIndex } from "../../../../rules/index.ts";
import type { Decision } from "../../pvp-battle.ts";

type DecisionRow = Omit<Decision, "action" | "events"> & { action: string; events: string };

/** The decisions of each battle by version; the battle follows from them. */
export class DecisionTable {
  private readonly select: Statement<[string], DecisionRow>;
  private readonly insert: Statement<
    [string, number, SideIndex, string, number, string | null, string, string]
  >;

  constructor(database: Database) {
    this.select = database.prepare(
      `SELECT version, side, decided_by AS by, decided_at AS decidedAt, request_id AS requestId, action, events
       FROM pvp_decisions WHERE battle_id = ? ORDER BY version`,
    );
    this.insert = database.prepare(
      `INSERT INTO pvp_decisions
       (battle_id, version, side, decided_by, decided_at, request_id, action, events)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  of(battleId: string): Decision[] {
    return this.select.all(battleId).map((row) => ({
      ...row,
      action: JSON.parse(row.action),
      events: JSON.parse(row.events),
    }));
  }

  add(battleId: string, { version, side, by, decidedAt, requestId, action, events }: Decision): void {
    const texts = [JSON.stringify(action), JSON.stringify(events)] as const;
    this.insert.run(battleId, version, side, by, decidedAt, requestId, ...texts);
  }
}
