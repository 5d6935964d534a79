import { describe, expect, it } from "vitest";
import type { PvpLiveListReply, PvpWatchReply } from "../../../../server/contract/index.ts";
import { befriend, friendId, linkOf, three } from "../../friends/support.ts";
import { ask, freshTournamentWorld, opened, PAUSE } from "../../tournament/support.ts";
import { accepted, challengeBy } from "../challenge/support.ts";
import type { Browser } from "../support/browser.ts";
import { good } from "../support/pvp-player.ts";

const GONE = { status: 404, body: { code: "not_watchable" } };

const list = async (player: Browser): Promise<PvpLiveListReply> => good(await player.get("pvp/live"));
const idsFor = async (player: Browser) => (await list(player)).battles.map(({ id }) => id);
const show = async (player: Browser, shows = true) => good(await player.post("pvp/live/show", { shows }));

/** Ann and Bob in a battle; Cyd looks on. */
async function battle(environment?: Record<string, string>) {
  const world = await three(environment);
  const battleId = await accepted(world.bob, await challengeBy(world.ann));
  return { ...world, battleId };
}

describe("the list of live battles", () => {
  it("shows a battle while both players let others watch, to others than these two (ABU-82)", async () => {
    const { server, ann, bob, cyd, battleId } = await battle();
    expect(await list(cyd)).toEqual({ shows: null, battles: [] });
    await show(ann);
    expect(await idsFor(cyd)).toEqual([]);
    expect(await cyd.get(`pvp/live/${battleId}`)).toMatchObject(GONE);
    expect(await show(bob)).toEqual({ shows: true, battles: [] });
    const row = { id: battleId, players: ["Ann", "Bob"], kind: "friendly", turn: 1 };
    expect(
      (await list(cyd)).battles.map(({ players, ...rest }) => ({ ...rest, players: players.sort() })),
    ).toEqual([row]);
    expect(await idsFor(ann)).toEqual([]);
    expect(await server.get("/api/pvp/live")).toMatchObject({ status: 401 });
    expect(await server.get(`/api/pvp/live/${battleId}`)).toMatchObject({ status: 401 });
  });

  it("loses a battle as soon as one of the two lets nobody watch, and so do its watchers (ABU-82)", async () => {
    const { ann, bob, cyd, battleId } = await battle();
    await show(ann);
    await show(bob);
    const watched = good<PvpWatchReply>(await cyd.get(`pvp/live/${battleId}`));
    await show(bob, false);
    expect(await idsFor(cyd)).toEqual([]);
    const never = await cyd.get("pvp/live/nothing");
    expect(never).toMatchObject(GONE);
    for (const path of ["", `?since=${watched.version}`, "/past?from=0"]) {
      const { status, body } = await cyd.get(`pvp/live/${battleId}${path}`);
      expect({ status, body }).toEqual({ status: 404, body: never.body });
    }
  });

  it("the list of live battles is empty for a player whom one of the two has blocked (ABU-82)", async () => {
    const { ann, bob, cyd, battleId } = await battle();
    await show(ann);
    await show(bob);
    good(await befriend(cyd, await linkOf(ann)));
    expect(await idsFor(cyd)).toEqual([battleId]);
    good(await ann.post(`friends/${await friendId(ann, "Cyd")}/block`));
    expect(await idsFor(cyd)).toEqual([]);
    expect(await cyd.get(`pvp/live/${battleId}`)).toMatchObject(GONE);
  });

  it("tells battles of a tournament, and forgets those that are over", async () => {
    const world = await freshTournamentWorld(4);
    const [one, two, three, viewer] = world.players as unknown as [Browser, Browser, Browser, Browser];
    const tournament = await opened(one);
    for (const player of [one, two, three]) {
      await ask(player, "join", tournament);
      await show(player);
    }
    await ask(one, "start", tournament);
    await world.sweep(PAUSE);
    const { battles } = await list(viewer);
    expect(battles).toMatchObject([{ kind: "tournament" }]);
    const id = battles[0]?.id ?? "";
    for (const player of [one, two, three]) await player.post(`pvp/battle/${id}/concede`);
    expect(await idsFor(viewer)).toEqual([]);
  });
});

describe("a watched battle", () => {
  it("tells what was to be seen before sixty times a minute at most (ABU-82)", async () => {
    const { ann, bob, cyd, battleId } = await battle({ RATE_LIMIT_PER_SECOND: "500" });
    await show(ann);
    await show(bob);
    const asked = Array.from({ length: 61 }, () => cyd.get(`pvp/live/${battleId}/past?from=0`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([60, 1]);
    expect(await bob.get(`pvp/live/${battleId}/past?from=-1`)).toMatchObject({ status: 400 });
  });
});
