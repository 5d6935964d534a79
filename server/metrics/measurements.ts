import { performance } from "node:perf_hooks";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import type { GatewayMeter } from "../ledger/gateway/fetch-with-failover.ts";
import { program } from "../process/program.ts";
import type { BattleStreams } from "../pvp/battle-streams.ts";
import type { LogCopies, StoreMeter } from "../store/database/health.ts";
import type { NotReadyReason, ReadinessCheck } from "./readiness.ts";

/** A gauge that is asked for its value whenever the metrics are read, so that must cost nothing. */
export function measuredGauge(metrics: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(value());
    },
  });
}

/** Tells what runs: version, commit and build, hash of the rules, and kind of database. */
export function measureProgram(
  metrics: Registry,
  { rulesHash, store }: { rulesHash: string; store: string },
): void {
  const labels = { ...program, rules_hash: rulesHash, store };
  new Gauge({
    name: "program_info",
    help: "1, with version, commit, build, rules and kind of database of this process",
    labelNames: Object.keys(labels),
    registers: [metrics],
  }).set(labels, 1);
}

/** Counts faults of the program that ended nothing (`ABU-96`). */
export function countRejections(metrics: Registry): Counter {
  return new Counter({
    name: "unhandled_rejections_total",
    help: "Faults of the program: promises that were rejected while nobody waited for them",
    registers: [metrics],
  });
}

/** How busy the store is when the metrics are read. */
export function measureLoad({ metrics, store }: Pick<AppDeps, "metrics" | "store">): void {
  const help = "Changes that wait for a connection, or on SQLite for the next commit";
  measuredGauge(metrics, "store_waiting_changes", help, () => store.load().waiting);
  new Gauge({
    name: "store_connections",
    help: "Connections to PostgreSQL, in use or idle",
    labelNames: ["state"],
    registers: [metrics],
    collect() {
      const { connections } = store.load();
      if (connections === null) return;
      this.set({ state: "used" }, connections.open - connections.idle);
      this.set({ state: "idle" }, connections.idle);
    },
  });
}

/** What PostgreSQL says of its archive and standbys when the metrics are read; nothing with SQLite. */
export function measureLogCopies({ metrics, store }: Pick<AppDeps, "metrics" | "store">): void {
  let asked: Promise<LogCopies | null> | null = null;
  // One question for all of them.
  const ask = () => {
    asked ??= store
      .checkLogCopies()
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  const gauge = (name: string, help: string, value: (copies: LogCopies) => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const copies = await ask();
        this.set(copies === null ? Number.NaN : value(copies));
      },
    });
  const archive = "1 while the archive of PostgreSQL's log takes nothing, otherwise 0";
  gauge("postgres_archive_failing", archive, ({ isArchiveFailing }) => Number(isArchiveFailing));
  gauge("postgres_standbys", "Standbys that are connected to PostgreSQL", ({ standbys }) => standbys);
  const behind = "Log of PostgreSQL that a standby has not played yet";
  gauge("postgres_standby_lag_bytes", behind, ({ behindBytes }) => behindBytes);
}

const CHANGE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Measures the changes of a store. */
export function measureChanges(metrics: Registry): StoreMeter {
  const registers = [metrics];
  const seconds = new Histogram({
    name: "store_change_seconds",
    help: "Time from asking for a change until it is durable",
    buckets: CHANGE_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: "store_failed_changes_total",
    help: "Changes that could not be stored",
    registers,
  });
  const repeats = new Counter({
    name: "store_repeated_changes_total",
    help: "Times a change began anew because of another one, a lock or a lost connection",
    registers,
  });
  return {
    ended: (ms, done) => {
      if (done) seconds.observe(ms / 1000);
      else failures.inc();
    },
    repeated: () => repeats.inc(),
  };
}

const CALL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the calls of the ledger's gateway. */
export function measureGateway(metrics: Registry): GatewayMeter {
  const registers = [metrics];
  const seconds = new Histogram({
    name: "gateway_call_seconds",
    help: "Time of a call to the ledger's gateway",
    buckets: CALL_BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: "gateway_calls_total",
    help: "Calls to the ledger's gateway: answered, refused for now, or failed",
    labelNames: ["outcome"],
    registers,
  });
  return {
    called: (outcome, ms) => {
      calls.inc({ outcome });
      seconds.observe(ms / 1000);
    },
    watch: (load) => {
      measuredGauge(
        metrics,
        "gateway_rest_seconds",
        "How long no gateway may be called",
        () => load().restMs / 1000,
      );
      measuredGauge(
        metrics,
        "gateway_budget_calls",
        "Calls left in the budget of this process",
        () => load().callsLeft,
      );
    },
  };
}

