import type { Database, Statement } from "better-sqlite3";
import type { SharedTime } from "../database/game-time.ts";
import type { RecentRows } from "./recent-rows.ts";

type SettingName =
  | "clock_offset"
  | "starts"
  | "shared_secret"
  | "latest_time"
  | "noted_time"
  | "forgotten_logins";

/** Single values that all processes share. */
export class SettingTable implements SharedTime {
  private readonly select: Statement<[SettingName], { value: unknown }>;
  private readonly update: Statement<[number, SettingName]>;
  private readonly upsertTrial: Statement<[number]>;

  private readonly recent: Map<SettingName, unknown>;

  constructor(database: Database, recent: RecentRows) {
    this.recent = recent.table();
    this.select = database.prepare("SELECT value FROM settings WHERE name = ?");
    this.update = database.prepare("UPDATE settings SET value = ? WHERE name = ?");
    this.upsertTrial = database.prepare(
      "INSERT INTO settings VALUES ('tried_at', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    );
  }

  clockOffset(): number {
    return this.number("clock_offset");
  }

  advanceClockOffset(byMs: number): void {
    this.set("clock_offset", this.clockOffset() + byMs);
  }

  latestTime(): number {
    return this.number("latest_time");
  }

  keepLatestTime(time: number): void {
    this.set("latest_time", time);
  }

  /** Stores the time of a process's clock; returns the one stored before, by any process, or 0. */
  noteTime(time: number): number {
    const before = this.number("noted_time");
    this.set("noted_time", time);
    return before;
  }

  /** Whether the row of a used login with this expiry may have been removed: such a login is never accepted. */
  isForgottenLogin(expiresAt: number): boolean {
    return expiresAt <= this.number("forgotten_logins");
  }

  /** Records that the rows of used logins up to this expiry were removed. */
  forgetLogins(expiresAt: number): void {
    if (!this.isForgottenLogin(expiresAt)) this.set("forgotten_logins", expiresAt);
  }

  /** Stores a value that nothing reads, to see whether anything can be stored. */
  storeTrial(value: number): void {
    this.upsertTrial.run(value);
  }

  countStart(): number {
    const starts = this.number("starts") + 1;
    this.set("starts", starts);
    return starts;
  }

  sharedSecret(): Buffer {
    const value = this.value("shared_secret");
    if (!Buffer.isBuffer(value)) throw new Error("The database has no shared secret");
    return value;
  }

  private number(name: SettingName): number {
    return Number(this.value(name));
  }

  /** Within a transaction that has read what it changes. */
  private set(name: SettingName, value: number): void {
    this.update.run(value, name);
    this.recent.set(name, value);
  }

  private value(name: SettingName): unknown {
    const known = this.recent.get(name);
    if (known !== undefined) return known;
    const value = this.select.get(name)?.value;
    this.recent.set(name, value);
    return value;
  }
}
