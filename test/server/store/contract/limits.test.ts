import { describe, expect, it } from "vitest";
import { DAY, START, TestClock } from "../../test-clock.ts";
import { STORES } from "./stores.ts";

const SIZE = { burst: 10, perSecond: 2 };

describe.each(STORES)("the shared limits of a store on $name", (kind) => {
  it("are spent once by all processes together, and fill again by themselves (ABU-52)", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const [one, two] = [await data.process({ clock }), await data.process({ clock })];
    const spend = (times: number) =>
      Promise.all(Array.from({ length: times }, (_, i) => (i % 2 === 0 ? one : two).spendLimit("a", SIZE)));
    const waits = await spend(20);
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(10);
    expect(waits.filter((waitMs) => waitMs > 0)).toEqual(Array(10).fill(500));
    expect(await one.spendLimit("b", SIZE)).toBe(0);
    clock.pass(499);
    expect(await spend(1)).toEqual([1]);
    clock.pass(1);
    expect((await spend(3)).sort()).toEqual([0, 500, 500]);
    clock.pass(60_000);
    expect((await spend(11)).filter((waitMs) => waitMs === 0)).toHaveLength(10);
  });

  it("may fall below nothing by what was used already, by three bursts at most", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    await store.oweLimit("a", SIZE, 12);
    expect(await store.spendLimit("a", SIZE)).toBe(1_500);
    await store.oweLimit("a", SIZE, 1_000);
    expect(await store.spendLimit("a", SIZE)).toBe(10_500);
    await store.oweLimit("b", SIZE, 1_000);
    expect(await store.spendLimit("b", SIZE)).toBe(10_500);
  });

  it("count nothing that a process with a wrong clock has stored", async () => {
    const data = await kind.freshData();
    const [now, tomorrow] = [new TestClock(), new TestClock(START + DAY)];
    const [right, wrong] = [await data.process({ clock: now }), await data.process({ clock: tomorrow })];
    await wrong.oweLimit("a", SIZE, 30);
    expect(await right.spendLimit("a", SIZE)).toBe(0);
  });

  it("hold rests, the longest of each, until they are over", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const [one, two] = [await data.process({ clock }), await data.process({ clock })];
    await one.noteRest("a", 5_000);
    await two.noteRest("a", 1_000);
    await two.noteRest("b", 2_000);
    expect(await two.restsOf(["a", "b", "c"])).toEqual(
      new Map([
        ["a", 5_000],
        ["b", 2_000],
      ]),
    );
    clock.pass(2_000);
    expect(await one.restsOf(["a", "b"])).toEqual(new Map([["a", 3_000]]));
    await one.removeExpired(START + 2_000);
    expect(await data.count("limits")).toBe(1);
  });
});
