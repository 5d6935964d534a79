import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { BOT_TOKEN, DAY, START, sidOf, signedLogin, type TestPlayer } from "../lab-server.ts";
import { freshWorld } from "../ledger-world.ts";
import { playerWith } from "../pvp/duel.ts";
import { freshPvpWorld, openQueueRules } from "../pvp/support/pvp-world.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

const TEN_MINUTES = 600_000;
const MOST_FREE = shippedRules.freeChanges.most;

/** A database file and how many rows its tables have. */
function countedFile() {
  const file = join(dataFolder(), "game.sqlite");
  const rows = (table: string): number => {
    const database = openDatabase(file, { readonly: true });
    const count = database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    database.close();
    return count;
  };
  return { file, rows };
}

/** Asks to move a machine to where it stands, which is free. */
const stay = (player: TestPlayer, machineId: string, requestId: string) =>
  player.post("moveMachine", { machineId, x: 0, y: 0, room: 1, requestId });

describe("free changes", () => {
  it("are refused with 429 after twenty stored replies, whatever their request ids (ABU-52)", async () => {
    const { file, rows } = countedFile();
    const server = await freshServer({ file });
    const ann = await server.player();
    const machineId = await ann.built("catLair", 0, 0);
    const answers = await Promise.all(
      Array.from({ length: 3 * MOST_FREE }, (_, index) => stay(ann, machineId, `fresh-${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(MOST_FREE).fill(200),
      ...Array(2 * MOST_FREE).fill(429),
    ]);
    expect(answers.at(-1)).toMatchObject({
      body: {
        code: "too_many_free_changes",
        error: "You have made many changes in a short time. Make the next one in 600 s.",
      },
      headers: { "retry-after": "600" },
    });
    expect(rows("stored_replies")).toBe(MOST_FREE);
  });

  it("leave a paid change possible at the limit, and its reply is stored as well", async () => {
    const ann = await (await freshServer()).player();
    const machineId = await ann.built("catLair", 0, 0);
    for (let index = 0; index <= MOST_FREE; index++) await stay(ann, machineId, `fresh-${index}`);
    const paid = () => ann.post("moveMachine", { machineId, x: 128, y: 0, room: 1, requestId: "paid" });
    const first = await paid();
    expect(first.status).toBe(200);
    expect((await paid()).body).toEqual(first.body);
    expect((await ann.lab()).tcorvax).toBe("240");
  });

  it("store every reply for ten minutes, and are allowed again after that (`api-contract.md` 4.0)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    const machineId = await ann.built("catLair", 0, 0);
    for (let index = 0; index < MOST_FREE; index++) await stay(ann, machineId, `fresh-${index}`);
    server.clock.pass(TEN_MINUTES - 1);
    for (let index = 0; index < MOST_FREE; index++)
      expect((await stay(ann, machineId, `fresh-${index}`)).status).toBe(200);
    expect((await stay(ann, machineId, "one more")).headers["retry-after"]).toBe("1");
    server.clock.pass(1);
    expect((await stay(ann, machineId, "one more")).status).toBe(200);
  });

  it("get the same answer when one request id is sent twenty times at once", async () => {
    const { file, rows } = countedFile();
    const ann = await (await freshServer({ file })).player();
    const machineId = await ann.built("catLair", 0, 0);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stay(ann, machineId, "same")));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(rows("stored_replies")).toBe(1);
  });
});

describe("logins of one player", () => {
  it("leave at most twenty sessions: one more ends the oldest", async () => {
    const { file, rows } = countedFile();
    const server = await freshServer({ file });
    const oldest = await server.player();
    for (let count = 0; count < 30; count++) {
      server.clock.pass(1);
      await server.player();
    }
    const bob = await server.player("Bob");
    const latest = await server.player();
    expect(rows("sessions")).toBe(shippedRules.auth.mostSessions + 1);
    expect((await oldest.get("getPets")).status).toBe(401);
    expect((await latest.get("getPets")).status).toBe(200);
    expect((await bob.get("getPets")).status).toBe(200);
  });

  it("never end the newest session, even with twenty at the same millisecond", async () => {
    const server = await freshServer();
    for (let count = 0; count < 30; count++)
      expect((await (await server.player()).get("getPets")).status).toBe(200);
  });

  it("with signed fields are limited to a hundred a day, then 429 until the first is too old (ABU-05)", async () => {
    const { file, rows } = countedFile();
    const server = await freshServer({ file, environment: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
    const logIn = (secondsAgo: number) =>
      server.post(
        "/api/auth/telegram",
        signedLogin({ id: 7, first_name: "Mia", auth_date: START / 1000 - secondsAgo }),
      );
    for (let ago = 0; ago < shippedRules.auth.mostLogins; ago++) expect((await logIn(ago)).status).toBe(200);
    const refused = await logIn(200);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_logins" } });
    expect(sidOf(refused)).toBe("");
    expect(rows("used_logins")).toBe(shippedRules.auth.mostLogins);
    // A login that was used is still known as such, and another player is not concerned.
    expect((await logIn(0)).status).toBe(401);
    const other = signedLogin({ id: 8, first_name: "Zoë", auth_date: START / 1000 });
    expect((await server.post("/api/auth/telegram", other)).status).toBe(200);
  });
});

describe("free rows of a wallet", () => {
  it("are limited to a hundred unpaid purchases, however old they are (GAP-15)", async () => {
    const { file, rows } = countedFile();
    const world = await freshWorld({ file });
    const ann = await world.player("Ann", { CVX: "2000" });
    const { mostUnpaid, payMs } = world.rules.energyPack;
    for (let count = 0; count < mostUnpaid; count++) {
      world.server.clock.pass(payMs / 4);
      expect((await ann.ask("buyEnergy")).status).toBe(200);
    }
    world.server.clock.pass(payMs);
    const refused = await ann.ask("buyEnergy");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_purchases" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan((38 * DAY) / 1000);
    expect(rows("energy_purchases")).toBe(mostUnpaid);
  });

  it("include no challenge for an account that is another player's (ABU-12)", async () => {
    const { file, rows } = countedFile();
    const world = await freshWorld({ file });
    const ann = await world.player("Ann");
    const before = rows("used_challenges");
    const bob = Object.assign(Object.create(Object.getPrototypeOf(ann)), ann, {
      browser: await world.server.player("Bob"),
    }) as typeof ann;
    for (let count = 0; count < 5; count++)
      expect(await bob.bind()).toMatchObject({ status: 409, body: { code: "account_taken" } });
    expect(rows("used_challenges")).toBe(before);
  });
});

describe("battles that are given up at once", () => {
  it("are limited to ten in ten minutes; then searching is refused with 429 and the remaining time (ABU-48)", async () => {
    const world = await freshPvpWorld({ rules: openQueueRules });
    const [ann, bob, cleo] = [
      await playerWith(world, "Ann"),
      await playerWith(world, "Bob"),
      await playerWith(world, "Cleo"),
    ];
    for (let count = 0; count < 10; count++) {
      world.clock.pass(1_000);
      await ann.concede(await world.meet(ann, bob));
    }
    const refused = await ann.queue();
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: "pvp_too_many_battles",
        error: "You have fought 10 battles in a short time. Look for the next one in 591 s.",
      },
      headers: { "retry-after": "591" },
    });
    expect((await bob.queue()).status).toBe(429);
    expect(await cleo.joined()).toMatchObject({ matched: false });
    await cleo.cancel();
    world.clock.pass(591_000);
    expect((await ann.queue()).status).toBe(200);
  });
});

describe("the cleanup job", () => {
  it("removes at once all rows that a thousand players can leave in ten minutes", async () => {
    const { file, rows } = countedFile();
    const server = await freshServer({ file });
    const ann = await server.player();
    await ann.built("catLair", 0, 0);
    const database = openDatabase(file);
    onTestFinished(() => void database.close());
    database.exec(
      `WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 20000)
       INSERT INTO stored_replies SELECT 1, 'r' || n, 'moveMachine', '{}', ${START}, 1 FROM counter`,
    );
    let rounds = 0;
    do rounds++;
    while (await server.store.removeExpired(START));
    expect(rows("stored_replies")).toBe(0);
    expect(rounds).toBeGreaterThan(20);
  });
});
