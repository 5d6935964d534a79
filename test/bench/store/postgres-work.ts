import { setTimeout as pause } from "node:timers/promises";
import { type Figure, reported } from "../figure.ts";
import { type Load, runLoad } from "../load/run-load.ts";
import type { WorkerProcess } from "../load/worker-process.ts";
import type { BenchCluster } from "./bench-cluster.ts";

const SECONDS = 5;
/** PostgreSQL's processes tell their statistics once a second. */
const UNTIL_TOLD_MS = 1500;
const MICROSECONDS = 1000;

interface Loads {
  generator: WorkerProcess;
  state: Load;
  activate: Load;
  /** Answers the number of updates a second. */
  pgbench: (seconds: number) => Promise<number>;
}

/** What a cluster did for a number of requests. */
interface Work {
  requests: number;
  cpuMs: number;
  flushes: number;
  bytes: number;
}

/** What one process's calls cost the database: its cores, and the flushes and bytes of its log. */
export async function measurePostgresWork(
  cluster: BenchCluster,
  { generator, state, activate, pgbench }: Loads,
): Promise<Figure[]> {
  const good = (load: Load) => async () => (await runLoad(generator, load, SECONDS)).good;
  const reading = await workOf(cluster, good(state));
  const changing = await workOf(cluster, good(activate));
  const simplest = await workOf(cluster, async () => SECONDS * (await pgbench(SECONDS)));
  const cpu = ({ cpuMs, requests }: Work) => (cpuMs * MICROSECONDS) / requests;
  const grouped = ({ requests, flushes }: Work) => requests / flushes;
  return [
    reported({ name: "PostgreSQL for a getGameState", unit: "us", value: cpu(reading) }),
    reported({
      name: "PostgreSQL for an activateMachine, against pgbench's update",
      unit: "us",
      value: cpu(changing),
      reference: cpu(simplest),
    }),
    reported({
      name: "activations per flush of the log, against pgbench",
      unit: "commits",
      value: grouped(changing),
      reference: grouped(simplest),
    }),
    reported({ name: "log for an activation", unit: "bytes", value: changing.bytes / changing.requests }),
  ];
}

/** @param ask makes requests and answers how many were answered */
async function workOf(cluster: BenchCluster, ask: () => Promise<number>): Promise<Work> {
  const [cpuBefore, before] = [cluster.cpuMs(), await cluster.logWork()];
  const requests = await ask();
  const cpuMs = cluster.cpuMs() - cpuBefore;
  await pause(UNTIL_TOLD_MS);
  const { flushes, bytes } = await cluster.logWork();
  return { requests, cpuMs, flushes: flushes - before.flushes, bytes: bytes - before.bytes };
}
