import { describe, expect, it } from "vitest";
import { secretHashOf } from "../../../../server/process/secrets.ts";
import { REMOVED_AT_ONCE } from "../../../../server/store/players/expiry.ts";
import { DAY, START, TestClock } from "../../test-clock.ts";
import { addEgg, eggs, freshStore, newPlayer, STORES } from "./stores.ts";

const AT_ONCE = 20;

describe.each(STORES)("a store on $name", (kind) => {
  it("keeps the other changes of a commit when one of them fails", async () => {
    const store = await freshStore(kind);
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
  });

  it("keeps each of a hundred changes that were made at once", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const answers = await Promise.all(Array.from({ length: 100 }, () => addEgg(store, ann)));
    const replies = answers.map((answer) => (answer.ok ? answer.reply : 0)).sort((one, other) => one - other);
    expect(replies).toEqual(Array.from({ length: 100 }, (_, i) => (i + 1) * 1000));
    expect(await eggs(store, ann)).toBe(100_000);
  });

  it("returns the same lab object until a change, and never alters one it returned", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const { lab } = await store.readLab(ann);
    expect((await store.readLab(ann)).lab).toBe(lab);
    await addEgg(store, ann);
    expect(lab.resources.eggs).toBe(0);
    expect(await eggs(store, ann)).toBe(1000);
  });

  it("shows reads and changes what another connection has committed", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
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
  });

  it("keeps all data after closing and opening, including the moved clock", async () => {
    const data = await kind.freshData();
    const before = await data.process();
    const ann = await newPlayer(before, "Ann");
    await addEgg(before, ann);
    expect(await before.advanceClock(DAY)).toBe(START + DAY);
    await before.close();

    const after = await data.process();
    expect(await eggs(after, ann)).toBe(1000);
    expect((await after.readLab(ann)).now).toBe(START + DAY);
    expect(await after.findSession("session of Ann", START)).toMatchObject({
      publicId: "public-Ann",
    });
  });

  it("answers a repeated request with its stored reply, even twenty at once", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const repeat = { call: "build", requestId: "a", whyNotFree: () => null };
    const add = () =>
      store.changeLab(
        ann,
        (lab) => {
          lab.resources.eggs += 1000;
          return { ok: true, reply: lab.resources.eggs };
        },
        repeat,
      );
    const answers = await Promise.all(Array.from({ length: 20 }, add));
    expect(answers).toEqual(Array(20).fill({ ok: true, reply: 1000 }));
    await store.advanceClock(600_000);
    expect(await add()).toEqual({ ok: true, reply: 2000 });
  });

  it("creates one player for twenty first logins at once", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, i) => newPlayer(i % 2 === 0 ? one : two, "Ann", `session ${i}`)),
    );
    expect(new Set(ids).size).toBe(1);
    expect([await data.count("players"), await data.count("sessions")]).toEqual([1, 20]);
  });

  it("removes expired rows and keeps the others", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const ann = await newPlayer(store, "Ann");
    await store.changeLab(ann, () => ({ ok: true, reply: 1 }), {
      call: "build",
      requestId: "a",
      whyNotFree: () => null,
    });
    const rows = async () => [await data.count("sessions"), await data.count("stored_replies")];
    await store.removeExpired(START);
    expect(await rows()).toEqual([1, 1]);
    await store.advanceClock(600_000);
    await store.removeExpired(START);
    expect(await rows()).toEqual([1, 0]);
    await store.removeExpired(START + DAY);
    expect(await rows()).toEqual([0, 0]);
  });

  it("removes some expired rows at a time, and says whether more are left", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    // A few at a time, as none of them may wait long for a connection.
    for (let noted = 0; noted <= REMOVED_AT_ONCE; noted += AT_ONCE) {
      const some = Math.min(AT_ONCE, REMOVED_AT_ONCE + 1 - noted);
      await Promise.all(Array.from({ length: some }, (_, i) => store.noteRest(`rest ${noted + i}`, 1)));
    }
    expect(await store.removeExpired(START)).toBe(false);
    expect(await store.removeExpired(START + 1)).toBe(true);
    expect(await data.count("limits")).toBe(1);
    expect(await store.removeExpired(START + 1)).toBe(false);
    expect(await data.count("limits")).toBe(0);
  });

  it("never shows an earlier time, also after a start with a clock that was set back", async () => {
    const data = await kind.freshData();
    const before = await data.process({ clock: new TestClock(START + 5), movableClock: false });
    await before.noteTime(1);
    expect(await before.now()).toBe(START + 5);
    await before.close();
    const clock = new TestClock(START - DAY);
    const after = await data.process({ clock, movableClock: false });
    expect(await after.now()).toBe(START + 5);
    clock.pass(7_000);
    expect(await after.now()).toBe(START + 7_005);
  });

  it("says that it is well where a trial can be written", async () => {
    const store = await freshStore(kind);
    expect(["low_space", null]).toContain((await store.checkHealth()).problem);
  });

  it("ends a session by the hash of its secret, for every process (ABU-07, ABU-08)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    await newPlayer(one);
    expect(await two.findSession("session of Ann", START)).toMatchObject({ firstName: "Ann" });
    expect(await two.findSession("session of Bob", START)).toBeNull();
    expect(await two.findSession("session of Ann", START + DAY)).toBeNull();
    await one.endSession(secretHashOf("session of Ann"));
    await new Promise(setImmediate);
    expect(await two.findSession("session of Ann", START)).toBeNull();
  });

  it("gives all processes one secret, counts their starts, and tells each about the others", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    expect(await one.sharedSecret()).toEqual(await two.sharedSecret());
    expect([await one.countStart(), await two.countStart()]).toEqual([1, 2]);
    expect([await one.noteTime(START), await two.noteTime(START + 1)]).toEqual([0, START]);
    const own = { id: "a", version: "1.0.0", rulesHash: "1", network: "dev" };
    const other = { id: "b", version: "1.1.0", rulesHash: "2", network: "none" };
    expect([await one.meetProcesses(own, 1000), await two.meetProcesses(other, 1000)]).toEqual([[], [own]]);
    await one.leaveProcesses("a");
    expect(await two.meetProcesses(other, 1000)).toEqual([]);
  });
});
