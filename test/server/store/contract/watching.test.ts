import { describe, expect, it } from "vitest";
import { arenaOn, giveUp, newBattle } from "./battles.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

describe.each(STORES)("the watched battles of a store on $name", (kind) => {
  it("are those whose two players both wish it, for whom neither has blocked, the latest first (ABU-82)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const { players, id } = await newBattle(arena);
    const [ann, bob] = players;
    const cyd = await newPlayer(store, "Cyd");
    const state = async () => [
      await store.mayWatch(cyd, players),
      (await store.liveBattles(cyd, 9)).map((battle) => battle.id),
    ];
    expect([await store.showsBattles(ann), await state()]).toEqual([null, [false, []]]);
    await store.setShowsBattles(ann, true);
    expect([await store.showsBattles(ann), await state()]).toEqual([true, [false, []]]);
    await store.setShowsBattles(bob, true);
    expect(await state()).toEqual([true, [id]]);
    expect(await store.liveBattles(cyd, 9)).toMatchObject([
      { names: ["Ann", "Bob"], isFriendly: false, isTournament: false, turn: 1 },
    ]);
    expect(await store.liveBattles(ann, 9)).toEqual([]);

    const later = await newBattle(arena, ["Dot", "Eve"]);
    for (const player of later.players) await store.setShowsBattles(player, true);
    expect(new Set((await store.liveBattles(cyd, 9)).map((battle) => battle.id))).toEqual(
      new Set([id, later.id]),
    );
    expect(await store.liveBattles(cyd, 1)).toHaveLength(1);
    await giveUp(arena, later.id, 0);
    expect(await state()).toEqual([true, [id]]);

    await store.blockPlayer(bob, cyd, 9);
    expect(await state()).toEqual([false, []]);
    await store.setShowsBattles(bob, false);
    expect(await store.showsBattles(bob)).toBe(false);
  });
});
