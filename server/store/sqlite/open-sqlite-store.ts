import type { Clock } from "../../clock.ts";
import { GameTime } from "../game-time.ts";
import { firstKeptDay } from "../lab-days.ts";
import { KEPT_DAYS, type Retention, retentionOf } from "../retention.ts";
import type { Store } from "../store.ts";
import { NO_METER, type StoreMeter } from "../store-meter.ts";
import { AccountTable } from "./accounts/account-table.ts";
import { DeletedLogins } from "./accounts/deleted-logins.ts";
import { sqliteAccountStore } from "./accounts/sqlite-account-store.ts";
import { AuditTable } from "./audit-table.ts";
import { sqliteCallbackStore } from "./callback-table.ts";
import { checkGameFile } from "./check-file.ts";
import { type FreeBytes, freeBytesOf, healthChecker } from "./check-health.ts";
import { copyBeforeMigration, type RoomIn, roomOnDisk } from "./copy-before-migration.ts";
import { CountedReplayTable } from "./counted-replay-table.ts";
import { allowIncrementalVacuum, FreeSpace, rewriteOnce } from "./free-space.ts";
import { sqliteFriendStore } from "./friend-table.ts";
import { GroupCommit } from "./group-commit.ts";
import { LabDayTable } from "./lab-day-table.ts";
import { LabTable } from "./lab-table.ts";
import { sqliteLedgerStore } from "./ledger/sqlite-ledger-store.ts";
import { LimitTable } from "./limit-table.ts";
import { logIn } from "./log-in.ts";
import { sizesReader } from "./measure-sizes.ts";
import { formVersionReader, migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { openDatabase } from "./open-database.ts";
import { PlayerTable } from "./player-table.ts";
import { ProcessTable } from "./process-table.ts";
import { sqlitePvpStore } from "./pvp/sqlite-pvp-store.ts";
import { RecentRows } from "./recent-rows.ts";
import { removerOfExpired } from "./remove-expired.ts";
import { ReplyTable } from "./reply-table.ts";
import { RuleSetTable } from "./rule-set-table.ts";
import { SessionTable } from "./session-table.ts";
import { SettingTable } from "./setting-table.ts";
import { sqliteBookStore } from "./sqlite-book-store.ts";
import { sqliteSessionStore } from "./sqlite-session-store.ts";
import { UsedLoginTable } from "./used-login-table.ts";
import { UsedStateTable } from "./used-state-table.ts";
import { sqliteWatchStore } from "./watch-table.ts";

/** How long a process waits for another one's transaction. */
const BUSY_MS = 5_000;

export interface SqliteOptions {
  /** Path of the database, or ":memory:". */
  file: string;
  clock: Clock;
  /** Whether the game's time may run ahead of the clock: in development only. */
  movableClock: boolean;
  /** How long a change waits for the write lock of another process, in milliseconds. */
  busyMs?: number;
  freeBytes?: FreeBytes;
  /** Whether a copy is made beside the file before a migration. */
  copyBeforeMigration?: boolean;
  /** What the disk has left for that copy. */
  roomIn?: RoomIn;
  meter?: StoreMeter;
  retention?: Retention;
}

/** The store in one SQLite file: every commit is durable, and any number of processes may share the file. */
export function openSqliteStore({
  file,
  clock,
  movableClock,
  busyMs = BUSY_MS,
  freeBytes = freeBytesOf,
  copyBeforeMigration: isCopied = true,
  roomIn = roomOnDisk,
  meter = NO_METER,
  retention = retentionOf(KEPT_DAYS),
}: SqliteOptions): Store {
  const { holdsNothing } = checkGameFile(file);
  const database = openDatabase(file, { timeout: busyMs });
  allowIncrementalVacuum(database);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // What is deleted is overwritten, not only left out (`ABU-100`).
  database.exec("PRAGMA secure_delete = ON");
  const formVersion = formVersionReader(database);
  let copy: string | null = null;
  let formBefore: number;
  try {
    formBefore = migrate(database, formVersion, () => {
      if (isCopied) copy = copyBeforeMigration(file, MIGRATIONS.length, roomIn);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  // From here on SQLite must not wait for locks, as the whole event loop would wait with it.
  database.exec("PRAGMA busy_timeout = 0");
  const rewriting = rewriteOnce(database, file, roomIn);

  const recent = new RecentRows(database);
  const settings = new SettingTable(database, recent);
  const time = new GameTime(clock, settings, movableClock);
  const commits = new GroupCommit(database, recent, busyMs, () => time.keep(), meter);
  const measureSizes = sizesReader(database, file, clock);
  const now = () => time.now();
  const audit = new AuditTable(database, commits, now);
  const labDays = new LabDayTable(database);
  const labs = new LabTable(database, new ReplyTable(database), labDays, recent);
  const sessions = new SessionTable(database, recent);
  const players = new PlayerTable(database, recent);
  const usedLogins = new UsedLoginTable(database, settings);
  const processes = new ProcessTable(database);
  const limits = new LimitTable(database);
  const usedStates = new UsedStateTable(database);
  const ruleSets = new RuleSetTable(database);
  const countedReplays = new CountedReplayTable(database);
  const removeExpired = removerOfExpired(database, settings, retention);
  const freeSpace = new FreeSpace(database);
  const accounts = new AccountTable(database, recent);
  const deletedLogins = new DeletedLogins(database, () => settings.sharedSecret());

  const loginTables = { players, labs, sessions, usedLogins, usedStates, audit, accounts, deletedLogins };

  return {
    opened: {
      kind: "SQLite",
      place: file,
      formBefore,
      form: MIGRATIONS.length,
      holdsNothing,
      copy,
      rewriting,
    },
    ...sqliteLedgerStore({ database, recent, commits, audit, labs, now }),
    ...sqlitePvpStore({
      database,
      recent,
      commits,
      audit,
      now,
      shown: (clockShows) => time.shown(clockShows),
    }),
    ...audit.store(),
    ...sqliteSessionStore({ recent, commits, audit, sessions }),
    ...sqliteAccountStore({ database, recent, audit, labs, sessions, accounts, deletedLogins, now }),
    ...sqliteCallbackStore({ database, commits, now }),
    ...sqliteBookStore(database, commits, now),
    ...sqliteFriendStore({ database, commits, now }),
    ...sqliteWatchStore(database, commits),
    logIn: (request) => audit.run(() => logIn(loginTables, request, { now: clock.now(), gameNow: now() })),
    findPlayer: async (identity) => players.find(identity),
    readLab: (playerId) => recent.reading(() => ({ lab: labs.read(playerId), now: now() })),
    changeLab: (playerId, work, repeat) => commits.run(() => labs.change(playerId, work, now(), repeat)),
    labDays: async (playerId) => labDays.of(playerId, firstKeptDay(now())),
    now: () => recent.reading(now),
    advanceClock: (byMs) =>
      commits.run(() => {
        settings.advanceClockOffset(byMs);
        return now();
      }),
    sharedSecret: async () => settings.sharedSecret(),
    countStart: () => commits.run(() => settings.countStart()),
    noteTime: (shown) => commits.run(() => settings.noteTime(shown)),
    spendLimit: (name, size) => commits.run(() => limits.spend(name, size, clock.now())),
    oweLimit: (name, size, amount) => commits.run(() => limits.owe(name, size, amount, clock.now())),
    noteRest: (name, forMs) => commits.run(() => limits.noteRest(name, clock.now() + Math.ceil(forMs))),
    restsOf: async (names) => limits.rests(names, clock.now()),
    meetProcesses: (own, silentMs) => commits.run(() => processes.meet(own, clock.now(), silentMs)),
    keepRuleSet: (ruleSet) => commits.run(() => ruleSets.keep(ruleSet, now())),
    countReplay: (playerId, digests, work) =>
      commits.run(() =>
        countedReplays.keep(digests, playerId, now()) ? labs.change(playerId, work, now()) : null,
      ),
    findRuleSet: async (hash) => ruleSets.find(hash),
    leaveProcesses: (id) => commits.run(() => processes.remove(id)),
    measureSizes: async () => measureSizes(),
    load: () => ({ waiting: commits.waitingJobs, connections: null }),
    removeExpired: (shown) =>
      commits.run(() => {
        const isMoreExpired = removeExpired(shown, time.shown(shown));
        return freeSpace.giveBack() || isMoreExpired;
      }),
    checkHealth: healthChecker({ file, commits, settings, formVersion, freeBytes }),
    close: async () => {
      await commits.end();
      database.close();
    },
  };
}
