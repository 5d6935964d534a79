import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { Cleaner } from "../../../server/app/background-jobs.ts";
import { openSqliteStore } from "../../../server/index.ts";
import { MIGRATIONS } from "../../../server/store/sqlite/migrations/list.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { cleanFor, logIn, MINUTE, newFile, processOn, rows, startedAt } from "../clocked-store.ts";
import { DAY, HOUR, START } from "../lab-server.ts";
import { freshDuel } from "../pvp/duel.ts";
import { TestClock } from "../test-clock.ts";

describe("the game's time", () => {
  it("does not run backwards across a restart with a clock an hour back, and continues from there", async () => {
    const file = newFile();
    const before = openSqliteStore({ file, clock: new TestClock(START + 5), movableClock: false });
    await before.close();
    const clock = new TestClock(START - HOUR);
    const after = processOn(file, clock);
    expect(await after.now()).toBe(START + 5);
    clock.pass(7_000);
    expect(await after.now()).toBe(START + 7_005);
  });

  it("is stored with every change, so that a killed process keeps it", async () => {
    const file = newFile();
    const clock = new TestClock();
    const killed = processOn(file, clock);
    clock.pass(1_234);
    await logIn(killed);
    const restarted = processOn(file, new TestClock(START - DAY));
    expect(await restarted.now()).toBe(START + 1_234);
  });

  it("continues while the clock is set back, and follows it again once it has caught up", async () => {
    const clock = new TestClock();
    const store = processOn(":memory:", clock);
    await store.now();
    clock.pass(-HOUR);
    expect(await store.now()).toBe(START);
    clock.pass(90_000);
    expect(await store.now()).toBe(START + 90_000);
    clock.pass(2 * HOUR);
    await new Promise(setImmediate);
    expect(await store.now()).toBe(clock.now());
  });

  it("gains nothing from a clock that jumps back and forth, as the process measures its own time", async () => {
    let shown = START;
    let elapsed = 0;
    const store = processOn(":memory:", { now: () => shown, elapsed: () => elapsed });
    await store.now();
    shown -= DAY;
    for (let step = 0; step < 10; step++) {
      shown += step % 2 === 0 ? -HOUR : HOUR;
      for (let second = 0; second < 60; second++) {
        shown += 1_000;
        elapsed += 1_000;
        await store.now();
      }
    }
    expect(await store.now()).toBe(START + 10 * MINUTE);
  });

  it("is the same for two processes with different clocks: the later one counts", async () => {
    const file = newFile();
    const [early, late] = [new TestClock(), new TestClock(START + HOUR)];
    const [one, two] = [processOn(file, early), processOn(file, late)];
    await logIn(two);
    expect(await one.now()).toBe(START + HOUR);
    early.pass(MINUTE);
    late.pass(MINUTE);
    await new Promise(setImmediate);
    expect([await one.now(), await two.now()]).toEqual([START + HOUR + MINUTE, START + HOUR + MINUTE]);
  });

  it("begins with the latest action of a battle when an earlier release stored no time", async () => {
    const file = newFile();
    const earlier = openDatabase(file);
    for (const { text } of MIGRATIONS.slice(0, 7)) earlier.exec(text);
    earlier.exec(`
      PRAGMA user_version = 7;
      INSERT INTO players VALUES (1, 'p', NULL, 'Ann', 'Ann', 0);
      INSERT INTO pvp_battles VALUES ('b', 'w', 1, NULL, 'Ann', 'Bot', 'easy', 'hash', 0, '{}');
      INSERT INTO pvp_decisions VALUES ('b', 0, 0, 'player', ${START + HOUR}, NULL, '{}', '[]');
      UPDATE settings SET value = ${MINUTE} WHERE name = 'clock_offset';
    `);
    earlier.close();
    expect(await processOn(file, new TestClock()).now()).toBe(START + HOUR - MINUTE);
  });
});

describe("a turn of a battle", () => {
  it("lasts a minute and its grace, even while the clock is an hour back (GAP-42)", async () => {
    const { world, mover, other, battleId } = await freshDuel();
    world.clock.pass(-HOUR);
    expect(await mover.battle(battleId)).toMatchObject({ yourTurn: true, timeRemaining: 60_000 });
    world.clock.pass(61_499);
    await world.sweep();
    expect(await mover.battle(battleId)).toMatchObject({ yourTurn: true, timeRemaining: 0 });
    world.clock.pass(1);
    await world.sweep();
    expect(await other.battle(battleId)).toMatchObject({ yourTurn: true, timeRemaining: 60_000 });
  });
});

describe("the development clock", () => {
  it("is not treated as a wrong clock: expired rows are removed at once, and sessions stay", async () => {
    const file = newFile();
    const { server, cleaner } = await startedAt(file, START);
    const ann = await server.player();
    await cleanFor(10 * MINUTE, server.clock, cleaner);
    const machineId = await ann.built("catLair", 0, 0);
    await ann.post("upgradeMachine", { machineId, requestId: "up" });
    await ann.post("dev/clock", { advanceMs: 400 * DAY });
    await cleaner.round();
    expect([rows(file, "stored_replies"), rows(file, "sessions")]).toEqual([0, 1]);
    expect((await ann.get("getPets")).status).toBe(200);
    await server.close();
  });
});

describe("two processes whose clocks are more than an hour apart", () => {
  it("remove nothing, and log it", async () => {
    const file = newFile();
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    const [right, ahead] = [new TestClock(), new TestClock(START + 40 * DAY)];
    const cleaners = [right, ahead].map(
      (clock) => new Cleaner({ store: processOn(file, clock), clock, log, rulesHash: "", earlierHashes: [] }),
    );
    await logIn(processOn(file, right));
    for (let ran = 0; ran <= 30 * MINUTE; ran += 10_000) {
      for (const cleaner of cleaners) await cleaner.round();
      right.pass(10_000);
      ahead.pass(10_000);
    }
    expect(rows(file, "sessions")).toBe(1);
    expect(lines.join("")).toContain(
      "the clock is more than an hour from the last stored time: nothing is removed for ten minutes",
    );
  });
});
