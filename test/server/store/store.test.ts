import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newLab, shippedRules } from "../../../rules/index.ts";
import { openSqliteStore, type Store } from "../../../server/index.ts";
import { secretHashOf } from "../../../server/session/secret-hash.ts";
import { NewerDataError } from "../../../server/store/sqlite/migrate.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { DAY, START, TestClock } from "../lab-server.ts";
import { dataFolder } from "../server-process.ts";

function openStore(file = ":memory:", clock = new TestClock()): Store {
  return openSqliteStore({ file, clock, movableClock: true });
}

async function newPlayer(store: Store, name: string): Promise<number> {
  const answer = await store.logIn({
    identity: { provider: "development", name },
    firstName: name,
    ticket: null,
    state: null,
    firstLogin: { publicId: `public-${name}`, lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf(`session of ${name}`), expiresAt: START + DAY },
    endedSession: null,
    mostSessions: 20,
  });
  if (!answer.ok) throw new Error("The login was refused");
  return answer.player.id;
}

function addEgg(store: Store, player: number) {
  return store.changeLab(player, (lab) => {
    lab.resources.eggs += 1000;
    return { ok: true, reply: lab.resources.eggs };
  });
}

async function eggs(store: Store, player: number): Promise<number> {
  return (await store.readLab(player)).lab.resources.eggs;
}

describe("the store", () => {
  it("keeps the other changes of a commit when one of them fails", async () => {
    const store = openStore();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const failing = store.changeLab(bob, (lab) => {
      lab.resources.eggs = 99_000;
      throw new Error("a bug");
    });
    const results = await Promise.allSettled([
      addEgg(store, ann),
      failing,
      addEgg(store, bob),
      addEgg(store, ann),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    expect([await eggs(store, ann), await eggs(store, bob)]).toEqual([2000, 1000]);
    await store.close();
  });

  it("keeps the order of a hundred changes from one turn of the event loop", async () => {
    const store = openStore();
    const ann = await newPlayer(store, "Ann");
    const answers = await Promise.all(Array.from({ length: 100 }, () => addEgg(store, ann)));
    expect(answers).toEqual(Array.from({ length: 100 }, (_, i) => ({ ok: true, reply: (i + 1) * 1000 })));
    await store.close();
  });

  it("writes nothing for refused or unchanged work: the revision stays the same", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    const ann = await newPlayer(store, "Ann");
    await store.changeLab(ann, (lab) => {
      lab.resources.eggs = 5;
      return { ok: false, refusal: { code: "offline", text: "Offline" } };
    });
    await store.changeLab(ann, () => ({ ok: true, reply: null }));
    expect(await eggs(store, ann)).toBe(0);
    const other = openDatabase(file, { readonly: true });
    expect(other.prepare("SELECT revision FROM labs").pluck().get()).toBe(1);
    other.close();
    await store.close();
  });

  it("returns the same lab object until a change, and never alters one it returned", async () => {
    const store = openStore();
    const ann = await newPlayer(store, "Ann");
    const { lab } = await store.readLab(ann);
    expect((await store.readLab(ann)).lab).toBe(lab);
    await addEgg(store, ann);
    expect(lab.resources.eggs).toBe(0);
    expect(await eggs(store, ann)).toBe(1000);
    await store.close();
  });

  it("shows reads and changes what another connection has committed", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const [one, two] = [openStore(file), openStore(file)];
    const ann = await newPlayer(one, "Ann");
    await eggs(two, ann);
    for (let round = 1; round <= 3; round += 1) {
      await addEgg(one, ann);
      await new Promise(setImmediate);
      expect(await eggs(two, ann)).toBe(round * 2000 - 1000);
      await addEgg(two, ann);
      await new Promise(setImmediate);
      expect(await eggs(one, ann)).toBe(round * 2000);
    }
    await one.close();
    await two.close();
  });

  it("keeps all data after closing and opening, including the moved clock", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const before = openStore(file);
    const ann = await newPlayer(before, "Ann");
    await addEgg(before, ann);
    expect(await before.advanceClock(DAY)).toBe(START + DAY);
    await before.close();
    expect(existsSync(`${file}-wal`)).toBe(false);

    const after = openStore(file);
    expect(await eggs(after, ann)).toBe(1000);
    expect((await after.readLab(ann)).now).toBe(START + DAY);
    expect(await after.findSession("session of Ann", START)).toMatchObject({
      publicId: "public-Ann",
    });
    await after.close();
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

  it("is not ready after a newer release has migrated the data", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    expect(await store.isReady()).toBe(true);
    const newer = openDatabase(file);
    newer.exec("PRAGMA user_version = 999");
    newer.close();
    expect(await store.isReady()).toBe(false);
    await store.close();
  });

  it("removes expired rows and keeps the others", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    const ann = await newPlayer(store, "Ann");
    await store.changeLab(ann, () => ({ ok: true, reply: 1 }), {
      call: "build",
      requestId: "a",
      whyNotFree: () => null,
    });
    const rows = () => {
      const other = openDatabase(file, { readonly: true });
      const count = (table: string) => other.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
      const counts = [count("sessions"), count("stored_replies")];
      other.close();
      return counts;
    };
    await store.removeExpired(START);
    expect(rows()).toEqual([1, 1]);
    await store.advanceClock(600_000);
    await store.removeExpired(START);
    expect(rows()).toEqual([1, 0]);
    await store.removeExpired(START + DAY);
    expect(rows()).toEqual([0, 0]);
    await store.close();
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
