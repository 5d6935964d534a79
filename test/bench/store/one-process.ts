import { atLeast, type Figure, median, reported } from "../figure.ts";
import { inRounds } from "../load/in-rounds.ts";
import type { Load, Run } from "../load/run-load.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import { emptyRoute } from "../servers/empty-route.ts";
import type { BenchCluster } from "./bench-cluster.ts";
import { activateLoad, stateLoad } from "./lab-loads.ts";
import { startLabServers } from "./lab-servers.ts";
import { preparePgbench } from "./pgbench.ts";
import { measurePostgresWork } from "./postgres-work.ts";

const PLAYERS = 512;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const STATE_BOUND = 0.3;
const PGBENCH_AIM = 0.5;

/** The two hottest calls of one process on PostgreSQL, against an empty route, SQLite and pgbench. */
export async function measureOneProcess(cluster: BenchCluster): Promise<Figure[]> {
  const pgbench = preparePgbench(await cluster.database());
  const before = await pgbench();
  const order = { processes: 1, players: PLAYERS, core: SERVER_CORE };
  const onPostgres = await startLabServers({ ...order, database: await cluster.database() });
  const onSqlite = await startLabServers({ ...order, database: null });
  const generator = new WorkerProcess(new URL("../load/generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const [state, activate] = [stateLoad(onPostgres), activateLoad(onPostgres)];
    const runs = await runsOf(generator, { state, activate, activateOnSqlite: activateLoad(onSqlite) });
    const work = await measurePostgresWork(cluster, { generator, state, activate, pgbench });
    return [...figuresOf(runs, (before + (await pgbench())) / 2), ...work];
  } finally {
    await Promise.all([onPostgres.stop(), onSqlite.stop(), generator.stop()]);
  }
}

type Loads = Record<"state" | "activate" | "activateOnSqlite", Load>;
type Runs = Record<"empty" | keyof Loads, Run[]>;

async function runsOf(generator: WorkerProcess, loads: Loads): Promise<Runs> {
  const empty = await emptyRoute(loads.state.requests.length, { core: SERVER_CORE });
  try {
    const inTurns = [empty, loads.state, loads.activate, loads.activateOnSqlite];
    const [ofEmpty = [], state = [], activate = [], onSqlite = []] = await inRounds(generator, inTurns);
    return { empty: ofEmpty, state, activate, activateOnSqlite: onSqlite };
  } finally {
    await empty.server.stop();
  }
}

/** By the core's time where two processes are compared, as other work on this machine disturbs it least. */
function figuresOf({ empty, state, activate, activateOnSqlite }: Runs, pgbench: number): Figure[] {
  const perCoreSecond = (runs: Run[]) => median(runs.map((run) => run.perCoreSecond));
  const perSecond = (runs: Run[]) => median(runs.map((run) => run.perSecond));
  const p99 = (runs: Run[]) => median(runs.map((run) => run.p99));
  const get = "getGameState on PostgreSQL";
  const post = "activateMachine on PostgreSQL";
  return [
    atLeast(STATE_BOUND, {
      name: `${get}, against the empty route`,
      unit: "req/core-s",
      value: perCoreSecond(state),
      reference: perCoreSecond(empty),
    }),
    reported({ name: `${get}, p99`, unit: "ms", value: p99(state) }),
    reported({
      name: `${post}, durable, against SQLite`,
      unit: "req/core-s",
      value: perCoreSecond(activate),
      reference: perCoreSecond(activateOnSqlite),
    }),
    reported({
      name: `${post}, against pgbench's updates (aim ${PGBENCH_AIM})`,
      unit: "req/s",
      value: perSecond(activate),
      reference: pgbench,
    }),
    reported({ name: `${post}, p99`, unit: "ms", value: p99(activate) }),
  ];
}
