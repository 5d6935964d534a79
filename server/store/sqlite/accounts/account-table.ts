import type { Database, Statement } from "better-sqlite3";
import { type AccountRow, accountOfRow, containing, HAS_LOGIN } from "../../account-row.ts";
import type { PlayerAccount } from "../../account-store.ts";
import { PlayerGoneError } from "../../player-gone-error.ts";
import type { RecentRows } from "../recent-rows.ts";

const SELECT = `SELECT id, public_id AS publicId, first_name AS firstName, name_fixed AS nameFixed,
  created_at AS createdAt, telegram_id AS telegramId, development_name AS developmentName,
  suspended_for AS suspendedFor, deletion_due_at AS deletionDueAt, language FROM players`;

/** What administrators and deletions change of a player; cached sessions and battles may hold it. */
export class AccountTable {
  private readonly selectById: Statement<[number], AccountRow>;
  private readonly selectByPublicId: Statement<[string], AccountRow>;
  private readonly selectFound: Statement<[string, string, string, string, string, number], AccountRow>;
  private readonly selectDue: Statement<[number, number], number>;
  private readonly rename: Statement<[string, number]>;
  private readonly renameInBattles: readonly Statement<[string, number]>[];
  private readonly unfixName: Statement<[number]>;
  private readonly suspend: Statement<[string | null, number]>;
  private readonly setDeletion: Statement<[number | null, number]>;
  private readonly languages: readonly Statement<[string, number]>[];
  private readonly recent: RecentRows;

  constructor(database: Database, recent: RecentRows) {
    this.recent = recent;
    this.selectById = database.prepare(`${SELECT} WHERE id = ?`);
    this.selectByPublicId = database.prepare(`${SELECT} WHERE public_id = ? AND ${HAS_LOGIN}`);
    this.selectFound = database.prepare(
      `${SELECT} WHERE ${HAS_LOGIN} AND (public_id = ? OR telegram_id = ? OR development_name = ?
         OR first_name LIKE ? ESCAPE '\\' OR id = (SELECT player_id FROM bound_accounts WHERE account = ?))
       ORDER BY id LIMIT ?`,
    );
    this.selectDue = database
      .prepare<[number, number], number>(
        "SELECT id FROM players WHERE deletion_due_at <= ? ORDER BY deletion_due_at LIMIT ?",
      )
      .pluck();
    this.rename = database.prepare("UPDATE players SET first_name = ?, name_fixed = 1 WHERE id = ?");
    this.renameInBattles = ["player1", "player2"].map((side) =>
      database.prepare(`UPDATE pvp_battles SET ${side}_name = ? WHERE ${side}_id = ?`),
    );
    this.unfixName = database.prepare("UPDATE players SET name_fixed = 0 WHERE id = ?");
    this.suspend = database.prepare("UPDATE players SET suspended_for = ? WHERE id = ?");
    this.setDeletion = database.prepare("UPDATE players SET deletion_due_at = ? WHERE id = ?");
    this.languages = [
      "UPDATE players SET language = ? WHERE id = ?",
      "UPDATE callback_wishes SET language = ? WHERE player_id = ?",
    ].map((sql) => database.prepare(sql));
  }

  find(text: string, most: number): PlayerAccount[] {
    return this.selectFound.all(text, text, text, containing(text), text, most).map(accountOfRow);
  }

  byPublicId(publicId: string): PlayerAccount | null {
    const row = this.selectByPublicId.get(publicId);
    return row ? accountOfRow(row) : null;
  }

  /** The account of a player who exists. */
  of(playerId: number): PlayerAccount {
    const row = this.selectById.get(playerId);
    if (!row) throw new PlayerGoneError();
    return accountOfRow(row);
  }

  /** Names the player for good, also in battles; null: until the next login. */
  giveName(playerId: number, name: string | null): void {
    this.recent.forget();
    if (name === null) {
      this.unfixName.run(playerId);
      return;
    }
    this.rename.run(name, playerId);
    for (const statement of this.renameInBattles) statement.run(name, playerId);
  }

  setSuspension(playerId: number, reason: string | null): void {
    this.recent.forget();
    this.suspend.run(reason, playerId);
  }

  setDeletionDue(playerId: number, dueAt: number | null): void {
    this.recent.forget();
    this.setDeletion.run(dueAt, playerId);
  }

  setLanguage(playerId: number, language: string): void {
    this.recent.forget();
    for (const statement of this.languages) statement.run(language, playerId);
  }

  due(now: number, most: number): number[] {
    return this.selectDue.all(now, most);
  }
}
