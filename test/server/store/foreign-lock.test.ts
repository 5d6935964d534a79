import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startErrorText } from "../../../server/app/startup-errors.ts";
import { openSqliteStore } from "../../../server/index.ts";
import { GroupCommit } from "../../../server/store/sqlite/group-commit.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { RecentRows } from "../../../server/store/sqlite/recent-rows.ts";
import {
  type LabServer,
  type LabServerOptions,
  labServer,
  TestClock,
  type TestPlayer,
} from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

const LAIR = { machineType: "catLair", x: 0, y: 0, room: 1 };

/** Another program that has the database open, and holds its write lock until it is told to let go. */
function holdLock(file: string) {
  const other = openDatabase(file);
  onTestFinished(() => void other.close());
  other.exec("BEGIN IMMEDIATE");
  return { letGo: () => other.exec("COMMIT") };
}

/** Turns of the event loop, enough for a first try to get the lock. */
async function firstTry(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate);
}

async function lockedServer(
  options: LabServerOptions = {},
): Promise<{ file: string; server: LabServer; ann: TestPlayer }> {
  const file = join(dataFolder(), "game.sqlite");
  const server = await freshServer({ ...options, file });
  return { file, server, ann: await server.player() };
}

describe("a server whose database is locked by another process", () => {
  it("answers health, readiness and every read at once, and makes changes afterwards", async () => {
    let changeAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      changeAsked = resolve;
    });
    const { file, server, ann } = await lockedServer({
      environment: { METRICS_TOKEN: "letmein" },
      wrapStore: (store) => ({
        ...store,
        changeLab: (...change) => {
          changeAsked();
          return store.changeLab(...change);
        },
      }),
    });
    const lock = holdLock(file);
    let built = false;
    const building = ann.post("buildMachine", LAIR).finally(() => {
      built = true;
    });
    await asked;
    await firstTry();
    for (const read of ["/api/health", "/api/ready", "/api/rules", "/metrics"])
      expect((await server.get(read, { authorization: "Bearer letmein" })).status).toBe(200);
    for (const read of ["whoami", "getGameState", "getPets", "pvp/stats", "pvp/leaderboard?filter=all"])
      expect((await ann.get(read)).status).toBe(200);
    expect(built).toBe(false);
    lock.letGo();
    expect((await building).status).toBe(200);
    expect((await ann.lab()).machines).toHaveLength(1);
  });

  it("keeps the order of changes, including those that arrive after the lock", async () => {
    const { file, server } = await lockedServer();
    const lock = holdLock(file);
    const done: number[] = [];
    const change = (index: number) =>
      server.store.changeLab(1, (lab) => {
        lab.resources.eggs += 1000;
        done.push(index);
        return { ok: true, reply: lab.resources.eggs };
      });
    const changes = [change(0), change(1)];
    await firstTry();
    expect(done).toEqual([]);
    changes.push(change(2));
    lock.letGo();
    changes.push(change(3));
    expect(await Promise.all(changes)).toEqual(
      [1, 2, 3, 4].map((eggs) => ({ ok: true, reply: eggs * 1000 })),
    );
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it("refuses a change that waited too long with 503 and Retry-After, and changes nothing", async () => {
    const { file, ann } = await lockedServer({ busyMs: 20 });
    const lock = holdLock(file);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.post("buildMachine", LAIR)));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 503,
        body: { code: "unavailable", error: "The server is busy. Please try again." },
        headers: { "retry-after": "1" },
      });
    lock.letGo();
    expect(await ann.lab()).toMatchObject({ machines: [], tcorvax: "300" });
    expect((await ann.post("buildMachine", LAIR)).status).toBe(200);
  });

  it("closes without the changes that could not be written", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const server = await labServer({ file, busyMs: 20 });
    await server.player();
    holdLock(file);
    const changing = server.store.changeLab(1, (lab) => {
      lab.resources.eggs += 1000;
      return { ok: true, reply: null };
    });
    const refused = expect(changing).rejects.toThrow("database is locked");
    await server.close();
    await refused;
  });

  it("can be joined by a second process when no migration is needed", async () => {
    const { file, server } = await lockedServer();
    holdLock(file);
    const second = openSqliteStore({ file, clock: server.clock, movableClock: true, busyMs: 0 });
    await expect(second.checkHealth()).rejects.toThrow("database is locked");
    expect((await second.readLab(1)).lab.machines).toEqual([]);
    await second.close();
  });

  it("gives advice when it cannot start", async () => {
    const file = join(dataFolder(), "game.sqlite");
    holdLock(file);
    const opening = async () =>
      openSqliteStore({ file, clock: new TestClock(), movableClock: true, busyMs: 0 });
    await expect(opening().catch(startErrorText)).resolves.toBe(
      "The server cannot start: another program is writing to the database in DATA_DIR. Close it, then start again.",
    );
  });

  it("continues when the program with the lock is killed @long", async () => {
    const DATA_DIR = dataFolder();
    const first = new ServerProcess({ DATA_DIR });
    const ann = new HttpPlayer(await first.listening());
    await ann.logIn("Ann");
    const holder = new ServerProcess({}, ["-e", HOLDS_THE_LOCK, join(DATA_DIR, "game.sqlite")]);
    await expect.poll(() => holder.stdout, { timeout: 60_000 }).toContain("locked");
    const building = ann.send("buildMachine", LAIR);
    expect((await ann.fetch("health")).status).toBe(200);
    expect((await ann.state()).machines).toEqual([]);
    await holder.kill("SIGKILL");
    expect((await building).status).toBe(200);
  });
});

