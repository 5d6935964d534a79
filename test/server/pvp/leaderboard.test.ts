import { describe, expect, it } from "vitest";
import type { WorldOptions } from "../ledger-world.ts";
import { DAY } from "../test-clock.ts";
import { type Duel, duelOf, playerWith } from "./duel.ts";
import { good, type PvpPlayer } from "./support/pvp-player.ts";
import { freshPvpWorld, openQueueRules, type PvpWorld } from "./support/pvp-world.ts";

interface Page {
  players: {
    user_id: string;
    rank: number;
    first_name: string;
    rating: number;
    wins: number;
    losses: number;
  }[];
  totalPages: number;
}

async function page(player: Pick<PvpPlayer, "browser">, query = ""): Promise<Page> {
  return good(await player.browser.get(`pvp/leaderboard${query}`));
}

/** A rated battle that `winner` wins. */
async function beats(world: PvpWorld, winner: PvpPlayer, loser: PvpPlayer): Promise<Duel> {
  const duel = await duelOf(world, winner, loser);
  await duel.endTurns(4);
  await loser.concede(duel.battleId);
  return duel;
}

async function threePlayers(options: WorldOptions = {}) {
  const world = await freshPvpWorld({ rules: openQueueRules, ...options });
  const [ann, bob, carl] = [
    await playerWith(world, "Ann"),
    await playerWith(world, "Bob"),
    await playerWith(world, "Carl"),
  ];
  return { world, ann, bob, carl };
}

describe("the leaderboard", () => {
  it("is empty before the first rated battle, and has one page (PVP-057, GAP-45)", async () => {
    const { world, ann } = await threePlayers();
    expect(await page(ann)).toEqual({ players: [], totalPages: 1 });
    const visitor = await world.world.server.get("/api/pvp/leaderboard");
    expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
  });

  it("orders by rating, names players by first name and public id, and is current at once (PVP-057, ABU-54)", async () => {
    const { world, ann, bob, carl } = await threePlayers();
    expect((await page(ann)).players).toEqual([]);
    await beats(world, bob, carl);
    await beats(world, bob, ann);
    const { players } = await page(ann);
    expect(players.map(({ rank, first_name }) => `${rank} ${first_name}`)).toEqual([
      "1 Bob",
      "2 Ann",
      "3 Carl",
    ]);
    expect(players[0]).toMatchObject({ rating: 1046, wins: 2, losses: 0 });
    expect(players[1]).toMatchObject({ rating: 978, wins: 0, losses: 1 });
    const { body } = await bob.browser.get("whoami");
    expect(players[0]?.user_id).toBe(body.userId);
    expect(
      (await Promise.all([bob, ann, carl].map((player) => player.stats()))).map(({ rank }) => rank),
    ).toEqual([1, 2, 3]);
  });

  it("tells a battle that has ended at once, and keeps its pages through actions that are refused in it (ABU-45, ABU-52)", async () => {
    let readings = 0;
    const wrapStore: WorldOptions["wrapStore"] = (store) => ({
      ...store,
      leaderboard: (asked) => {
        readings += 1;
        return store.leaderboard(asked);
      },
    });
    const { world, ann, bob } = await threePlayers({ wrapStore });
    await page(ann);
    const { battleId } = await beats(world, ann, bob);
    await page(ann);
    for (const player of [ann, bob])
      expect(await player.act(battleId, { type: "endTurn" })).toMatchObject({ status: 409 });
    await page(ann);
    expect(readings).toBe(2);
  });

  it("covers the week from Monday and the month from the first, 00:00 UTC, by today's rating (PVP-058, GAP-45)", async () => {
    // The test's clock begins on a Friday, the first of May.
    const { world, ann, bob, carl } = await threePlayers();
    await beats(world, ann, bob);
    expect((await page(ann, "?filter=week")).players).toHaveLength(2);
    world.clock.pass(3 * DAY);
    expect((await page(ann, "?filter=week")).players).toEqual([]);
    await beats(world, carl, ann);
    const week = await page(ann, "?filter=week");
    expect(week.players.map(({ first_name, wins, losses }) => [first_name, wins, losses])).toEqual([
      ["Carl", 1, 0],
      ["Ann", 0, 1],
    ]);
    const month = await page(ann, "?filter=month");
    expect(month.players.map(({ first_name, wins, losses }) => [first_name, wins, losses])).toEqual([
      ["Carl", 1, 0],
      ["Ann", 1, 1],
      ["Bob", 0, 1],
    ]);
    expect(month.players).toEqual((await page(ann, "?filter=all")).players);
    expect(week.players[1]?.rating).toBe(month.players[1]?.rating);
    // The game's clock alone: sessions would not last that long.
    await ann.browser.post("dev/clock", { advanceMs: 28 * DAY });
    expect((await page(ann, "?filter=month")).players).toEqual([]);
    expect((await page(ann)).players).toHaveLength(3);
  });

  it("does not count unrated battles (GAP-45, ABU-48)", async () => {
    const { world, ann, bob } = await threePlayers();
    const duel = await duelOf(world, ann, bob);
    await bob.concede(duel.battleId);
    expect(await page(ann)).toEqual({ players: [], totalPages: 1 });
    expect((await ann.stats()).rank).toBe(0);
  });

  it("has 20 players on a page, whatever page size is asked for (PVP-058, PVP-059, GAP-45)", async () => {
    const { world, ann, bob } = await threePlayers();
    for (let pair = 0; pair < 11; pair++)
      await beats(world, await playerWith(world, `Winner ${pair}`), await playerWith(world, `Loser ${pair}`));
    const first = await page(ann, "?perPage=100");
    expect(first.totalPages).toBe(2);
    expect(first.players.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
    const second = await page(bob, "?page=2");
    expect(second.players.map(({ rank }) => rank)).toEqual([21, 22]);
    const ids = [...first.players, ...second.players].map(({ user_id }) => user_id);
    expect(new Set(ids).size).toBe(22);
    // Equal in rating and wins: by id.
    expect(ids.slice(0, 11)).toEqual(ids.slice(0, 11).sort());
    for (const query of ["?page=0", "?page=-3", "?page=one", "?page="])
      expect(await page(ann, query)).toEqual(first);
    for (const number of ["3", "1000000", "1e300"])
      expect(await page(ann, `?page=${number}`)).toEqual({ players: [], totalPages: 2 });
  });

  it("refuses an unknown filter (PVP-058)", async () => {
    const { ann } = await threePlayers();
    expect((await ann.browser.get("pvp/leaderboard?filter=year")).status).toBe(400);
  });
});
