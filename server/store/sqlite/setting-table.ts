import type { Database, Statement } from "better-sqlite3";
import type { RecentRows } from "./recent-rows.ts";

type SettingName = "clock_offset" | "starts" | "shared_secret";

/** Single values all processes share. */
export class SettingTable {
  private readonly select: Statement<[SettingName], { value: unknown }>;
  private readonly increase: Statement<[number, SettingName], { value: unknown }>;

  private readonly recent: Map<SettingName, unknown>;

  constructor(database: Database, recent: RecentRows) {
    this.recent = recent.table();
    this.select = database.prepare("SELECT value FROM settings WHERE name = ?");
    this.increase = database.prepare("UPDATE settings SET value = value + ? WHERE name = ? RETURNING value");
  }

  /** How far the game's time runs ahead of the clock, in milliseconds. */
  clockOffset(): number {
    return Number(this.value("clock_offset"));
  }

  advanceClockOffset(byMs: number): void {
    this.recent.set("clock_offset", this.increase.get(byMs, "clock_offset")?.value);
  }

  countStart(): number {
    return Number(this.increase.get(1, "starts")?.value);
  }

  sharedSecret(): Buffer {
    const value = this.value("shared_secret");
    if (!Buffer.isBuffer(value)) throw new Error("The database has no shared secret");
    return value;
  }

  private value(name: SettingName): unknown {
    const known = this.recent.get(name);
    if (known !== undefined) return known;
    const value = this.select.get(name)?.value;
    this.recent.set(name, value);
    return value;
  }
}
