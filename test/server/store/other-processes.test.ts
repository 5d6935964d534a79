import { join } from "node:path";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchOtherProcesses } from "../../../server/app/background-jobs.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { TestClock } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

afterEach(() => {
  vi.useRealTimers();
});

const BEAT = 30_000;

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
    const read = readConfiguration({ LEDGER_NETWORK });
    if (!read.ok) throw new Error(read.problems.join());
    const { app, store, close } = await this.server();
    await watchOtherProcesses(app, { store, configuration: read.configuration, rulesHash, log }, version);
    return { lines, close };
  }

  /** Every process looks once. */
  async beat(): Promise<void> {
    this.clock.pass(BEAT);
    await vi.advanceTimersByTimeAsync(BEAT);
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
});
