import type { Database, Statement } from "better-sqlite3";
import { type Behaviour, ordinaryBehaviour } from "./behaviour.ts";

/** Single values that all processes share. */
export class SettingTable {
  private readonly select: Statement<[string], unknown>;
  private readonly write: Statement<[string, unknown]>;
  private readonly remove: Statement<[string]>;

  constructor(database: Database) {
    this.select = database.prepare<[string], unknown>("SELECT value FROM settings WHERE name = ?").pluck();
    this.write = database.prepare("INSERT OR REPLACE INTO settings VALUES (?, ?)");
    this.remove = database.prepare("DELETE FROM settings WHERE name = ?");
  }

  /** The state version of the last change. */
  stateVersion(): number {
    return Number(this.select.get("state_version"));
  }

  /** The time of the last change. */
  lastChange(): number {
    return Number(this.select.get("last_change"));
  }

  /** Records one more change, at a time not before the last one's. */
  recordChange(stateVersion: number, at: number): void {
    this.write.run("state_version", stateVersion);
    this.write.run("last_change", at);
  }

  /** The time at which a node has stopped, and the number of stops before it; null if no node has stopped. */
  stoppedNode(): { at: number; number: number } | null {
    const at = this.select.get("stopped_at");
    return at === undefined ? null : { at: Number(at), number: this.stoppedNodes() };
  }

  copyOfStoppedNode(): Buffer {
    const copy = this.select.get("stopped_copy");
    if (!(copy instanceof Buffer)) throw new Error("No node has stopped: there is no copy of one.");
    return copy;
  }

  keepStoppedNode(at: number, copy: Buffer): void {
    this.write.run("stopped_nodes", this.stoppedNodes() + 1);
    this.write.run("stopped_at", at);
    this.write.run("stopped_copy", copy);
  }

  forgetStoppedNode(): void {
    for (const name of ["stopped_at", "stopped_copy"]) this.remove.run(name);
  }

  private stoppedNodes(): number {
    return Number(this.select.get("stopped_nodes") ?? 0);
  }

  behaviour(): Behaviour {
    const value = this.select.get("behaviour");
    return typeof value === "string" ? JSON.parse(value) : ordinaryBehaviour;
  }

  setBehaviour(behaviour: Behaviour): void {
    this.write.run("behaviour", JSON.stringify(behaviour));
  }
}
