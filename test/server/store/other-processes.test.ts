import { join } from "node:path";
import fastify from "fastify";
import { pino } from "pino";
import { Registry } from "prom-client";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { watchOtherProcesses } from "../../../server/app/background-jobs.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import type { App } from "../../../server/http/app-deps.ts";
import { measureSizes } from "../../../server/metrics/measurements.ts";
import { TestClock } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

afterEach(() => {
  vi.useRealTimers();
});

const BEAT = 30_000;
const TEN_MINUTES = 600_000;

function configured(LEDGER_NETWORK: string) {
  const read = readConfiguration({ LEDGER_NETWORK });
  if (!read.ok) throw new Error(read.problems.join());
  return read.configuration;
}

/** Processes on one database, with what each has logged. */
class SharedDatabase {
  private readonly file = join(dataFolder(), "game.sqlite");
  private readonly clock = new TestClock();

  constructor() {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  }

  async start(rulesHash: string, { LEDGER_NETWORK = "none", version = "1.0.0" } = {}) {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    const configuration = configured(LEDGER_NETWORK);
    const { app, store, close } = await this.server();
    await watchOtherProcesses(app, { store, configuration, rulesHash, log }, version);
    return { lines, close };
  }

  /** A process that listens and measures, with what it tells. */
  async measuring() {
    const { store } = await this.server();
    const configuration = configured("none");
    const [app, metrics, log] = [fastify() as unknown as App, new Registry(), pino({ level: "silent" })];
    const isFirst = await watchOtherProcesses(app, { store, configuration, rulesHash: "aaaa", log });
    measureSizes(app, { metrics, store, log, isFirst: async () => isFirst() });
    await app.listen();
    onTestFinished(() => app.close());
    return { app, metrics };
  }

  /** Every process looks once at least. */
  async beat(ms = BEAT): Promise<void> {
    this.clock.pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
    for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate);
  }

  /** All of them are as good as killed. */
  passWithoutBeat(ms: number): void {
    this.clock.pass(ms);
  }

  private async server() {
    const server = await freshServer({ file: this.file, clock: this.clock });
    return { app: server.app, store: server.store, close: () => server.close() };
  }
}

describe("two processes on one database", () => {
  it("log a warning once each when their rules differ", async () => {
    const database = new SharedDatabase();
    const one = await database.start("aaaa");
    const two = await database.start("bbbb");
    expect(two.lines).toEqual([
      "another process on this database uses other rules (aaaa, here bbbb): start both alike",
    ]);
    for (let beats = 0; beats < 5; beats++) await database.beat();
    expect(one.lines).toEqual([
      "another process on this database uses other rules (bbbb, here aaaa): start both alike",
    ]);
    expect(two.lines).toHaveLength(1);
  });

  it("log a warning when their networks differ", async () => {
    const database = new SharedDatabase();
    await database.start("aaaa");
    const two = await database.start("aaaa", { LEDGER_NETWORK: "dev" });
    expect(two.lines).toEqual([
      "another process on this database uses another LEDGER_NETWORK (none, here dev): start both alike",
    ]);
  });

  it("log a warning when the versions of their programs differ", async () => {
    const database = new SharedDatabase();
    const one = await database.start("aaaa");
    const two = await database.start("aaaa", { version: "1.1.0" });
    expect(two.lines).toEqual([
      "another process on this database uses another version of the program (1.0.0, here 1.1.0): start both alike",
    ]);
    await database.beat();
    expect(one.lines).toHaveLength(1);
  });

  it("log no warning when they agree, or when the other one has ended or was killed", async () => {
    const database = new SharedDatabase();
    const one = await database.start("aaaa");
    expect((await database.start("aaaa")).lines).toEqual([]);
    const ended = await database.start("bbbb");
    await ended.close();
    await database.beat();
    expect((await database.start("aaaa")).lines).toEqual([]);
    expect(one.lines).toEqual([]);
    database.passWithoutBeat(101_000);
    expect((await database.start("cccc")).lines).toEqual([]);
  });

  it("have their sizes measured by one of them, and by the other one once that has ended", async () => {
    const database = new SharedDatabase();
    const pages = [await database.measuring(), await database.measuring()];
    const measured = async () => {
      await database.beat(TEN_MINUTES);
      return Promise.all(pages.map(async ({ metrics }) => /^store_bytes \d/m.test(await metrics.metrics())));
    };
    const before = await measured();
    expect(before.toSorted()).toEqual([false, true]);
    await pages[before.indexOf(true)]?.app.close();
    await database.beat();
    expect((await measured())[before.indexOf(false)]).toBe(true);
  });
});
