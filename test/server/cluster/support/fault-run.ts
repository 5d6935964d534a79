import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { quantile } from "../../../bench/figure.ts";
import { Cluster, DURABLE } from "../../../postgres/cluster.ts";
import { ConnectionBetween } from "../../../postgres/connection-between.ts";
import { Crowd } from "../../chaos/support/crowd.ts";
import { PATIENT_RULES } from "../../pvp/support/rated-battles.ts";
import { dataFolder } from "../../server-process.ts";
import { type Attempt, isAnswered } from "./patient-browser.ts";
import { SecureBrowser } from "./secure-browser.ts";
import { Twin } from "./twin.ts";

/** After a fault of the database has ended, the processes connect again and the proxy takes them back. */
const RECOVERY_MS = 2_000;

export interface CrowdPlan {
  seed: string;
  labs: number;
  battles: number;
}

/** What can be done to the layout while players play. */
export interface Faults {
  twin: Twin;
  /** Resolves when so many more calls were acknowledged. */
  acknowledged(calls: number): Promise<void>;
  kill(number: number): Promise<void>;
  /** Ends PostgreSQL as a crash does, and starts it again. */
  restartDatabase(): Promise<void>;
  /** Does something to the way to the database; calls meanwhile do not count for the latency. */
  asCut(work: (between: ConnectionBetween) => Promise<void>): Promise<void>;
  cluster: Cluster;
}

export interface Report {
  acknowledged: number;
  /** Attempts without an answer, or with 5xx. */
  failed: number;
  labs: number;
  battles: number;
  decisions: number;
  /** Milliseconds of acknowledged calls while the database was there. */
  median: number;
  p99: number;
}

/**
 * Lets players build labs and fight behind the proxy of four processes while faults go on, and compares afterwards what
 * is stored with what each of them was told.
 */
export async function playThroughFaults(
  { seed, labs, battles }: CrowdPlan,
  inflict: (faults: Faults) => Promise<void>,
): Promise<Report> {
  const cluster = await Cluster.start(DURABLE);
  const ended = new AbortController();
  try {
    const between = await ConnectionBetween.to(cluster.url("postgres"));
    const rulesFile = join(dataFolder(), "patient-rules.json");
    writeFileSync(rulesFile, JSON.stringify(PATIENT_RULES));
    const environment = { RULES: rulesFile, DRAIN_MS: "500" };
    const twin = await Twin.start({ processes: 4, databaseUrl: between.url, environment });
    const crowd = new Crowd(() => new SecureBrowser(twin.proxy), ended.signal);
    const cuts = new Cuts();
    const players = [
      ...Array.from({ length: labs }, (_, number) => crowd.buildLabs(`${seed} lab ${number}`)),
      crowd.fight(`${seed} battle`, battles),
    ];
    await crowd.goOnDuring(inflict(faultsOf({ twin, cluster, between, crowd, cuts })), players);
    const clock = { now: () => Date.now() };
    const store = await openPostgresStore({ url: between.url, clock, movableClock: true });
    await crowd.compare(store).finally(() => store.close());
    return reportOf(crowd, cuts);
  } finally {
    // Whoever still plays after a failure would ask for ever.
    ended.abort();
    await cluster.remove();
  }
}

/** When the database was away. */
class Cuts {
  private readonly times: { from: number; to: number }[] = [];

  async during(work: Promise<void>): Promise<void> {
    const from = performance.now();
    await work;
    this.times.push({ from, to: performance.now() + RECOVERY_MS });
  }

  includes({ at, ms }: Attempt): boolean {
    return this.times.some(({ from, to }) => at < to && at + ms > from);
  }
}

interface Layout {
  twin: Twin;
  cluster: Cluster;
  between: ConnectionBetween;
  crowd: Crowd;
  cuts: Cuts;
}

function faultsOf({ twin, cluster, between, crowd, cuts }: Layout): Faults {
  return {
    twin,
    cluster,
    asCut: (work) => cuts.during(work(between)),
    acknowledged: (calls) => crowd.hasAnswers(calls),
    kill: async (number) => {
      await twin.end(number, "SIGKILL");
      await twin.beginAgain(number);
    },
    restartDatabase: () => cuts.during(cluster.halt("SIGQUIT").then(() => cluster.begin())),
  };
}

function reportOf({ attempts, answered, failed, labs, battles, decisions }: Crowd, cuts: Cuts): Report {
  const times = attempts
    .filter((attempt) => isAnswered(attempt) && !cuts.includes(attempt))
    .map(({ ms }) => ms);
  return {
    acknowledged: answered,
    failed,
    labs: labs.length,
    battles: battles.length,
    decisions,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}
