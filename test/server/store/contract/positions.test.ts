import { describe, expect, it } from "vitest";
import type { NotedTry, VerifiedTry } from "../../../../server/store/players/positions.ts";
import { TestClock } from "../../test-clock.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const missed = (number: number): VerifiedTry => ({ number, reached: false, energyLeft: 1, onItsDay: true });
const solved = (number: number, more: Partial<VerifiedTry> = {}): VerifiedTry => ({
  ...missed(number),
  reached: true,
  energyLeft: 3,
  ...more,
});
const noted = (change: NotedTry) => change;
const KEPT_MS = 600_000;

describe.each(STORES)("the positions of a store on $name", (kind) => {
  it("counts tries up to the first that reaches the goal, and changes nothing from then on (GAP-73)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    expect(await store.noteTry(ann, missed(7), noted)).toEqual({
      counted: true,
      standing: { number: 7, tries: 1, reached: false, energyLeft: null, onItsDay: false },
      solvedOnTheirDay: [],
    });
    const reached = { number: 7, tries: 2, reached: true, energyLeft: 3, onItsDay: true };
    expect(await store.noteTry(ann, solved(7), noted)).toEqual({
      counted: true,
      standing: reached,
      solvedOnTheirDay: [7],
    });
    for (const tried of [missed(7), solved(7, { energyLeft: 9, onItsDay: false })])
      expect(await store.noteTry(ann, tried, noted)).toMatchObject({ counted: false, standing: reached });
    await store.noteTry(ann, solved(9, { energyLeft: 0, onItsDay: false }), noted);
    await store.noteTry(ann, solved(11, { energyLeft: 2 }), noted);
    expect(await store.positionsSolvedOnTheirDay(ann)).toEqual([7, 11]);
    expect(await store.positionStandings(ann, 2)).toEqual([
      { number: 11, tries: 1, reached: true, energyLeft: 2, onItsDay: true },
      { number: 9, tries: 1, reached: true, energyLeft: 0, onItsDay: false },
    ]);
    expect(await store.positionStandings(ann, 60)).toHaveLength(3);
    expect(await store.positionStandings(bob, 60)).toEqual([]);
    expect(await store.positionsSolvedOnTheirDay(bob)).toEqual([]);
  });

  it("counts a try once of twenty at once in two processes, with one reply, also after a new start (ABU-131)", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const [one, two] = [await data.process({ clock }), await data.process({ clock })];
    const [ann, bob] = [await newPlayer(one, "Ann"), await newPlayer(one, "Bob")];
    const repeat = { call: "tryPosition", requestId: "first" };
    const attempts = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : two).noteTry(ann, missed(3), () => `reply ${index}`, repeat),
    );
    const replies = new Set(await Promise.all(attempts));
    expect(replies.size).toBe(1);
    const [reply = ""] = replies;
    expect(await one.positionStandings(ann, 1)).toMatchObject([{ tries: 1 }]);
    await one.close();
    await two.close();
    const later = await data.process({ clock });
    expect(await later.positionReply(ann, repeat)).toBe(reply);
    expect(await later.noteTry(ann, missed(3), () => "another", repeat)).toBe(reply);
    expect(await later.positionReply(bob, repeat)).toBeNull();
    expect(await later.noteTry(bob, missed(3), () => "bob's own", repeat)).toBe("bob's own");
    clock.pass(KEPT_MS);
    expect(await later.positionReply(ann, repeat)).toBeNull();
    expect(await later.noteTry(ann, missed(3), () => "another", repeat)).toBe("another");
    expect(await later.positionStandings(ann, 1)).toMatchObject([{ tries: 2 }]);
  });

  it("counts twenty different tries at once, and lets the first that reaches the goal end the counting (ABU-131)", async () => {
    const data = await kind.freshData();
    const processes = [await data.process(), await data.process()] as const;
    const ann = await newPlayer(processes[0], "Ann");
    const all = Array.from({ length: 20 }, (_, index) => {
      const tried = index === 12 ? solved(5) : missed(5);
      return processes[index % 2 === 0 ? 0 : 1].noteTry(ann, tried, noted, {
        call: "tryPosition",
        requestId: `try ${index}`,
      });
    });
    const changes = await Promise.all(all);
    const counted = changes.filter((change) => change.counted);
    expect(counted.map(({ standing }) => standing.tries).sort((one, other) => one - other)).toEqual(
      counted.map((_, index) => index + 1),
    );
    expect(await processes[0].positionStandings(ann, 1)).toEqual([
      { number: 5, tries: counted.length, reached: true, energyLeft: 3, onItsDay: true },
    ]);
  });

  it("stores nothing of a try whose reply fails", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const repeat = { call: "tryPosition", requestId: "failing" };
    const failing = store.noteTry(
      ann,
      solved(2),
      () => {
        throw new Error("planted");
      },
      repeat,
    );
    await expect(failing).rejects.toThrow("planted");
    expect(await store.positionStandings(ann, 1)).toEqual([]);
    expect(await store.positionReply(ann, repeat)).toBeNull();
  });

  it("shows friends how a position was solved, and nobody else (GAP-73)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.setFriendLink(ann, "ann's link");
    await store.befriend(bob, "ann's link", 9);
    const seen = async (number?: number) => (await store.friendsOf(bob, 1, number))[0]?.position;
    await store.noteTry(ann, missed(4), noted);
    expect(await seen(4)).toBeNull();
    await store.noteTry(ann, solved(4, { energyLeft: 0 }), noted);
    expect(await seen(4)).toEqual({ tries: 2, energyLeft: 0 });
    expect([await seen(), await seen(3), await seen(5)]).toEqual([null, null, null]);
    await store.blockPlayer(ann, bob, 9);
    expect(await seen(4)).toBeNull();
  });
});
