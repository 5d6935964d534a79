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

  /** One more change, at a time not before the last one's. */
  recordChange(stateVersion: number, at: number): void {
    this.write.run("state_version", stateVersion);
    this.write.run("last_change", at);
  }

  behaviour(): Behaviour {
    const value = this.select.get("behaviour");
    return typeof value === "string" ? JSON.parse(value) : ordinaryBehaviour;
  }

  setBehaviour(behaviour: Behaviour): void {
    this.write.run("behaviour", JSON.stringify(behaviour));
  }
}
