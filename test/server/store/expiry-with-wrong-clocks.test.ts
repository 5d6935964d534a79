import { describe, expect, it } from "vitest";
import { openSqliteStore } from "../../../server/index.ts";
import {
  cleanFor,
  environment,
  logIn,
  MINUTE,
  newFile,
  processOn,
  rows,
  startedAt,
} from "../clocked-store.ts";
import { DAY, HOUR, START, sidOf, signedLogin } from "../lab-server.ts";
import { freshWorld, proofOf, WalletPlayer } from "../ledger-world.ts";
import { freshServer } from "../server-per-test.ts";
import { TestClock } from "../test-clock.ts";

describe("a start with a clock forty days ahead", () => {
  it("removes no session for ten minutes, refuses expired ones, and accepts them again after a correction", async () => {
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

  it("removes expired sessions after ten minutes of running, as the clock is believed then", async () => {
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
  it("is kept for as long as it may be paid, even after a start forty days ahead (GAP-15)", async () => {
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

  it("stays used after its row was removed in time and the clock was set back (ABU-05)", async () => {
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

describe("a wallet challenge", () => {
  it("stays used after its row was removed and the clock was set back (ABU-13)", async () => {
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
