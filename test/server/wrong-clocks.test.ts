import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { newLab, shippedRules } from "../../rules/index.ts";
import type { Clock } from "../../server/clock.ts";
import { openSqliteStore, type Store } from "../../server/index.ts";
import { secretHashOf } from "../../server/session/secret-hash.ts";
import { Cleaner } from "../../server/store/cleaner.ts";
import { MIGRATIONS } from "../../server/store/sqlite/migrations/list.ts";
import { openDatabase } from "../../server/store/sqlite/open-database.ts";
import { BOT_TOKEN, DAY, HOUR, type LabServer, labServer, START, sidOf, signedLogin } from "./lab-server.ts";
import { freshWorld, proofOf, WalletPlayer } from "./ledger-world.ts";
import { freshDuel } from "./pvp/duel.ts";
import { freshServer } from "./server-per-test.ts";
import { dataFolder } from "./server-process.ts";
import { TestClock } from "./test-clock.ts";

const MINUTE = 60_000;
const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN };
const newFile = () => join(dataFolder(), "game.sqlite");

/** A process on the data, closed with the test. */
function processOn(file: string, clock: Clock): Store {
  const store = openSqliteStore({ file, clock, movableClock: false });
  onTestFinished(() => store.close());
  return store;
}

function logIn(store: Store, name = "Ann", expiresAt = START + 30 * DAY) {
  return store.logIn({
    identity: { provider: "development", name },
    firstName: name,
    ticket: null,
    state: null,
    firstLogin: { publicId: `public-${name}`, lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf(`session of ${name}`), expiresAt },
    endedSession: null,
    mostSessions: 20,
  });
}

function rows(file: string, table: string): number {
  const database = openDatabase(file, { readonly: true });
  const count = database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
  database.close();
  return count;
}

/** Lets a cleaner work for a while, as it does: every ten seconds. */
async function cleanFor(ms: number, clock: TestClock, cleaner: Cleaner): Promise<void> {
  for (let ran = 0; ran <= ms; ran += 10_000) {
    await cleaner.round();
    clock.pass(10_000);
  }
}

const quiet = pino({ level: "silent" });

/** A server and its cleaner, on a clock that shows another time than the last one did. */
async function startedAt(file: string, time: number): Promise<{ server: LabServer; cleaner: Cleaner }> {
  const clock = new TestClock(time);
  const server = await labServer({ file, clock, environment });
  return { server, cleaner: new Cleaner({ store: server.store, clock, log: quiet }) };
}

