import type { Database, Statement } from "better-sqlite3";
import type { Counted } from "../../../rules/index.ts";
import type { LoginTicket } from "../store.ts";
import type { SettingTable } from "./setting-table.ts";

/** Used signed logins: each opens one session only (`ABU-05`). */
export class UsedLoginTable {
  private readonly select: Statement<[string, number, string], unknown>;
  private readonly selectCount: Statement<[string, number], { count: number; firstExpiry: number | null }>;
  private readonly insert: Statement<[string, number, string, number]>;
  private readonly settings: SettingTable;

  constructor(database: Database, settings: SettingTable) {
    // Logins of a deleted account stay used, without their id.
    this.select = database.prepare(
      "SELECT 1 FROM used_logins WHERE telegram_id IN (?, '') AND auth_date = ? AND hash = ?",
    );
    this.selectCount = database.prepare(
      `SELECT count(*) AS count, min(expires_at) AS firstExpiry FROM used_logins
       WHERE telegram_id = ? AND expires_at > ?`,
    );
    this.insert = database.prepare(
      "INSERT INTO used_logins (telegram_id, auth_date, hash, expires_at) VALUES (?, ?, ?, ?)",
    );
    this.settings = settings;
  }

  /** Whether it was used, or may have been used. */
  has(telegramId: string, { authDate, hash, expiresAt }: LoginTicket): boolean {
    return (
      this.settings.isForgottenLogin(expiresAt) || this.select.get(telegramId, authDate, hash) !== undefined
    );
  }

  /** Number of the player's used logins that are not too old yet. */
  count(telegramId: string, now: number): Counted {
    const { count, firstExpiry } = this.selectCount.get(telegramId, now) ?? { count: 0, firstExpiry: null };
    return { count, freeInMs: (firstExpiry ?? now) - now };
  }

  add(telegramId: string, { authDate, hash, expiresAt }: LoginTicket): void {
    this.insert.run(telegramId, authDate, hash, expiresAt);
  }
}
