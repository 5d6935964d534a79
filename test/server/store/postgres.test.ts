import { describe, expect, it } from "vitest";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { HOUR, START, TestClock } from "../test-clock.ts";
import { addEgg, closedAfterTest, eggs, newPlayer } from "./contract/stores.ts";

async function processOn(url: string, clock = new TestClock(), movableClock = true) {
  return closedAfterTest(await openPostgresStore({ url, clock, movableClock }));
}

async function tell(url: string, command: string): Promise<void> {
  const pool = openPool(url, { max: 1 });
  await pool.query(command);
  await pool.end();
}

describe.runIf(hasPostgres)("a store on PostgreSQL", () => {
  it("is migrated once when four processes start together on an empty database", async () => {
    const url = await freshPostgres({ empty: true });
    const stores = await Promise.all(Array.from({ length: 4 }, () => processOn(url)));
    const looks = await Promise.all(stores.map((store) => store.checkHealth()));
    expect(looks.map(({ problem }) => problem)).toEqual(Array(4).fill(null));
    const [one] = stores;
    expect(one && (await eggs(one, await newPlayer(one)))).toBe(0);
  });

  it("refuses data of a newer release, and is not ready once one has migrated them", async () => {
    const url = await freshPostgres();
    const store = await processOn(url);
    await tell(url, "INSERT INTO migrations VALUES (999)");
    expect((await store.checkHealth()).problem).toBe("other_version");
    await expect(processOn(url)).rejects.toThrow("start a newer program");
  });

  it("refuses a development game in production (ABU-11)", async () => {
    const url = await freshPostgres();
    await newPlayer(await processOn(url));
    await expect(processOn(url, new TestClock(), false)).rejects.toThrow("development game");
  });

  it("says that the database is not reached, and what to look at", async () => {
    const url = "postgres://nobody@localhost/lab?host=/nowhere";
    await expect(processOn(url)).rejects.toMatchObject({
      code: "POSTGRES_UNREACHABLE",
      message: expect.stringContaining("The database cannot be reached"),
    });
  });

  it("keeps the game's time across a restart with a clock that was set back", async () => {
    const url = await freshPostgres();
    const clock = new TestClock(START + 5);
    const before = await processOn(url, clock, false);
    await before.close();
    const later = new TestClock(START - HOUR);
    const after = await processOn(url, later, false);
    expect(await after.now()).toBe(START + 5);
    later.pass(7_000);
    expect(await after.now()).toBe(START + 7_005);
  });

  it("goes by the later clock of two processes once both have changed something", async () => {
    const url = await freshPostgres();
    const [early, late] = [new TestClock(), new TestClock(START + HOUR)];
    const [one, two] = [await processOn(url, early, false), await processOn(url, late, false)];
    await two.noteTime(1);
    early.pass(1_000);
    await one.noteTime(1);
    expect(await one.now()).toBe(START + HOUR);
  });

  it("tells the other processes which battles have changed", async () => {
    const url = await freshPostgres();
    const [one, two] = [await processOn(url), await processOn(url)];
    const heard = new Promise((resolve) => two.onBattleAnnounced((id, version) => resolve([id, version])));
    const telling = setInterval(() => one.announceBattle("a battle", 7), 20);
    expect(await heard).toEqual(["a battle", 7]);
    clearInterval(telling);
  });

  it("loses no change that was answered when its connections are cut, and goes on by itself", async () => {
    const url = await freshPostgres();
    const store = await processOn(url);
    const ann = await newPlayer(store);
    let answered = 0;
    let refused = 0;
    const change = async () => {
      const result = await addEgg(store, ann).catch(() => null);
      if (result === null) refused += 1;
      else answered += 1;
    };
    for (let round = 0; round < 5; round += 1) {
      const changes = Array.from({ length: 20 }, change);
      await tell(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      await Promise.all(changes);
    }
    const stored = (await eggs(store, ann)) / 1000;
    expect(answered + refused).toBe(100);
    expect(stored).toBeGreaterThanOrEqual(answered);
    expect(stored).toBeLessThanOrEqual(100);
    await addEgg(store, ann);
    expect((await eggs(store, ann)) / 1000).toBe(stored + 1);
  });

  it("counts a change once whose answer was lost, when the same request comes again", async () => {
    const url = await freshPostgres();
    const store = await processOn(url);
    const ann = await newPlayer(store);
    const change = (requestId: string) =>
      store.changeLab(
        ann,
        (lab) => {
          lab.resources.eggs += 1000;
          return { ok: true, reply: lab.resources.eggs };
        },
        { call: "build", requestId, whyNotFree: () => null },
      );
    const untilAnswered = async (requestId: string): Promise<unknown> =>
      change(requestId).catch(() => untilAnswered(requestId));
    const all = Promise.all(Array.from({ length: 40 }, (_, i) => untilAnswered(`request ${i}`)));
    await tell(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await all;
    expect(await eggs(store, ann)).toBe(40_000);
  });
});

describe.runIf(hasPostgres)("opening a game on PostgreSQL", () => {
  it("refuses a database whose encoding has no letters for most names, in one sentence (ABU-110)", async () => {
    const url = new URL(await freshPostgres());
    const database = `${url.pathname.slice(1)}_latin1`;
    await tell(url.href, `CREATE DATABASE ${database} ENCODING LATIN1 LOCALE 'C' TEMPLATE template0`);
    const latin1 = new URL(url);
    latin1.pathname = `/${database}`;
    await expect(processOn(latin1.href)).rejects.toThrow(/^DATABASE_URL names a database in LATIN1, [^\n]+$/);
    await tell(url.href, `DROP DATABASE ${database}`);
  });
});
