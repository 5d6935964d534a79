import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { PoolConfig } from "pg";
import type { Clock } from "../../process/clock.ts";
import { NO_METER, type StoreMeter } from "../database/health.ts";
import { KEPT_DAYS, type Retention, retentionOf } from "../players/expiry.ts";
import type { Store } from "../store.ts";
import { subjectsOn } from "../subjects.ts";
import { BattleNotifications } from "./battle-notifications.ts";
import { changeLab } from "./change-lab.ts";
import { LONGEST_WAIT_MS, waitedTooLong } from "./errors.ts";
import { checkHealth, checkLogCopies, measureSizes, SpaceWatch } from "./health.ts";
import { dumpBeforeMigration, migrate, refuseDevelopmentGame } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { openPool, placeOf } from "./open-pool.ts";
import { PostgresDatabase } from "./postgres-database.ts";
import { PostgresTime } from "./postgres-time.ts";
import { Transactions } from "./transactions.ts";

export interface PostgresOptions {
  /** Address of the database, as `DATABASE_URL`. */
  url: string;
  clock: Clock;
  /** Whether the game's time may run ahead of the clock: in development only. */
  movableClock: boolean;
  /** Settings of the connections, where they differ. */
  pool?: PoolConfig;
  /** Another process migrates: called with the form that was found if that has to be waited for. */
  onWait?: ((form: number) => void) | undefined;
  /** Where a game is copied to before a migration, if this machine has `pg_dump`. */
  dumpFolder?: string;
  /** How long closing waits for a database that does not answer. */
  goodbyeMs?: number;
  meter?: StoreMeter;
  retention?: Retention;
}

const GOODBYE_MS = 3_000;

/** The store on PostgreSQL: any number of processes on any number of machines may share the database. */
export async function openPostgresStore({
  url,
  clock,
  movableClock,
  pool: options,
  onWait,
  dumpFolder,
  goodbyeMs = GOODBYE_MS,
  meter = NO_METER,
  retention = retentionOf(KEPT_DAYS),
}: PostgresOptions): Promise<Store> {
  const pool = openPool(url, options);
  const space = new SpaceWatch();
  const time = new PostgresTime(clock, movableClock);
  const transactions = new Transactions(pool, time, meter, space);
  const database = new PostgresDatabase(pool, transactions, time, (error) => space.noteFailure(error));
  let copy: string | null = null;
  let formBefore: number;
  try {
    const refuseOthers = async () => {
      if (!movableClock) await refuseDevelopmentGame(pool);
    };
    const prepare = async () => {
      await refuseOthers();
      if (dumpFolder !== undefined) copy = await dumpBeforeMigration(url, dumpFolder, MIGRATIONS.length);
    };
    formBefore = await migrate(pool, url, prepare, onWait);
    await refuseOthers();
    await time.refresh(database);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const notifications = new BattleNotifications(database, pool);
  const turns = new Turns();
  const shown = (clockShows: number) => time.shown(clockShows);
  const { store, labs } = subjectsOn({ database, announcements: notifications, shown, clock, retention });

  return {
    opened: {
      kind: "PostgreSQL",
      place: placeOf(pool),
      formBefore,
      form: MIGRATIONS.length,
      holdsNothing: false,
      rewriting: "nothing",
      copy,
    },
    ...store,
    changeLab: (playerId, work, repeat) =>
      turns.take(`lab ${playerId}`, () => changeLab({ database, labs, time }, playerId, work, repeat)),
    changeBattle: (id, work) => turns.take(`battle ${id}`, () => store.changeBattle(id, work)),
    advanceClock: async (byMs) => {
      await time.advance(database, byMs);
      return database.now();
    },
    measureSizes: () => measureSizes(database, clock.now()),
    load: () => ({
      waiting: pool.waitingCount,
      connections: { open: pool.totalCount, idle: pool.idleCount },
    }),
    checkLogCopies: () => checkLogCopies(database),
    checkHealth: () => checkHealth(database, space),
    close: async () => {
      const closing = async () => {
        await notifications.end();
        await time.store(database).catch(() => {});
        await pool.end();
      };
      // A database that is gone must not keep the process from ending.
      await Promise.race([closing(), pause(goodbyeMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Runs changes of the same thing one after the other. Each that waits for a lock of the database holds a connection:
 * without turns, ten changes of one battle would leave none for anybody else.
 */
export class Turns {
  private readonly longestWaitMs: number;
  private readonly last = new Map<string, Promise<void>>();

  constructor(longestWaitMs: number = LONGEST_WAIT_MS) {
    this.longestWaitMs = longestWaitMs;
  }

  /** Rejects, as waiting for a lock does, if the turn comes too late. */
  take<Result>(name: string, change: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + this.longestWaitMs;
    const inTime = () => {
      if (performance.now() >= until) throw waitedTooLong();
      return change();
    };
    const changed = this.last.get(name)?.then(inTime) ?? change();
    const ended = changed
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (this.last.get(name) === ended) this.last.delete(name);
      });
    this.last.set(name, ended);
    return changed;
  }
}
