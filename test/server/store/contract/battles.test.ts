import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import type { BattleWork } from "../../../../server/store/pvp/pvp-store.ts";
import { START } from "../../test-clock.ts";
import { arenaOn, decide, giveUp, newBattle } from "./battles.ts";
import { STORES } from "./stores.ts";

const TURN = shippedRules.pvp.turnMs + shippedRules.pvp.graceMs;
const UNRATED = { unrated: "early_forfeit", ratingChanges: null };

describe.each(STORES)("the battles of a store on $name", (kind) => {
  it("are found by id and by watch id, by every process, with all decisions", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { players, id } = await newBattle(here);
    const first = await there.store.findBattle(id);
    expect(first).toMatchObject({ now: START, battle: { id, version: 0, createdAt: START, result: null } });
    expect(first?.battle.contestants.map(({ playerId }) => playerId)).toEqual(players);
    await decide(here, id, "a");
    await decide(there, id, "b");
    const seen = await here.store.findBattle(id);
    expect(seen?.battle.decisions.map(({ version, requestId }) => [version, requestId])).toEqual([
      [0, null],
      [1, "a"],
      [2, "b"],
    ]);
    expect(await there.store.findWatchedBattle(seen?.battle.watchId ?? "")).toEqual(seen);
    expect(await here.store.findBattle("nothing")).toBeNull();
    expect(await here.store.findWatchedBattle(id)).toBeNull();
    const unknown: BattleWork<null> = {
      change: () => expect.unreachable(),
      pairSince: () => 0,
      book: () => expect.unreachable(),
    };
    expect(await here.store.changeBattle("nothing", unknown)).toBeNull();
  });

  it("are known to each process that has read them, until it reads their end", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { players, id } = await newBattle(here);
    expect(there.store.knownBattle(id)).toBeNull();
    await there.store.findBattle(id);
    await giveUp(here, id, 0);
    const known = there.store.knownBattle(id);
    expect(known?.contestants.map(({ playerId }) => playerId)).toEqual(players);
    await there.store.findBattle(id);
    expect(there.store.knownBattle(id)).toBeNull();
  });

  it("keep every decision of two processes, one after the other (ABU-44)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { id } = await newBattle(here);
    const changes = Array.from({ length: 20 }, (_, i) => decide(i % 2 === 0 ? here : there, id));
    const versions = (await Promise.all(changes)).map(({ answer }) => answer);
    expect(versions.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    for (const { store } of [here, there]) {
      const seen = await store.findBattle(id);
      expect(seen?.battle.decisions.map(({ version }) => version)).toEqual([0, ...versions]);
    }
  });

  it("take a request that comes ten times at once as one decision (ABU-44)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { id } = await newBattle(here);
    const changes = Array.from({ length: 10 }, (_, i) => decide(i % 2 === 0 ? here : there, id, "a"));
    expect((await Promise.all(changes)).map(({ answer }) => answer)).toEqual(Array(10).fill(1));
    expect(await data.count("pvp_decisions")).toBe(2);
  });

  it("stay as they were when the work on them fails or changes nothing", async () => {
    const data = await kind.freshData();
    const { store, ...arena } = arenaOn(await data.process());
    const { id } = await newBattle({ store, ...arena });
    const before = await store.findBattle(id);
    const work = (change: BattleWork<string>["change"]) =>
      store.changeBattle(id, { change, pairSince: () => 0, book: () => expect.unreachable() });
    const failing = work(() => {
      throw new Error("a bug");
    });
    await expect(failing).rejects.toThrow("a bug");
    const unchanged = await work((battle) => ({ battle, end: null, answer: "nothing" }));
    expect(unchanged).toMatchObject({ answer: "nothing", before: { version: 0 }, battle: { version: 0 } });
    expect(await store.findBattle(id)).toEqual(before);
  });

  it("are booked once, however many processes end them at once (PVP-048, GAP-44)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { players, id } = await newBattle(here);
    await here.store.advanceClock(1_000);
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, i) => giveUp(i % 2 === 0 ? here : there, id, 1)),
    );
    expect(ends.filter(({ answer }) => answer)).toHaveLength(1);
    const result = { by: "forfeit", winner: 0, completedAt: START + 1_000, ...UNRATED };
    for (const { battle } of ends) expect(battle.result).toEqual(result);
    const { store } = there;
    expect((await store.findBattle(id))?.battle).toMatchObject({ result, dueAt: null, version: 1 });
    expect(await Promise.all(players.map(store.activeBattle))).toEqual([null, null]);
    expect(await Promise.all(players.map(store.pvpStatistics))).toMatchObject([
      { wins: 1, losses: 0, rated_battles: 0 },
      { wins: 0, losses: 1, rated_battles: 0 },
    ]);
    expect([await data.count("pvp_results"), await data.count("pvp_seats")]).toEqual([1, 0]);
    expect(await store.countPvp()).toEqual({ waiting: 0, battles: 0 });
  });

  it("take no decision after their end, of whoever waited for it either (ABU-44)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    for (let battle = 0; battle < 8; battle++) {
      const { id } = await newBattle(here, [`Ann ${battle}`, `Bob ${battle}`]);
      await there.store.findBattle(id);
      const end = giveUp(here, id, 1);
      await Promise.all([end, ...Array.from({ length: 10 }, () => decide(there, id))]);
      const seen = await here.store.findBattle(id);
      expect(seen?.battle.decisions.at(-1)?.action).toEqual({ type: "concede" });
    }
  });

  it("are due from their deadline on, the longest due first, until they are over (CON-75)", async () => {
    const data = await kind.freshData();
    const arena = arenaOn(await data.process());
    const { store } = arena;
    const first = await newBattle(arena);
    await store.advanceClock(1_000);
    const second = await newBattle(arena, ["Cid", "Dan"]);
    await store.advanceClock(TURN - 1_001);
    expect(await store.dueBattles(10)).toEqual([]);
    await store.advanceClock(1);
    expect(await store.dueBattles(10)).toEqual([first.id]);
    await store.advanceClock(1_000);
    expect(await store.dueBattles(10)).toEqual([first.id, second.id]);
    expect(await store.dueBattles(1)).toEqual([first.id]);
    await store.changeBattle(first.id, {
      change: (battle, now) => ({ battle: { ...battle, dueAt: now + 1 }, end: null, answer: null }),
      pairSince: () => 0,
      book: () => expect.unreachable(),
    });
    await store.advanceClock(1);
    expect(await store.dueBattles(10)).toEqual([second.id, first.id]);
    await giveUp(arena, first.id, 0);
    expect(await store.dueBattles(10)).toEqual([second.id]);
  });

  it("know when each side acted last, and to five seconds when it polled, in every process (GAP-42)", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const { id } = await newBattle(here);
    await here.store.findBattle(id);
    await there.store.advanceClock(5_000);
    await there.store.noteSeen(id, 1);
    const seenAt = async () => (await here.store.findBattle(id))?.battle.clock.seenAt;
    expect(await seenAt()).toEqual([START, START + 5_000]);
    const actAt = (time: number) =>
      here.store.changeBattle(id, {
        change: (battle) => ({
          battle: { ...battle, clock: { ...battle.clock, seenAt: [time, START + 5_000] } },
          end: null,
          answer: null,
        }),
        pairSince: () => 0,
        book: () => expect.unreachable(),
      });
    await actAt(START + 4_999);
    expect(await seenAt()).toEqual([START, START + 5_000]);
    await actAt(START + 5_000);
    expect(await seenAt()).toEqual([START + 5_000, START + 5_000]);
    await there.store.advanceClock(1_234);
    await decide(here, id);
    for (const { store } of [here, there])
      expect((await store.findBattle(id))?.battle.clock.seenAt).toEqual([START + 6_234, START + 5_000]);
    await giveUp(there, id, 0);
    await there.store.noteSeen(id, 1);
    expect(await data.count("pvp_seats")).toBe(0);
  });

  it("tell their versions together, whether the changes were announced or not", async () => {
    const data = await kind.freshData();
    const [here, there] = [arenaOn(await data.process()), arenaOn(await data.process())];
    const one = await newBattle(here);
    const two = await newBattle(here, ["Cid", "Dan"]);
    await decide(there, two.id);
    here.store.onBattleAnnounced(() => {});
    there.store.announceBattle(two.id, 1);
    const versions = await here.store.battleVersions([one.id, "nothing", two.id]);
    expect([...versions].sort()).toEqual(
      [
        [one.id, 0],
        [two.id, 1],
      ].sort(),
    );
    expect(await here.store.battleVersions([])).toEqual(new Map());
  });
});
