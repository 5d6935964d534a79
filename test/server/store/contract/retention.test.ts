import { describe, expect, it } from "vitest";
import { openSqliteStore } from "../../../../server/index.ts";
import { retentionOf } from "../../../../server/store/players/expiry.ts";
import { DAY, TestClock } from "../../test-clock.ts";
import { arenaOn, battleOf, giveUp, newBattle } from "./battles.ts";
import { closedAfterTest, newPlayer, STORES } from "./stores.ts";

const all = { player: null, since: 0, after: 0, most: 10 };

describe.each(STORES)("the audit log of a store on $name", (kind) => {
  it("is kept for a year", async () => {
    const clock = new TestClock();
    const store = await (await kind.freshData()).process({ clock });
    const ann = await newPlayer(store);
    clock.pass(1);
    await store.noteAudit(ann, { type: "logout" }, null);
    const types = async () => (await store.auditEntries(all)).map(({ event }) => event.type);
    clock.pass(365 * DAY - 2);
    await store.removeExpired(clock.now());
    expect(await types()).toEqual(["login", "logout"]);
    clock.pass(1);
    await store.removeExpired(clock.now());
    expect(await types()).toEqual(["logout"]);
  });
});

describe.each(STORES)("a finished battle of a store on $name", (kind) => {
  it("leaves its players' lists a year after its end, and ratings and ranks stay (GAP-44)", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const arena = arenaOn(await data.process({ clock }));
    const { store } = arena;
    const { players, id } = await newBattle(arena);
    await giveUp(arena, id, 1);
    clock.pass(1);
    const later = await battleOf(arena, players);
    await giveUp(arena, later, 0);
    const kept = async () => (await store.pvpHistory(players[0], 10)).map(({ battleId }) => battleId);
    const standing = async () => [await store.pvpRank(players[0]), await store.pvpStatistics(players[0])];
    const before = await standing();
    clock.pass(365 * DAY - 1);
    // Neither is archived yet, so both stay.
    await store.removeExpired(clock.now());
    expect(await kept()).toEqual([later, id]);
    await store.archiveBattles(clock.now(), (hash) => hash);
    const running = await battleOf(arena, players);
    await store.removeExpired(clock.now());
    expect(await kept()).toEqual([later]);
    clock.pass(1);
    await store.removeExpired(clock.now());
    expect(await kept()).toEqual([]);
    const left = ["pvp_results", "pvp_archive", "pvp_battles"].map((table) => data.count(table));
    // The battle that runs is all.
    expect(await Promise.all(left)).toEqual([0, 0, 1]);
    expect(await store.findBattle(running)).not.toBeNull();
    expect(await store.findArchivedBattle("id", later)).toBeNull();
    expect(await standing()).toEqual(before);
  });
});

describe("a period of 0 days", () => {
  it("keeps for good", async () => {
    const clock = new TestClock();
    const retention = retentionOf({ battles: 0, results: 0, audit: 0 });
    const store = closedAfterTest(
      openSqliteStore({ file: ":memory:", clock, movableClock: true, retention }),
    );
    await newPlayer(store);
    clock.pass(36_500 * DAY);
    expect(await store.removeExpired(clock.now())).toBe(false);
    expect(await store.auditEntries(all)).toHaveLength(1);
  });
});