/** Metrics of waiting players and running battles, counted when the metrics are read: both tables are small. */
export function measurePvp({ metrics, store }: Pick<AppDeps, "metrics" | "store">): void {
  const gauge = (name: string, help: string, count: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        // The other metrics are needed most while the database is away.
        this.set(await count().catch(() => Number.NaN));
      },
    });
  gauge("pvp_queue_length", "Players who wait for an opponent", async () => (await store.countPvp()).waiting);
  gauge("pvp_open_challenges", "Links that nobody has accepted yet", store.countChallenges);
  gauge("pvp_active_battles", "Battles that go on", async () => (await store.countPvp()).battles);
}

/** The event streams that this process holds open. */
export function measureStreams(metrics: Registry, streams: BattleStreams): void {
  measuredGauge(metrics, "pvp_event_streams", "Open streams of battle events", () => streams.size);
}

/** What the last look at the database found. */
export function measureReadiness(
  metrics: Registry,
  check: ReadinessCheck,
  whyNotReady: () => NotReadyReason | null,
): void {
  measuredGauge(metrics, "ready", "1 while this process should get requests, otherwise 0", () =>
    whyNotReady() === null ? 1 : 0,
  );
  measuredGauge(
    metrics,
    "store_free_bytes",
    "Free bytes of the disk of the SQLite database",
    () => check.freeBytes ?? Number.NaN,
  );
}

const SIZES_EVERY_MS = 600_000;

/**
 * Measures the database when the server begins to listen and every ten minutes after it; scrapes read the last result.
 *
 * @param isFirst whether it is this process of all on the database that measures; the others tell nothing of it
 */
export function measureSizes(
  app: App,
  {
    metrics,
    store,
    log,
    isFirst,
  }: Pick<AppDeps, "metrics" | "store" | "log"> & { isFirst(): Promise<boolean> },
): void {
  const registers = [metrics];
  const labelNames = ["table"] as const;
  const players = new Gauge({ name: "players_registered", help: "Players of the game", registers });
  const ofDay = "Players with a session that was used in the last day";
  const playersOfDay = new Gauge({ name: "players_active_day", help: ofDay, registers });
  const bytes = new Gauge({ name: "store_bytes", help: "Bytes of the database", registers });
  const help = "Rows of a table, estimated";
  const rows = new Gauge({ name: "store_table_rows", help, labelNames, registers });
  const withIndexes = "Bytes of a table and its indexes, on PostgreSQL";
  const tableBytes = new Gauge({ name: "store_table_bytes", help: withIndexes, labelNames, registers });
  const measure = async () => {
    if (!(await isFirst())) {
      for (const gauge of [players, playersOfDay, bytes]) gauge.remove();
      for (const gauge of [rows, tableBytes]) gauge.reset();
      return;
    }
    const sizes = await store.measureSizes();
    players.set(sizes.players);
    playersOfDay.set(sizes.playersOfDay);
    bytes.set(sizes.bytes);
    for (const table of sizes.tables) {
      rows.set({ table: table.name }, table.rows);
      if (table.bytes !== null) tableBytes.set({ table: table.name }, table.bytes);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let measuring = Promise.resolve();
  const measureOrLog = () => {
    measuring = measure().catch((err: unknown) => logError(log, err, "the database could not be measured"));
  };
  app.addHook("onListen", async () => {
    measureOrLog();
    timer = setInterval(measureOrLog, SIZES_EVERY_MS).unref();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await measuring;
  });
}

const WINDOW_MS = 5 * 60_000;
/** A busy player is noted this rarely: each note leaves the collector something to clean up. */
const NOTED_EVERY_MS = 1_000;

/** The players that this process has answered in the last five minutes. */
export class ActivePlayers {
  /** When each was last answered, the longest ago first. */
  private readonly answered = new Map<number, number>();
  private readonly now: () => number;

  constructor(metrics: Registry, now = () => performance.now()) {
    this.now = now;
    const help = "Players answered by this process in the last five minutes";
    measuredGauge(metrics, "players_active", help, () => this.count());
  }

  note(playerId: number): void {
    const now = this.now();
    const before = this.answered.get(playerId);
    if (before !== undefined && now - before < NOTED_EVERY_MS) return;
    this.answered.delete(playerId);
    this.answered.set(playerId, now);
  }

  count(): number {
    const before = this.now() - WINDOW_MS;
    for (const [playerId, at] of this.answered) {
      if (at > before) break;
      this.answered.delete(playerId);
    }
    return this.answered.size;
  }
}
