import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Cleaner } from "../../../server/app/background-jobs.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { openSqliteStore } from "../../../server/store/sqlite/open-sqlite-store.ts";
import { backUpSqlite } from "../../../server/store/sqlite/sqlite-copies.ts";
import { MINUTE, newFile, processOn, quiet } from "../clocked-store.ts";
import { LAB_HASH } from "../lab-server.ts";
import { newPlayer, STORES } from "../store/contract/stores.ts";
import { DAY, START, TestClock } from "../test-clock.ts";

const ANONYMOUS = { publicId: "nobody", name: "Nobody" };
const SECRETS = [
  "7391846250113",
  "Whiskers the Great",
  "team-seed-of-ann",
  "link-of-ann-1234567890",
  "public-Ann",
];

describe("the files of a game on SQLite", () => {
  it("hold nothing of a player who was deleted, and a backup holds nothing that was left out (ABU-100)", async () => {
    const file = newFile();
    const store = openSqliteStore({ file, clock: new TestClock(), movableClock: false });
    onTestFinished(() => store.close());
    const identity = { provider: "telegram", id: "7391846250113" } as const;
    const ann = await newPlayer(store, "Ann", "session of Ann", { identity });
    await store.nameCreature(ann, "#1#", "Whiskers the Great");
    await store.keepPracticeTeam(ann, "easy", "team-seed-of-ann");
    await store.setFriendLink(ann, "link-of-ann-1234567890");
    const found = () => {
      const folder = dirname(file);
      const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString("latin1"));
      return SECRETS.filter((secret) => bytes.some((text) => text.includes(secret)));
    };
    expect(found()).toEqual(SECRETS);
    await store.requestDeletion(ann, 0, { type: "deletionRequested", dueAt: START }, null);
    expect(await store.deletePlayer(ann, ANONYMOUS)).toBe("deleted");
    await backUpSqlite(file, join(dirname(file), "game.backup"));
    expect(found()).toEqual([]);
  });

  it("leave out in a backup what an earlier release left on free pages (ABU-100)", async () => {
    const file = newFile();
    const store = processOn(file, new TestClock());
    await newPlayer(store, "Ann");
    const database = openDatabase(file);
    const secret = "left on a free page";
    database.exec(`PRAGMA secure_delete = OFF; CREATE TABLE planted (text TEXT);
      INSERT INTO planted VALUES ('${secret.repeat(1000)}'); DROP TABLE planted; PRAGMA wal_checkpoint(TRUNCATE)`);
    database.close();
    expect(readFileSync(file).includes(secret)).toBe(true);
    const backup = join(dirname(file), "game.backup");
    await backUpSqlite(file, backup);
    expect(readFileSync(backup).includes(secret)).toBe(false);
  });
});

describe("copies from before a migration", () => {
  it("end after thirty days, on both stores, and nothing else does (ABU-100)", async () => {
    const file = newFile();
    const clock = new TestClock();
    const store = processOn(file, clock);
    const copiesFolder = dirname(file);
    const names = ["game-before-9.sqlite", "game-before-8.dump", "game-before-7.sqlite", "game.backup"];
    for (const name of names) writeFileSync(join(copiesFolder, name), "");
    const daysAgo = (name: string, days: number) => {
      const time = new Date(clock.now() - days * DAY);
      utimesSync(join(copiesFolder, name), time, time);
    };
    for (const name of names) daysAgo(name, 31);
    daysAgo("game-before-9.sqlite", 29);
    const cleaner = new Cleaner({
      store,
      clock,
      log: quiet,
      rulesHash: LAB_HASH,
      earlierHashes: [],
      copiesFolder,
    });
    // Nothing is removed before the clock has gone steadily for ten minutes.
    for (let rounds = 0; rounds < 3; rounds++) {
      await cleaner.round();
      clock.pass(6 * MINUTE);
    }
    const left = readdirSync(copiesFolder).filter((name) => names.includes(name));
    expect(left.sort()).toEqual(["game-before-9.sqlite", "game.backup"]);
  });
});

describe.each(STORES)("the audit log of $name", (kind) => {
  it("forgets whom a report and a block were about once that player is deleted (ABU-100)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.noteAudit(
      ann,
      { type: "reported", about: "public-Bob", reason: "name", battleId: "b" },
      null,
    );
    await store.noteAudit(ann, { type: "blocked", about: "public-Bob" }, null);
    await store.requestDeletion(bob, 0, { type: "deletionRequested", dueAt: START }, null);
    expect(await store.deletePlayer(bob, ANONYMOUS)).toBe("deleted");
    const entries = await store.auditEntries({ player: null, since: 0, after: 0, most: 100 });
    expect(entries.slice(1).map(({ event }) => event)).toEqual([
      { type: "reported", about: null, reason: "name", battleId: "b" },
      { type: "blocked", about: null },
      { type: "accountDeleted" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("public-Bob");
  });
});
