import { describe, expect, it } from "vitest";
import { DAY, TestClock } from "../../test-clock.ts";
import { arenaOn, battleOf, decide, giveUp, newBattle } from "./battles.ts";
import { STORES } from "./stores.ts";

const TEN_MINUTES = 600_000;
const same = (hash: string) => hash;

describe.each(STORES)("the archive of a store on $name", (kind) => {
  it("has a finished battle after ten minutes, by both of its ids, in every process", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const [here, there] = [arenaOn(await data.process({ clock })), arenaOn(await data.process({ clock }))];
    const { id } = await newBattle(here);
    await decide(here, id, "a");
    await giveUp(there, id, 1);
    const full = await here.store.findBattle(id);
    if (!full?.battle.result) throw new Error("The battle goes on");
    const { watchId, contestants, setup, result, decisions } = full.battle;
    clock.pass(TEN_MINUTES - 1);
    expect(await there.store.archiveBattles(clock.now(), same)).toBe(false);
    expect(await here.store.findBattle(id)).not.toBeNull();
    clock.pass(1);
    await Promise.all([here, there].map(({ store }) => store.archiveBattles(clock.now(), () => "today")));
    for (const { store } of [here, there]) {
      const archived = await store.findArchivedBattle("id", id);
      expect(archived).toMatchObject({ id, watchId, contestants, rulesHash: "today", result });
      expect(archived?.course).toMatchObject({
        setup: JSON.parse(JSON.stringify(setup)),
        decisions: decisions.map(({ side, by, action, decidedAt }) => ({ side, by, action, decidedAt })),
      });
      expect(await store.findArchivedBattle("watchId", watchId)).toEqual(archived);
      expect([await store.findBattle(id), await store.findWatchedBattle(watchId)]).toEqual([null, null]);
      expect(await store.findArchivedBattle("id", watchId)).toBeNull();
    }
    expect([await data.count("pvp_decisions"), await data.count("pvp_archive")]).toEqual([0, 1]);
  });

  it("takes some battles at a time and leaves those that go on", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const arena = arenaOn(await data.process({ clock }));
    const { players, id } = await newBattle(arena);
    await giveUp(arena, id, 0);
    for (let battle = 2; battle <= 21; battle += 1) {
      clock.pass(DAY / 100);
      await giveUp(arena, await battleOf(arena, players), 0);
    }
    clock.pass(TEN_MINUTES);
    const running = await battleOf(arena, players);
    expect(await arena.store.archiveBattles(clock.now(), same)).toBe(true);
    expect(await data.count("pvp_archive")).toBe(20);
    expect(await arena.store.archiveBattles(clock.now(), same)).toBe(false);
    expect([await data.count("pvp_archive"), await data.count("pvp_courses")]).toEqual([21, 1]);
    expect(await arena.store.findBattle(running)).not.toBeNull();
    expect(await arena.store.findArchivedBattle("id", running)).toBeNull();
  });
});
