import { type Figure, median, reported } from "../figure.ts";
import { activateRequests, perConnection, stateRequest } from "../load/lab-requests.ts";
import type { LoadPlayer } from "../load/players.ts";
import { type Load, runLoad } from "../load/run-load.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import type { BenchCluster } from "./bench-cluster.ts";
import { startLabServers } from "./lab-servers.ts";

const COUNTS = [1, 2, 4] as const;
/** Of each process: more of them serve more players. */
const CONNECTIONS = 64;
const PLAYERS_PER_CONNECTION = 2;
const LOOKS_PER_CHANGE = 3;
const ROUNDS = 5;
const FIRST_ROUNDS = 2;
const SECONDS = 2;
const AIM = 1.15;

/** Processes that are loaded at once. */
interface Group {
  loads: Load[];
  stop(): Promise<unknown>;
}

/** One round of them: good answers a second of all together, and the time of the cores for one, in microseconds. */
interface Round {
  perSecond: number;
  cpu: number;
  postgresCpu: number;
}

/**
 * One, two and four processes on one database, in turns: every fourth request is a change. As many processes with a
 * database each tell what several of them cost on few cores although they share nothing.
 */
export async function measureSeveralProcesses(cluster: BenchCluster): Promise<Figure[]> {
  const groups: Group[] = [];
  const generators = Array.from(
    { length: Math.max(...COUNTS) },
    () => new WorkerProcess(new URL("../load/generator.ts", import.meta.url)),
  );
  try {
    for (const count of COUNTS) groups.push(await together(cluster, count), await apart(cluster, count));
    const rounds: Round[][] = groups.map(() => []);
    for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++)
      for (const [at, { loads }] of groups.entries()) {
        const one = await runAtOnce(cluster, loads, generators);
        if (round >= FIRST_ROUNDS) rounds[at]?.push(one);
      }
    return figuresOf(rounds);
  } finally {
    await Promise.all([...groups, ...generators].map((started) => started.stop()));
  }
}

async function together(cluster: BenchCluster, processes: number): Promise<Group> {
  const players = processes * CONNECTIONS * PLAYERS_PER_CONNECTION;
  const started = await startLabServers({ database: await cluster.database(), processes, players });
  const loads = started.servers.map(({ process, url }, at) => {
    const own = started.players.filter((_, player) => player % processes === at);
    return { server: process, url, requests: perConnection(CONNECTIONS, own, requestsOf) };
  });
  return { loads, stop: started.stop };
}

async function apart(cluster: BenchCluster, processes: number): Promise<Group> {
  const alone = Array.from({ length: processes }, () => together(cluster, 1));
  const groups = await Promise.all(alone);
  return {
    loads: groups.flatMap(({ loads }) => loads),
    stop: () => Promise.all(groups.map((group) => group.stop())),
  };
}

function requestsOf(player: LoadPlayer) {
  const looks = Array.from({ length: LOOKS_PER_CHANGE }, () => stateRequest(player));
  return activateRequests(player).flatMap((change) => [...looks, change]);
}

async function runAtOnce(
  cluster: BenchCluster,
  loads: readonly Load[],
  generators: readonly WorkerProcess[],
): Promise<Round> {
  const before = cluster.cpuMs();
  const running = generators.slice(0, loads.length).map((generator, at) => {
    const load = loads[at];
    if (!load) throw new Error("Every process has a load.");
    return runLoad(generator, load, SECONDS);
  });
  const runs = await Promise.all(running);
  const answers = runs.reduce((sum, { good }) => sum + good, 0);
  const cpuSeconds = runs.reduce((sum, { good, perCoreSecond }) => sum + good / perCoreSecond, 0);
  return {
    perSecond: runs.reduce((sum, { perSecond }) => sum + perSecond, 0),
    cpu: (cpuSeconds / answers) * 1e6,
    postgresCpu: ((cluster.cpuMs() - before) / answers) * 1e3,
  };
}

function figuresOf(rounds: readonly Round[][]): Figure[] {
  const of = (at: number, value: keyof Round) => median((rounds[at] ?? []).map((round) => round[value]));
  return COUNTS.flatMap((count, index) => {
    const [shared, apart] = [2 * index, 2 * index + 1];
    const name = count === 1 ? "1 process" : `${count} processes`;
    const core = (what: string, value: number, reference?: number) =>
      reported({ name: `${name}: ${what}`, unit: "us", value, ...(reference && { reference }) });
    return [
      reported({ name: `${name} on PostgreSQL: requests`, unit: "req/s", value: of(shared, "perSecond") }),
      core(`core time of a request, aim ${AIM} of one`, of(shared, "cpu"), of(0, "cpu")),
      core("core time of a request, with a database each", of(shared, "cpu"), of(apart, "cpu")),
      core("core time of PostgreSQL for a request", of(shared, "postgresCpu")),
    ];
  });
}
