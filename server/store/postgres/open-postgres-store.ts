import { setTimeout as pause } from "node:timers/promises";
import type { PoolConfig } from "pg";
import type { Clock } from "../../clock.ts";
import { firstKeptDay } from "../lab-days.ts";
import { KEPT_DAYS, type Retention, retentionOf } from "../retention.ts";
import type { Store } from "../store.ts";
import { NO_METER, type StoreMeter } from "../store-meter.ts";
import { postgresAccountStore } from "./accounts/postgres-account-store.ts";
import { auditEntries, noteBounded } from "./audit.ts";
import { BattleNotifications } from "./battle-notifications.ts";
import { postgresCallbackStore } from "./callbacks.ts";
import { changeLab } from "./change-lab.ts";
import { checkHealth } from "./check-health.ts";
import { postgresGoalStore } from "./counted-replays.ts";
import { dumpBeforeMigration } from "./dump-before-migration.ts";
import { postgresFriendStore } from "./friends.ts";
import { labDays } from "./lab-days.ts";
import { Labs } from "./labs.ts";
import { postgresLedgerStore } from "./ledger/postgres-ledger-store.ts";
import { postgresLimitStore } from "./limits.ts";
import { logIn } from "./log-in.ts";
import { measureSizes } from "./measure-sizes.ts";
import { migrate, refuseDevelopmentGame } from "./migrate.ts";
import { MIGRATIONS } from "./migrations/list.ts";
import { openPool, placeOf } from "./open-pool.ts";
import { findPlayer } from "./players.ts";
import { postgresBookStore } from "./postgres-book-store.ts";
import { PostgresTime } from "./postgres-time.ts";
import { leaveProcesses, meetProcesses } from "./processes.ts";
import { Battles } from "./pvp/battles.ts";
import { postgresPvpStore } from "./pvp/postgres-pvp-store.ts";
import { PooledQueries } from "./queries.ts";
import { removeExpired } from "./remove-expired.ts";
import { findRuleSet, keepRuleSet } from "./rule-sets.ts";
import { postgresSessionStore } from "./sessions.ts";
import { advanceClockOffset, countStart, noteTime, sharedSecret } from "./settings.ts";
import { SpaceWatch } from "./space-watch.ts";
import { Transactions } from "./transactions.ts";
import { postgresWatchStore } from "./watch.ts";

export interface PostgresOptions {
  /** Address of the database, as `DATABASE_URL`. */
  url: string;
  clock: Clock;
  /** Whether the game's time may run ahead of the clock: in development only. */
  movableClock: boolean;
  /** Settings of the connections, where they differ. */
  pool?: PoolConfig;
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
  dumpFolder,
  goodbyeMs = GOODBYE_MS,
  meter = NO_METER,
  retention = retentionOf(KEPT_DAYS),
}: PostgresOptions): Promise<Store> {
  const pool = openPool(url, options);
  const space = new SpaceWatch();
  const queries = new PooledQueries(pool, (error) => space.noteFailure(error));
  const time = new PostgresTime(clock, movableClock);
  let copy: string | null = null;
  let formBefore: number;
  try {
    formBefore = await migrate(pool, url, async () => {
      if (dumpFolder !== undefined) copy = await dumpBeforeMigration(url, dumpFolder, MIGRATIONS.length);
    });
    if (!movableClock) await refuseDevelopmentGame(pool);
    await time.refresh(queries);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const transactions = new Transactions(pool, time, meter, space);
  const labs = new Labs(queries);
  const battles = new Battles();
  // A new connection may lead to another server, where the same revision may be another row.
  pool.on("connect", () => {
    labs.cached.forget();
    battles.cached.forget();
  });
  const now = async () => (await time.clockFor(queries))();
  const notifications = new BattleNotifications(queries, pool);
  const shown = (clockShows: number) => time.shown(clockShows);
  const parts = { queries, transactions, time, labs, battles, notifications, now, shown };

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
    ...postgresLedgerStore(parts),
    ...postgresPvpStore(parts),
    ...postgresLimitStore(queries, () => clock.now()),
    ...postgresSessionStore(parts),
    ...postgresAccountStore(parts),
    ...postgresCallbackStore(parts),
    ...postgresFriendStore(parts),
    ...postgresWatchStore(parts),
    ...postgresGoalStore(parts),
    ...postgresBookStore(queries, now),
    logIn: (request) => transactions.run((transaction) => logIn(transaction, labs, request, clock.now())),
    findPlayer: (identity) => findPlayer(queries, identity),
    onAudited: (listener) => transactions.onAudited(listener),
    noteAudit: (playerId, event, address) =>
      transactions.run((transaction) => noteBounded(transaction, playerId, event, address)),
    auditEntries: (query) => auditEntries(queries, query),
    readLab: async (playerId) => ({ lab: await labs.read(playerId), now: await now() }),
    changeLab: (playerId, work, repeat) => changeLab(parts, playerId, work, repeat),
    labDays: async (playerId) => labDays(queries, playerId, firstKeptDay(await now())),
    now,
    advanceClock: async (byMs) => {
      await transactions.run((transaction) => advanceClockOffset(transaction, byMs));
      return now();
    },
    sharedSecret: () => sharedSecret(queries),
    countStart: () => countStart(queries),
    noteTime: (shown) => transactions.run((transaction) => noteTime(transaction, shown)),
    meetProcesses: (own, silentMs) =>
      transactions.run((transaction) => meetProcesses(transaction, own, clock.now(), silentMs)),
    keepRuleSet: async (ruleSet) => keepRuleSet(queries, ruleSet, await now()),
    findRuleSet: (hash) => findRuleSet(queries, hash),
    leaveProcesses: (id) => leaveProcesses(queries, id),
    removeExpired: (shown) =>
      transactions.run((transaction) => removeExpired(transaction, shown, time.shown(shown), retention)),
    measureSizes: () => measureSizes(queries, clock.now()),
    load: () => ({
      waiting: pool.waitingCount,
      connections: { open: pool.totalCount, idle: pool.idleCount },
    }),
    checkHealth: () => checkHealth(queries, space),
    close: async () => {
      const closing = async () => {
        await notifications.end();
        await time.store(queries).catch(() => {});
        await pool.end();
      };
      // A database that is gone must not keep the process from ending.
      await Promise.race([closing(), pause(goodbyeMs, undefined, { ref: false })]);
    },
  };
}
