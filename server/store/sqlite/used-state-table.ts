import type { Database, Statement } from "better-sqlite3";
import type { LoginState } from "../store.ts";
import type { SettingTable } from "./setting-table.ts";

/** States of logins by redirect that were used: each opens one session only. */
export class UsedStateTable {
  private readonly select: Statement<[string], unknown>;
  private readonly insert: Statement<[string, number]>;
  private readonly settings: SettingTable;

  constructor(database: Database, settings: SettingTable) {
    this.select = database.prepare("SELECT 1 FROM used_login_states WHERE state = ?");
    this.insert = database.prepare("INSERT INTO used_login_states (state, expires_at) VALUES (?, ?)");
    this.settings = settings;
  }

  /** Whether it was used, or may have been. */
  has({ state, expiresAt }: LoginState): boolean {
    return (
      this.settings.isForgotten("forgotten_login_states", expiresAt) || this.select.get(state) !== undefined
    );
  }

  add({ state, expiresAt }: LoginState): void {
    this.insert.run(state, expiresAt);
  }
}
