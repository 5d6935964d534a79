import Database from "better-sqlite3";
import type { Clock } from "../../parts.ts";
import type { Store } from "../store.ts";
import { GroupCommit } from "./group-commit.ts";
import { LabTable } from "./lab-table.ts";
import { logIn } from "./log-in.ts";
import { formVersion, migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { PlayerTable } from "./player-table.ts";
import { RecentRows } from "./recent-rows.ts";
import { removeExpired } from "./remove-expired.ts";
import { ReplyTable } from "./reply-table.ts";
import { SessionTable } from "./session-table.ts";
import { SettingTable } from "./setting-table.ts";
import { UsedLoginTable } from "./used-login-table.ts";

/** How long a process waits for another one's transaction. */
const BUSY_MS = 5_000;

export interface SqliteOptions {
  /** Path of the database, or ":memory:". */
  file: string;
  clock: Clock;
  /** Whether the game's time may run ahead of the clock: in development only. */
  movableClock: boolean;
}

/** The store on one SQLite file: durable on every commit, shared by any number of processes. */
export function openSqliteStore({ file, clock, movableClock }: SqliteOptions): Store {
  const database = new Database(file, { timeout: BUSY_MS });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  migrate(database);

  const recent = new RecentRows(database);
  const commits = new GroupCommit(database, recent);
  const settings = new SettingTable(database, recent);
  const labs = new LabTable(database, new ReplyTable(database), recent);
  const sessions = new SessionTable(database, recent);
  const players = new PlayerTable(database, recent);
  const usedLogins = new UsedLoginTable(database);
  const now = movableClock ? () => clock.now() + settings.clockOffset() : () => clock.now();

  return {
    logIn: (request) =>
      commits.run(() => logIn({ players, labs, sessions, usedLogins }, request, clock.now())),
    findSession: async (secret, time) => {
      recent.refreshOnceATurn();
      return sessions.find(secret, time);
    },
    endSession: (secretHash) => commits.run(() => sessions.remove(secretHash)),
    readLab: async (playerId) => {
      recent.refreshOnceATurn();
      return { lab: labs.read(playerId), now: now() };
    },
    changeLab: (playerId, work, repeat) =>
      repeat
        ? commits.run(() => labs.change(playerId, work, now(), repeat))
        : commits.runSingleWrite(() => labs.change(playerId, work, now())),
    advanceClock: (byMs) =>
      commits.run(() => {
        settings.advanceClockOffset(byMs);
        return now();
      }),
    sharedSecret: async () => settings.sharedSecret(),
    countStart: () => commits.run(() => settings.countStart()),
    removeExpired: (time) => commits.run(() => removeExpired(database, time, now())),
    isReady: async () => formVersion(database) === MIGRATIONS.length,
    close: async () => {
      commits.flush();
      database.close();
    },
  };
}