describe("the game's time", () => {
  it("does not run backwards across a restart with a clock an hour back, and runs on from there", async () => {
    const file = newFile();
    const before = openSqliteStore({ file, clock: new TestClock(START + 5), movableClock: false });
    await before.close();
    const clock = new TestClock(START - HOUR);
    const after = processOn(file, clock);
    expect(await after.now()).toBe(START + 5);
    clock.pass(7_000);
    expect(await after.now()).toBe(START + 7_005);
  });

  it("is stored with every change, so that a killed process leaves it behind", async () => {
    const file = newFile();
    const clock = new TestClock();
    const killed = processOn(file, clock);
    clock.pass(1_234);
    await logIn(killed);
    const restarted = processOn(file, new TestClock(START - DAY));
    expect(await restarted.now()).toBe(START + 1_234);
  });

  it("runs on while the clock is set back, and goes by it again when it has caught up", async () => {
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

  it("gains nothing by a clock that goes back and forth, where the process measures its own time", async () => {
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

  it("is the same for two processes whose clocks differ: the later one counts", async () => {
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

  it("begins with the latest decision of a battle where an earlier release stored none", async () => {
    const file = newFile();
    const earlier = openDatabase(file);
    for (const migration of MIGRATIONS.slice(0, 7)) earlier.exec(migration);
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
  it("lasts a minute and its grace, also while the clock is an hour back (GAP-42)", async () => {
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

describe("a start with a clock forty days ahead", () => {
  it("removes no session for ten minutes, refuses those past their expiry, and a corrected one takes them again", async () => {
    const file = newFile();
    const first = await startedAt(file, START);
    const ann = await first.server.player();
    await first.cleaner.round();
    await first.server.close();

    const ahead = await startedAt(file, START + 40 * DAY);
    await cleanFor(9 * MINUTE, ahead.server.clock, ahead.cleaner);
    expect((await ahead.server.get("/api/getPets", { cookie: `sid=${ann.sid}` })).status).toBe(401);
    expect(rows(file, "sessions")).toBe(1);
    await ahead.server.close();

    const corrected = await freshServer({ file, clock: new TestClock(START + HOUR) });
    expect((await corrected.get("/api/getPets", { cookie: `sid=${ann.sid}` })).status).toBe(200);
  });

  it("removes them once it has run for ten minutes: then nobody ran before", async () => {
    const file = newFile();
    const first = await startedAt(file, START);
    await first.server.player();
    await first.cleaner.round();
    await first.server.close();
    const ahead = await startedAt(file, START + 40 * DAY);
    await cleanFor(10 * MINUTE, ahead.server.clock, ahead.cleaner);
    expect(rows(file, "sessions")).toBe(0);
    await ahead.server.close();
  });
});

describe("an unpaid purchase", () => {
  it("is kept for as long as it may be paid, also after a start forty days ahead (GAP-15)", async () => {
    const file = newFile();
    const first = openSqliteStore({ file, clock: new TestClock(), movableClock: false });
    const answer = await logIn(first);
    const playerId = answer.ok ? answer.player.id : 0;
    await first.openPurchase({ id: "p", playerId, account: "x" }, MINUTE, { mostOpen: 1, mostUnpaid: 1 });
    await first.close();
    await openSqliteStore({
      file,
      clock: new TestClock(START + 45 * DAY),
      movableClock: false,
    }).close();
    const corrected = processOn(file, new TestClock(START + HOUR));
    expect(await corrected.now()).toBe(START + 45 * DAY);
    await corrected.removeExpired(START + HOUR);
    expect(await corrected.findPurchase("p")).not.toBeNull();
  });
});

describe("a used login", () => {
  const login = (authDate: number) => signedLogin({ id: 7, first_name: "Mia", auth_date: authDate / 1000 });

  it.each([
    ["within ten minutes", 9 * MINUTE],
    ["after its row was removed", 20 * MINUTE],
  ])("stays used after a start three days ahead that was corrected %s (ABU-05)", async (_when, ran) => {
    const file = newFile();
    const first = await startedAt(file, START);
    expect((await first.server.post("/api/auth/telegram", login(START))).status).toBe(200);
    await first.cleaner.round();
    await first.server.close();

    const ahead = await startedAt(file, START + 3 * DAY);
    await cleanFor(ran, ahead.server.clock, ahead.cleaner);
    expect(rows(file, "used_logins")).toBe(ran > 10 * MINUTE ? 0 : 1);
    await ahead.server.close();

    const corrected = await freshServer({ file, environment, clock: new TestClock(START + HOUR) });
    const replayed = await corrected.post("/api/auth/telegram", login(START));
    expect([replayed.status, sidOf(replayed)]).toEqual([401, ""]);
    expect((await corrected.post("/api/auth/telegram", login(START + HOUR))).status).toBe(200);
  });

  it("stays used when its row went in time and the clock is set back afterwards (ABU-05)", async () => {
    const file = newFile();
    const server = await freshServer({ file, environment });
    await server.post("/api/auth/telegram", login(START));
    server.clock.pass(2 * DAY);
    while (await server.store.removeExpired(server.clock.now()));
    expect(rows(file, "used_logins")).toBe(0);
    server.clock.pass(-2 * DAY);
    expect((await server.post("/api/auth/telegram", login(START))).status).toBe(401);
  });
});

describe("a challenge for the wallet", () => {
  it("stays used when its row is gone and the clock is set back afterwards (ABU-13)", async () => {
    const world = await freshWorld();
    const { clock, store } = world.server;
    const ann = new WalletPlayer(world, await world.server.player(), await world.wallet());
    const proof = proofOf(world.ledger.network, ann.wallet, await ann.challenge());
    expect((await ann.ask("saveRadixAccount", { proof })).status).toBe(200);
    const second = new WalletPlayer(world, ann.browser, await world.wallet());
    await second.bind();
    clock.pass(HOUR);
    while (await store.removeExpired(clock.now()));
    clock.pass(-HOUR);
    expect(await ann.ask("saveRadixAccount", { proof })).toMatchObject({ body: { code: "proof_refused" } });
  });

  it("is accepted after a run three days ahead, in which others were used and removed", async () => {
    const world = await freshWorld();
    const { clock, store } = world.server;
    const ann = new WalletPlayer(world, await world.server.player(), await world.wallet());
    clock.pass(3 * DAY);
    expect((await ann.bind()).status).toBe(200);
    clock.pass(HOUR);
    while (await store.removeExpired(clock.now()));
    clock.pass(-3 * DAY - HOUR);
    const second = new WalletPlayer(world, ann.browser, await world.wallet());
    expect((await second.bind()).status).toBe(200);
  });
});

describe("the development clock", () => {
  it("is no wrong clock: what has expired by it is removed at once, and sessions stay", async () => {
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
  it("remove nothing, and say so", async () => {
    const file = newFile();
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    const [right, ahead] = [new TestClock(), new TestClock(START + 40 * DAY)];
    const cleaners = [right, ahead].map(
      (clock) => new Cleaner({ store: processOn(file, clock), clock, log }),
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