describe("a commit on a full disk", () => {
  it("fails all its changes with SQLITE_FULL, and the next one is accepted", async () => {
    const database = openDatabase(join(dataFolder(), "full.sqlite"));
    onTestFinished(() => void database.close());
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE notes (text BLOB); PRAGMA max_page_count = 8");
    const add = database.prepare<[number]>("INSERT INTO notes VALUES (zeroblob(?))");
    const count = database.prepare<[], number>("SELECT count(*) FROM notes").pluck();
    const commits = new GroupCommit(database, new RecentRows(database), 0);
    const changes = [commits.run(() => add.run(10)), commits.run(() => add.run(1_000_000))];
    for (const change of await Promise.allSettled(changes))
      expect(change).toMatchObject({ status: "rejected", reason: { code: "SQLITE_FULL" } });
    expect(count.get()).toBe(0);
    await commits.run(() => add.run(10));
    expect(count.get()).toBe(1);
  });
});

describe("a transaction that cannot be rolled back", () => {
  it("fails its changes with its reason, and the process and the next changes continue (ABU-53)", async () => {
    const database = openDatabase(join(dataFolder(), "stuck.sqlite"));
    onTestFinished(() => void database.close());
    database.exec("CREATE TABLE notes (text TEXT)");
    let isDiskBroken = true;
    const exec = database.exec.bind(database);
    database.exec = (sql) => {
      if (isDiskBroken && sql === "ROLLBACK") throw new Error("disk I/O error");
      return exec(sql);
    };
    const add = database.prepare("INSERT INTO notes VALUES ('paid')");
    const commits = new GroupCommit(database, new RecentRows(database), 0, () => {
      if (isDiskBroken) throw new Error("the time could not be stored");
    });
    await expect(commits.run(() => add.run())).rejects.toThrow("the time could not be stored");
    await expect(commits.run(() => add.run())).rejects.toThrow("within a transaction");
    isDiskBroken = false;
    await expect(commits.run(() => add.run())).rejects.toThrow("within a transaction");
    await commits.run(() => add.run());
    expect(database.prepare("SELECT count(*) FROM notes").pluck().get()).toBe(1);
  });
});

describe("a commit that another process delays", () => {
  it("is repeated as a whole, once", async () => {
    const file = join(dataFolder(), "rollback-journal.sqlite");
    const writer = openDatabase(file, { timeout: 0 });
    writer.exec("CREATE TABLE counter (n INTEGER); INSERT INTO counter VALUES (0)");
    const reader = openDatabase(file);
    onTestFinished(() => {
      writer.close();
      reader.close();
    });
    // Without a write-ahead log a reader keeps a commit, and no begin, from being carried out.
    reader.exec("BEGIN");
    const read = reader.prepare<[], number>("SELECT n FROM counter").pluck();
    read.get();
    const commits = new GroupCommit(writer, new RecentRows(writer), 60_000);
    const add = writer.prepare("UPDATE counter SET n = n + 1");
    let tries = 0;
    const adding = commits.run(() => {
      tries += 1;
      add.run();
    });
    await expect.poll(() => tries).toBeGreaterThan(1);
    expect(writer.inTransaction).toBe(false);
    reader.exec("COMMIT");
    await adding;
    expect(read.get()).toBe(1);
  });
});

const HOLDS_THE_LOCK = `
  const database = new (require("better-sqlite3"))(process.argv[1]);
  database.exec("BEGIN IMMEDIATE");
  console.log("locked");
  setInterval(() => {}, 1000);
`;
