import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPool } from "../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../server/store/postgres/open-postgres-store.ts";
import { type LoadPlayer, post, settlePlayers } from "../bench/load/players.ts";
import { WorkerProcess } from "../bench/load/worker-process.ts";
import type { CrowdOrder, CrowdReport } from "../bench/pvp/crowd/play-crowd.ts";
import { LedgerBenchServer } from "../bench/servers/ledger-bench-server.ts";
import type { ServerWork } from "../bench/servers/server-work.ts";
import { BenchCluster } from "../bench/store/bench-cluster.ts";
import type { PlanFigures } from "./plan-tables.ts";
import { seedGame } from "./seed-game.ts";

/** One process's share of the plan: a twentieth of 5,000 battles, and of the looks and changes in labs. */
const SHARE = { battles: 250, looks: 65, changes: 100, standings: 20 } as const;
const SEEDED = 20_000;
const MOVERS = 100;
const SECONDS = 20;
const WARM_UP_SECONDS = 10;
const CROWD_CORE = 1;
/** A process of PostgreSQL that has nothing to do tells its statistics after ten seconds. */
const UNTIL_TOLD_MS = 11_000;
/** So much more often, before it is measured: the code of a process that has just started is slow. */
const WARM_UP = 10;
const ARCHIVED_AFTER_MS = 660_000;

interface Work {
  gameMs: number;
  postgresMs: number;
  logBytes: number;
}

