import { describe, expect, it } from "vitest";
import { DAY, START } from "../../test-clock.ts";
import { arenaOn, battleOf, bookRated, giveUp, join, newBattle } from "./battles.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const UNRATED = { unrated: "early_forfeit", ratingChanges: null };

describe.each(STORES)("the records of a store on $name", (kind) => {
  it("are empty for a player who never fought", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    expect([await store.pvpStatistics(ann), await store.pvpRank(ann)]).toEqual([null, 0]);
    expect(await store.pvpHistory(ann, 10)).toEqual([]);
    const page = { filter: "all", since: 0, offset: 0, size: 10 } as const;
    expect(await store.leaderboard(page)).toEqual({ players: [], total: 0 });
  });

  it("list a player's latest battles, newest first, on either side (PVP-048)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const { players, id } = await newBattle(arena);
    await giveUp(arena, id, 0);
    await join(arena, players[1]);
    await store.advanceClock(5_000);
    await join(arena, players[0]);
    const second = (await store.activeBattle(players[0])) ?? "";
    await giveUp(arena, second, 0);
    const history = await store.pvpHistory(players[0], 10);
    expect(history).toMatchObject([
      { battleId: second, playerIds: [players[1], players[0]], winner: 1, completedAt: START + 5_000 },
      { battleId: id, playerIds: players, names: ["Ann", "Bob"], winner: 1, ...UNRATED, turns: 1 },
    ]);
    expect(await store.pvpHistory(players[1], 1)).toEqual(history.slice(0, 1));
  });

  it("rank rated players by rating, wins and public id, page by page (GAP-45)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const [ann, bob] = (await newBattle(arena)).players;
    const [cid, dan] = (await newBattle(arena, ["Cid", "Dan"])).players;
    for (const [player, side] of [
      [ann, 1],
      [cid, 0],
    ] as const)
      await bookRated(arena, (await store.activeBattle(player)) ?? "", side);
    const all = { filter: "all", since: 0, offset: 0, size: 10 } as const;
    const { players, total } = await store.leaderboard(all);
    expect(total).toBe(4);
    const places = players.map(({ rank, user_id, rating, wins, losses }) => [
      rank,
      user_id,
      rating,
      wins,
      losses,
    ]);
    expect(places).toEqual([
      [1, "public-Bob", 1016, 1, 0],
      [2, "public-Cid", 1016, 1, 0],
      [3, "public-Ann", 984, 0, 1],
      [4, "public-Dan", 984, 0, 1],
    ]);
    expect(await Promise.all([bob, cid, ann, dan].map(store.pvpRank))).toEqual([1, 2, 3, 4]);
    expect((await store.leaderboard({ ...all, offset: 2, size: 1 })).players).toEqual(players.slice(2, 3));
    expect(await store.leaderboard({ ...all, filter: "week", since: START - DAY })).toMatchObject({
      total: 4,
    });
    expect(await store.leaderboard({ ...all, filter: "week", since: START })).toEqual({
      players: [],
      total: 0,
    });
  });

  it("count the rated battles of the same two players, in either order (ABU-48, ABU-51)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const { players, id } = await newBattle(arena);
    expect(await bookRated(arena, id, 0)).toBe(0);
    // Whoever waits longer is the first of the two.
    await join(arena, players[1]);
    await store.advanceClock(5_000);
    await join(arena, players[0]);
    const second = (await store.activeBattle(players[0])) ?? "";
    expect(await bookRated(arena, second, 0)).toBe(1);
    await store.advanceClock(1_000);
    const third = await battleOf(arena, players);
    expect(await bookRated(arena, third, 0, START)).toBe(1);
  });
});

it.each(STORES)(
  "a leaderboard on $name counts its players by rating, battle after battle (GAP-45)",
  async (kind) => {
    const data = await kind.freshData();
    const arena = arenaOn(await data.process());
    const { players, id } = await newBattle(arena);
    await bookRated(arena, id, 0);
    await bookRated(arena, await battleOf(arena, players), 1);
    await bookRated(arena, (await newBattle(arena, ["Cid", "Dan"])).id, 0);
    const counts = (table: string, players: string) =>
      data.query(
        `SELECT filter, since, rating, ${players} AS players FROM ${table} ORDER BY filter, since, rating`,
      );
    const grouped =
      "(SELECT filter, since, rating, count(*) AS all_of_it FROM pvp_standings GROUP BY filter, since, rating) AS grouped";
    expect(await counts("pvp_rating_counts", "players")).toEqual(await counts(grouped, "all_of_it"));
    expect(await data.count("pvp_rating_counts")).toBe(3 * 3);
    const pages = [0, 1, 2, 3, 4].map((offset) =>
      arena.store.leaderboard({ filter: "all", since: 0, offset, size: 1 }),
    );
    const rows = (await Promise.all(pages)).map((page) => [
      page.total,
      ...page.players.map((p) => p.user_id),
    ]);
    expect(rows).toEqual([[4, "public-Cid"], [4, "public-Ann"], [4, "public-Bob"], [4, "public-Dan"], [4]]);
  },
);
