import type { Database, Statement } from "better-sqlite3";
import type { DevAccount } from "../dev-ledger.ts";

/** Accounts with keys that a dev wallet may request. */
export class KeyTable {
  private readonly insert: Statement<[DevAccount & { holder: string }]>;
  private readonly byHolder: Statement<[string], DevAccount>;

  constructor(database: Database) {
    this.insert = database.prepare(
      "INSERT INTO accounts_with_keys VALUES (:address, :holder, :label, :privateKey)",
    );
    this.byHolder = database.prepare(
      `SELECT address, label, private_key AS privateKey FROM accounts_with_keys
       WHERE holder = ? ORDER BY rowid DESC`,
    );
  }

  add(holder: string, account: DevAccount): void {
    this.insert.run({ ...account, holder });
  }

  /** The holder's accounts, newest first. */
  of(holder: string): DevAccount[] {
    return this.byHolder.all(holder);
  }
}
