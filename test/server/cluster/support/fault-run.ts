import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { expect } from "vitest";
import { newRandom, shippedRules as rules } from "../../../../rules/index.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { quantile } from "../../../bench/figure.ts";
import { Cluster } from "../../../postgres/cluster.ts";
import { ConnectionBetween } from "../../../postgres/connection-between.ts";
import { CARDS, expectKept, matched, PATIENT_RULES } from "../../pvp/faults/support/killed-battles.ts";
import { type Played, playBattle } from "../../pvp/support/play-battle.ts";
import { equipped } from "../../pvp/support/pvp-player.ts";
import { dataFolder } from "../../server-process.ts";
import { comparable, type LabLedger, playLab } from "./lab-player.ts";
import { type Attempt, PatientBrowser } from "./patient-browser.ts";
import { SecureBrowser } from "./secure-browser.ts";
import { Twin } from "./twin.ts";

/** What is answered must survive the end of PostgreSQL's processes; the machine itself is not switched off. */
const DURABLE = { fsync: "off", synchronous_commit: "on" };
/** After a fault of the database has ended, the processes connect again and the proxy takes them back. */
const RECOVERY_MS = 2_000;

export interface Crowd {
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
  { seed, labs, battles }: Crowd,
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
    const run = new Run(twin, ended.signal);
    const players = [
      ...Array.from({ length: labs }, (_, number) => run.buildLabs(`${seed} lab ${number}`)),
      run.fight(`${seed} battle`, battles),
    ];
    // What a player meets ends the run as well.
    await Promise.race([inflict(run.faults(cluster, between)), Promise.all(players)]);
    run.isOver = true;
    await Promise.all(players);
    await run.compare(between.url);
    return run.report();
  } finally {
    // Whoever still plays after a failure would ask for ever.
    ended.abort();
    await cluster.remove();
  }
}

class Run {
  isOver = false;
  private readonly twin: Twin;
  private readonly attempts: Attempt[] = [];
  private readonly cuts: { from: number; to: number }[] = [];
  private readonly labs: LabLedger[] = [];
  private readonly battles: { battleId: string; played: Played[] }[] = [];
  private readonly waiting = new Set<{ until: number; resolve: () => void }>();
  private acknowledged = 0;

  private readonly signal: AbortSignal;

  constructor(twin: Twin, signal: AbortSignal) {
    this.twin = twin;
    this.signal = signal;
  }

  async buildLabs(name: string): Promise<void> {
    for (let round = 0; !this.isOver; round++) {
      const player = `${name} ${round}`;
      this.labs.push(await playLab(this.browser(), player, newRandom(player)));
    }
  }

  async fight(name: string, battles: number): Promise<void> {
    for (let round = 0; !this.isOver; round++) {
      const players = await Promise.all(
        Array.from({ length: 2 * battles }, async (_, number) => {
          const browser = this.browser();
          await browser.logIn(`${name} ${round} ${number}`);
          return equipped(browser, `${name} ${round} ${number}`, CARDS);
        }),
      );
      const matches = await matched(players);
      await Promise.all(
        matches.map(async ({ battleId, players: both }) => {
          const dice = newRandom(`${name} ${round}`);
          this.battles.push({ battleId, played: await playBattle({ rules, dice, battleId, players: both }) });
        }),
      );
    }
  }

  faults(cluster: Cluster, between: ConnectionBetween): Faults {
    const asCut = async (work: (way: ConnectionBetween) => Promise<void>) => {
      const from = performance.now();
      await work(between);
      this.cuts.push({ from, to: performance.now() + RECOVERY_MS });
    };
    return {
      twin: this.twin,
      cluster,
      asCut,
      acknowledged: (calls) =>
        new Promise((resolve) => void this.waiting.add({ until: this.acknowledged + calls, resolve })),
      kill: async (number) => {
        await this.twin.end(number, "SIGKILL");
        await this.twin.begin(number);
      },
      restartDatabase: () =>
        asCut(async () => {
          await cluster.halt("SIGQUIT");
          await cluster.begin();
        }),
    };
  }

  /** Every acknowledged change is stored once, and nothing else is. */
  async compare(url: string): Promise<void> {
    const store = await openPostgresStore({ url, clock: { now: () => Date.now() }, movableClock: true });
    try {
      for (const { name, lab } of this.labs) {
        const player = await store.findPlayer({ provider: "development", name });
        const stored = await store.readLab(player?.id ?? 0);
        expect({ name, ...comparable(stored.lab) }).toEqual({ name, ...comparable(lab) });
      }
      for (const { battleId, played } of this.battles) await expectKept(store, battleId, played);
    } finally {
      await store.close();
    }
  }

  report(): Report {
    const answered = this.attempts.filter(({ status }) => status > 0 && status < 500);
    const isCut = ({ at, ms }: Attempt) => this.cuts.some(({ from, to }) => at < to && at + ms > from);
    const times = answered.filter((attempt) => !isCut(attempt)).map(({ ms }) => ms);
    return {
      acknowledged: answered.length,
      failed: this.attempts.length - answered.length,
      labs: this.labs.length,
      battles: this.battles.length,
      decisions: this.battles.reduce((sum, { played }) => sum + played.length, 0),
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    };
  }

  private browser(): PatientBrowser {
    return new PatientBrowser(
      new SecureBrowser(this.twin.proxy),
      (attempt) => this.note(attempt),
      this.signal,
    );
  }

  private note(attempt: Attempt): void {
    this.attempts.push(attempt);
    if (attempt.status === 0 || attempt.status >= 500) return;
    this.acknowledged += 1;
    for (const waiting of this.waiting)
      if (waiting.until <= this.acknowledged) {
        this.waiting.delete(waiting);
        waiting.resolve();
      }
  }
}
