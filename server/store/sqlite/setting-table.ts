import type { Database, Statement } from "better-sqlite3";

type SettingName = "clock_offset" | "starts" | "shared_secret";

/** Single values all processes share. */
export class SettingTable {
  private readonly select: Statement<[SettingName], { value: unknown }>;
  private readonly increase: Statement<[number, SettingName], { value: unknown }>;

  constructor(database: Database) {
    this.select = database.prepare("SELECT value FROM settings WHERE name = ?");
    this.increase = database.prepare("UPDATE settings SET value = value + ? WHERE name = ? RETURNING value");
  }

  /** How far the game's time runs ahead of the clock, in milliseconds. */
  clockOffset(): number {
    return Number(this.select.get("clock_offset")?.value);
  }

  advanceClockOffset(byMs: number): void {
    this.increase.run(byMs, "clock_offset");
  }

  countStart(): number {
    return Number(this.increase.get(1, "starts")?.value);
  }

  sharedSecret(): Buffer {
    const value = this.select.get("shared_secret")?.value;
    if (!Buffer.isBuffer(value)) throw new Error("The database has no shared secret");
    return value;
  }
}
