import { describe, expect, it } from "vitest";
import { refusalOf, shippedRules } from "../../../../rules/index.ts";
import { beginBattle, contestant } from "../../../../server/pvp/new-battle.ts";
import { queueTerms } from "../../../../server/store/pvp/battle.ts";
import type { PracticeWork } from "../../../../server/store/pvp/pvp-store.ts";
import { START } from "../../test-clock.ts";
import { arenaOn, giveUp, join, newBattle, wish } from "./battles.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const BEAT = shippedRules.pvp.matching.heartbeatMs;

describe.each(STORES)("the queue of a store on $name", (kind) => {
  it("pairs players of two processes, who are in one battle then and wait no more (GAP-41)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const [ann, bob] = [await newPlayer(here.store, "Ann"), await newPlayer(here.store, "Bob")];
    const waiting = { joinedAt: START, rating: shippedRules.pvp.rating.start, casualTurnMs: null };
    const alone = { now: START, battleId: null, waiting, waits: [] };
    expect(await join(here, ann)).toEqual({ ok: true, state: alone });
    expect(await there.store.countPvp()).toEqual({ waiting: 1, battles: 0 });
    await there.store.advanceClock(3_000);
    const joined = await join(there, bob);
    const battleId = await here.store.activeBattle(ann);
    const paired = { now: START + 3_000, battleId, waiting: null, waits: [3, 0] };
    expect(battleId).not.toBeNull();
    expect(joined).toEqual({ ok: true, state: paired });
    expect(await here.store.pollQueue(ann, here.matchmaker.matching, false)).toEqual(paired);
    expect(await here.store.countPvp()).toEqual({ waiting: 0, battles: 1 });
    expect(await join(there, ann)).toEqual({ ok: false, why: "inBattle", battleId });
  });

  it("keeps the place of a player who joins again, with the new deck and account (ABU-49)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const ann = await newPlayer(store);
    await join(arena, ann);
    await store.advanceClock(1_000);
    const again = { ...wish(ann), account: "another account" };
    expect(await store.joinQueue(again, arena.matchmaker.matching)).toMatchObject({
      state: { waiting: { joinedAt: START } },
    });
    await join(arena, await newPlayer(store, "Bob"));
    const battle = await store.findBattle((await store.activeBattle(ann)) ?? "");
    expect(battle?.battle.contestants[0]).toMatchObject({ playerId: ann, name: "Ann" });
  });

  it("pairs casual players by their clock, whose waits are counted apart (GAP-69)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const { matching } = arena.matchmaker;
    const joins = (player: number, casualTurnMs: number | null) =>
      store.joinQueue({ ...wish(player), casualTurnMs }, matching);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await joins(ann, 60_000);
    await joins(bob, null);
    await store.advanceClock(2_000);
    const anew = { waiting: { joinedAt: START + 2_000, casualTurnMs: 120_000 }, battleId: null, waits: [] };
    expect(await joins(bob, 120_000)).toMatchObject({ state: anew });
    await store.advanceClock(1_000);
    await joins(ann, 120_000);
    const id = await store.activeBattle(ann);
    expect(await store.activeBattle(bob)).toBe(id);
    const terms = { friendly: true, turnMs: 120_000, challengeId: null };
    expect((await store.findBattle(id ?? ""))?.battle).toMatchObject({ terms, clock: { turnMs: 120_000 } });
    const [cyd, dan] = [await newPlayer(store, "Cyd"), await newPlayer(store, "Dan")];
    expect(await joins(cyd, 120_000)).toMatchObject({ state: { waits: [1, 0] } });
    expect(await joins(dan, null)).toMatchObject({ state: { waits: [] } });
  });

  it("forgets players who no longer ask, and those who leave (PVP-020)", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const { matching } = arena.matchmaker;
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await join(arena, ann);
    await store.advanceClock(BEAT - 1);
    expect((await store.pollQueue(ann, matching, false)).waiting).not.toBeNull();
    await store.advanceClock(BEAT - 1);
    expect((await store.pollQueue(ann, matching, true)).waiting).not.toBeNull();
    await store.advanceClock(BEAT);
    expect((await store.pollQueue(ann, matching, false)).waiting).toBeNull();
    await join(arena, bob);
    await store.leaveQueue(bob);
    await store.leaveQueue(bob);
    expect((await store.pollQueue(bob, matching, true)).waiting).toBeNull();
    expect(await store.countPvp()).toEqual({ waiting: 0, battles: 0 });
  });

  it("puts each of twenty players into one battle, however they join at once (ABU-49)", async () => {
    const data = await kind.freshData();
    const arenas = [arenaOn(await data.process()), arenaOn(await data.process())] as const;
    const { store } = arenas[0];
    const players = await Promise.all(Array.from({ length: 20 }, (_, i) => newPlayer(store, `P${i}`)));
    await Promise.all(
      players.flatMap((player, i) => [join(arenas[i % 2 === 0 ? 0 : 1], player), join(arenas[1], player)]),
    );
    expect(await store.countPvp()).toEqual({ waiting: 0, battles: 10 });
    expect(await data.count("pvp_seats")).toBe(20);
    expect(await data.count("pvp_battles")).toBe(10);
  });

  it("pairs two players once, though several processes pair at the same time (ABU-49)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { store } = here;
    const players = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const nobody = { ...here.matchmaker.matching, pair: () => [] };
    for (const player of players) await store.joinQueue(wish(player), nobody);
    const pairings = [here, there, here, there].map((arena) =>
      arena.store.matchQueue(arena.matchmaker.matching),
    );
    expect((await Promise.all(pairings)).sort()).toEqual([0, 0, 0, 1]);
    const [one, two] = await Promise.all(players.map(store.activeBattle));
    expect([one, two]).toEqual([expect.any(String), one]);
  });

  it("pairs nobody who has left a moment before (ABU-50)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { store } = here;
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    for (let round = 0; round < 10; round += 1) {
      await join(here, ann);
      await Promise.all([store.leaveQueue(ann), join(there, bob)]);
      const battles = await Promise.all([ann, bob].map(store.activeBattle));
      expect(battles[0]).toBe(battles[1]);
      const { waiting } = await store.countPvp();
      expect(waiting).toBe(battles[0] === null ? 1 : 0);
      if (battles[0] !== null && battles[0] !== undefined) await giveUp(here, battles[0], 0);
      await store.leaveQueue(bob);
    }
  });

  it("refuses a player who has had too many battles, by those that ended lately", async () => {
    const store = await freshStore(kind);
    const arena = arenaOn(store);
    const { players, id } = await newBattle(arena);
    await giveUp(arena, id, 0);
    await store.advanceClock(1_000);
    const refusal = refusalOf(shippedRules, "pvp_not_waiting");
    const asked: unknown[] = [];
    const strict = {
      ...arena.matchmaker.matching,
      endedAfter: () => START - 500,
      whyNotStart: (ended: unknown) => {
        asked.push(ended);
        return refusal;
      },
    };
    expect(await store.joinQueue(wish(players[0]), strict)).toEqual({ ok: false, why: "refused", refusal });
    expect(await store.joinQueue(wish(players[1]), { ...strict, endedAfter: () => START })).toMatchObject({
      ok: false,
    });
    expect(asked).toEqual([
      { count: 1, freeInMs: 500 },
      { count: 0, freeInMs: 0 },
    ]);
  });

  it("gives a bot to a player who waits, and to nobody else (GAP-41)", async () => {
    const data = await kind.freshData();
    const arena = arenaOn(await data.process());
    const { store, matchmaker } = arena;
    const ann = await newPlayer(store);
    const bot = { playerId: null, name: "Bot", bot: "easy" } as const;
    const begin: PracticeWork<string> = (place, _waits, now) => ({
      ok: true,
      battle: beginBattle(arena, [contestant(place), bot], [place.deck, place.deck], now, queueTerms(null)),
    });
    const practise = (work: PracticeWork<string>) => store.beginPractice(ann, matchmaker.matching, work);
    expect(await practise(begin)).toEqual({ ok: false, why: "notWaiting" });
    await join(arena, ann);
    const refuse = () => ({ ok: false as const, refused: "not yet" });
    expect(await practise(refuse)).toEqual({ ok: false, why: "refused", refused: "not yet" });
    const answers = await Promise.all([practise(begin), practise(begin), practise(begin)]);
    const battleId = await store.activeBattle(ann);
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, battleId }]);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, why: "inBattle", battleId }));
    const { battle } = await giveUp(arena, battleId ?? "", 0);
    expect(battle.result).toMatchObject({ winner: 1, unrated: "practice", ratingChanges: null });
    expect(await store.pvpStatistics(ann)).toBeNull();
    expect(await store.activeBattle(ann)).toBeNull();
  });
});
