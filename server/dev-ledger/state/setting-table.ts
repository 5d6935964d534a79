import type { Database, Statement } from "better-sqlite3";
import { type Behaviour, ordinaryBehaviour } from "../behaviour.ts";

/** Single values all processes share. */
export class SettingTable {
  private readonly select: Statement<[string], unknown>;
  private readonly write: Statement<[string, unknown]>;

  constructor(database: Database) {
    this.select = database.prepare<[string], unknown>("SELECT value FROM settings WHERE name = ?").pluck();
    this.write = database.prepare("INSERT OR REPLACE INTO settings VALUES (?, ?)");
  }

  /** The number of the last change. */
  stateVersion(): number {
    return Number(this.select.get("state_version"));
  }

  /** The time of the last change. */
  lastChange(): number {
    return Number(this.select.get("last_change"));
  }

  /** Counts one more change; the ledger's time never goes back. Answers its number and time. */
  nextChange(time: number): { stateVersion: number; at: number } {
    const stateVersion = this.stateVersion() + 1;
    const at = Math.max(time, this.lastChange());
    this.write.run("state_version", stateVersion);
    this.write.run("last_change", at);
    return { stateVersion, at };
  }

  behaviour(): Behaviour {
    const value = this.select.get("behaviour");
    return typeof value === "string" ? JSON.parse(value) : ordinaryBehaviour;
  }

  setBehaviour(behaviour: Behaviour): void {
    this.write.run("behaviour", JSON.stringify(behaviour));
  }
}
