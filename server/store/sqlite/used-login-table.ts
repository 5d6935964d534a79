import type { Database, Statement } from "better-sqlite3";
import type { LoginTicket } from "../store.ts";

/** Signed logins that were used: each opens one session only (`ABU-05`). */
export class UsedLoginTable {
  private readonly insert: Statement<[string, number, string, number]>;

  constructor(database: Database) {
    this.insert = database.prepare(
      `INSERT INTO used_logins (telegram_id, auth_date, hash, expires_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    );
  }

  /** Whether this is the first use; later ones find it claimed. */
  claim(telegramId: string, { authDate, hash, expiresAt }: LoginTicket): boolean {
    return this.insert.run(telegramId, authDate, hash, expiresAt).changes === 1;
  }
}
