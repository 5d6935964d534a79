import type { Database, Statement } from "better-sqlite3";
import type { LoginState } from "../store.ts";

/** States of logins by redirect that were used: each opens one session only. */
export class UsedStateTable {
  private readonly select: Statement<[string], unknown>;
  private readonly insert: Statement<[string, number]>;

  constructor(database: Database) {
    this.select = database.prepare("SELECT 1 FROM used_login_states WHERE state = ?");
    this.insert = database.prepare("INSERT INTO used_login_states (state, expires_at) VALUES (?, ?)");
  }

  has({ state }: LoginState): boolean {
    return this.select.get(state) !== undefined;
  }

  add({ state, expiresAt }: LoginState): void {
    this.insert.run(state, expiresAt);
  }
}