/** What a process of the plan costs, measured at the load it is planned for; it is played for so many minutes. */
export async function measurePlan(minutes: number): Promise<{ figures: PlanFigures; share: string }> {
  const cluster = await BenchCluster.start();
  const folder = mkdtempSync(join(tmpdir(), "corvax-plan-"));
  const url = await cluster.database();
  await seedGame({ dataFolder: folder, databaseUrl: url }, SEEDED);
  await asked(url, "VACUUM");
  // What the seeding leaves to do is no cost of what is measured.
  await asked(url, "CHECKPOINT");
  const server = await LedgerBenchServer.start({
    rules: { activation: { cooldownMs: 0 }, pvp: { turnMs: 600_000 } },
    environment: { DATABASE_URL: url },
  });
  const crowd = new WorkerProcess(new URL("../bench/pvp/crowd/crowd-process.ts", import.meta.url), {
    core: CROWD_CORE,
  });
  const workNow = async (): Promise<Work> => {
    await pause(UNTIL_TOLD_MS);
    const { cpuMs } = await server.process.ask<ServerWork>({});
    return { gameMs: cpuMs, postgresMs: cluster.cpuMs(), logBytes: (await cluster.logWork()).bytes };
  };
  const during = async (work: () => Promise<unknown>): Promise<Work> => {
    const before = await workNow();
    await work();
    return difference(await workNow(), before);
  };
  try {
    const players = await settlePlayers(server.url, MOVERS);
    const alone = await during(() => pause(SECONDS * 1000));
    const costOf = async (
      perSecond: number,
      ask: (player: LoadPlayer, number: number) => Promise<unknown>,
    ) => {
      await paced(WARM_UP * perSecond, players, ask);
      const all = await during(() => paced(perSecond, players, ask));
      return each(difference(all, alone), perSecond * SECONDS);
    };
    const get = (call: string, { cookie }: LoadPlayer) =>
      fetch(`${server.url}/api/${call}`, { headers: { cookie } }).then((answer) => answer.arrayBuffer());
    const look = await costOf(SHARE.looks, (player) => get("getGameState", player));
    const change = await costOf(SHARE.changes, ({ cookie, machineIds }, number) =>
      post(`${server.url}/api/activateMachine`, { machineId: machineIds[number % 2] }, cookie),
    );
    const standing = await costOf(SHARE.standings, async (player, number) => {
      await get("pvp/stats", player);
      await get(`pvp/leaderboard?page=${(number * 7) % (SEEDED / 50)}`, player);
    });
    const order: CrowdOrder = {
      url: server.url,
      battles: SHARE.battles,
      warmUpSeconds: WARM_UP_SECONDS,
      seconds: 60 * minutes,
    };
    await crowd.ask<"begun">(order);
    const before = await workNow();
    await crowd.next<"over">();
    const played = difference(await workNow(), before);
    const { actions, completed, lostOrDoubled } = await crowd.next<CrowdReport>();
    if (lostOrDoubled > 0) throw new Error(`${lostOrDoubled} actions of battles were lost or doubled.`);
    const cores = played.gameMs / (60_000 * minutes);
    return {
      figures: {
        cost: { look, change, standing, action: each(played, actions.length) },
        disk: await diskOf(url),
      },
      share: `One process's share, ${SHARE.battles} battles for ${minutes} min: ${Math.round(actions.length / (60 * minutes))} actions a second, ${Math.round(100 * cores)} % of a core, median ${middle(actions)} ms, 99th percentile ${late(actions)} ms, ${completed} battles ended, nothing lost or doubled.`,
    };
  } finally {
    await Promise.all([crowd.stop(), server.stop()]);
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function difference(one: Work, other: Work): Work {
  return {
    gameMs: one.gameMs - other.gameMs,
    postgresMs: one.postgresMs - other.postgresMs,
    logBytes: one.logBytes - other.logBytes,
  };
}

function each({ gameMs, postgresMs, logBytes }: Work, count: number): Work {
  const part = (whole: number) => Math.max(0, whole / count);
  return { gameMs: part(gameMs), postgresMs: part(postgresMs), logBytes: part(logBytes) };
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const middle = (times: readonly number[]) => Math.round(sorted(times)[times.length >> 1] ?? Number.NaN);
const late = (times: readonly number[]) =>
  Math.round(sorted(times)[Math.floor(0.99 * times.length)] ?? Number.NaN);

/** Asks so often a second, whether or not what was asked before is answered, as players do. */
async function paced(
  perSecond: number,
  players: readonly LoadPlayer[],
  ask: (player: LoadPlayer, number: number) => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  const asked: Promise<unknown>[] = [];
  for (let number = 0; number < perSecond * SECONDS; number += 1) {
    await pause(Math.max(0, begun + (1000 * number) / perSecond - performance.now()));
    const player = players[number % players.length];
    if (player) asked.push(ask(player, number));
  }
  await Promise.all(asked);
}

/** Bytes of the rows of a seeded game, and of the battles that have been played and archived in it. */
async function diskOf(url: string): Promise<PlanFigures["disk"]> {
  const clock = { now: () => Date.now() + ARCHIVED_AFTER_MS };
  const store = await openPostgresStore({ url, clock, movableClock: true });
  while (await store.archiveBattles(clock.now(), (hash) => hash));
  await store.close();
  await asked(url, "VACUUM FULL");
  const per = (tables: string, rows: string) =>
    asked(
      url,
      `SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname IN (${tables}))
         / greatest(1, (SELECT count(*) FROM ${rows})) AS bytes`,
    );
  return {
    player: await per("'players', 'labs', 'sessions', 'pvp_statistics', 'pvp_standings'", "players"),
    result: await per("'pvp_battles', 'pvp_results'", "pvp_results"),
    // Of few battles half a page would be empty; the constant is for the entries of its indexes.
    archive: await asked(url, "SELECT avg(pg_column_size(pvp_archive.*)) + 120 AS bytes FROM pvp_archive"),
    audit: await per("'audit'", "audit"),
    labDay: await per("'lab_days'", "lab_days"),
  };
}

/** Asks on a connection of its own; answers the number called `bytes`, if there is one. */
async function asked(url: string, text: string): Promise<number> {
  const pool = openPool(url, { max: 1, query_timeout: 0, statement_timeout: 0 });
  try {
    const { rows } = await pool.query<{ bytes: number }>(text);
    return rows[0]?.bytes ?? Number.NaN;
  } finally {
    await pool.end();
  }
}
