import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSqliteStore, type Store } from "../../../server/index.ts";
import { secretHashOf } from "../../../server/process/secrets.ts";
import { NewerDataError } from "../../../server/store/database/errors.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { START, TestClock } from "../lab-server.ts";
import { dataFolder } from "../server-process.ts";
import { addEgg, eggs, newPlayer } from "./contract/stores.ts";

function openStore(file = ":memory:", clock = new TestClock()): Store {
  return openSqliteStore({ file, clock, movableClock: true });
}

describe("a store on SQLite", () => {
  it("keeps the order of a hundred changes from one turn of the event loop", async () => {
    const store = openStore();
    const ann = await newPlayer(store, "Ann");
    const answers = await Promise.all(Array.from({ length: 100 }, () => addEgg(store, ann)));
    expect(answers).toEqual(Array.from({ length: 100 }, (_, i) => ({ ok: true, reply: (i + 1) * 1000 })));
    await store.close();
  });

  it("leaves one file behind when it is closed", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    await newPlayer(store, "Ann");
    await store.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it("writes nothing for refused or unchanged work: the revision stays the same", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    const ann = await newPlayer(store, "Ann");
    const other = openDatabase(file, { readonly: true });
    const revision = () => other.prepare("SELECT revision FROM labs").pluck().get();
    const before = revision();
    await store.changeLab(ann, (lab) => {
      lab.resources.eggs = 5;
      return { ok: false, refusal: { code: "offline", text: "Offline", values: {} } };
    });
    await store.changeLab(ann, () => ({ ok: true, reply: null }));
    expect(await eggs(store, ann)).toBe(0);
    expect(revision()).toBe(before);
    other.close();
    await store.close();
  });

  it("uses a write-ahead log, so that readers never wait for writers", () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    const other = openDatabase(file);
    expect(other.prepare("PRAGMA journal_mode").pluck().get()).toBe("wal");
    other.close();
    return store.close();
  });

  it("refuses data of a newer release and leaves them untouched", () => {
    const file = join(dataFolder(), "game.sqlite");
    const newer = openDatabase(file);
    newer.exec("PRAGMA user_version = 999");
    newer.close();
    expect(() => openStore(file)).toThrow(NewerDataError);
  });

  it("keeps no secret of a session, only its hash (ABU-07)", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    await newPlayer(store, "Ann");
    expect(await store.findSession("session of Ann", START)).toMatchObject({ firstName: "Ann" });
    expect(await store.findSession("session of Bob", START)).toBeNull();
    const other = openDatabase(file, { readonly: true });
    expect(other.prepare("SELECT secret_hash FROM sessions").pluck().all()).toEqual([
      secretHashOf("session of Ann"),
    ]);
    other.close();
    await store.endSession(secretHashOf("session of Ann"));
    expect(await store.findSession("session of Ann", START)).toBeNull();
    await store.close();
  });
});
