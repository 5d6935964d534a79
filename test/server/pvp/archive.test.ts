import { describe, expect, it } from "vitest";
import { hashRules, newRandom, playReplay, type Replay, shippedRules } from "../../../rules/index.ts";
import { rebuiltBattle } from "../../../server/pvp/rebuild-battle.ts";
import type { PvpBattle } from "../../../server/store/pvp/battle.ts";
import { emptiedPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { DAY, LAB_HASH, type LabServerOptions } from "../lab-server.ts";
import { worldRules } from "../ledger-world.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, type Duel, type DuelOptions, duelOf, freshDuel } from "./duel.ts";
import { playBattle } from "./support/play-battle.ts";
import { good, type PvpPlayer } from "./support/pvp-player.ts";
import { moverGoesSilent } from "./support/silence.ts";

const MINUTE = 60_000;
const same = (hash: string) => hash;

/** A battle that was played to its end, with creatures, tools and spells. */
async function played(options: DuelOptions = {}, seed = "archived"): Promise<Duel> {
  const duel = await freshDuel({ cards: [3, 2, 2], ...options });
  const { battleId, mover, other } = duel;
  const first = (await mover.battle(battleId)).isPlayer1;
  const players = first ? ([mover, other] as const) : ([other, mover] as const);
  await playBattle({ rules: worldRules, battleId, players, dice: newRandom(seed) });
  return duel;
}

function storeOf({ world }: Duel) {
  return world.world.server.store;
}

/** Ten minutes pass, and the cleaner archives what is over. */
async function archive(duel: Duel): Promise<void> {
  duel.pass(10 * MINUTE);
  await storeOf(duel).archiveBattles(duel.world.clock.now(), same);
}

/** What of a battle is the same after it was archived. */
function lasting({ decisions, clock, ...battle }: PvpBattle): unknown {
  const { seenAt: _, ...lastingClock } = clock;
  const withoutRequests = decisions.map((decision) => ({ ...decision, requestId: null }));
  return JSON.parse(JSON.stringify({ ...battle, clock: lastingClock, decisions: withoutRequests }));
}

async function rebuilt(duel: Duel): Promise<PvpBattle> {
  const archived = await storeOf(duel).findArchivedBattle("id", duel.battleId);
  if (!archived?.course) throw new Error("The battle is not archived");
  return rebuiltBattle(worldRules, { ...archived, course: archived.course });
}

/** Where a game is stored. */
const PLACES: { name: string; place: () => Promise<LabServerOptions> }[] = [
  { name: "SQLite", place: async () => ({ file: databaseFile() }) },
  ...(hasPostgres
    ? [{ name: "PostgreSQL", place: async () => ({ databaseUrl: await emptiedPostgres() }) }]
    : []),
];

describe.each(PLACES)("a battle archived on $name", ({ place }) => {
  it("looks for its players and its watchers as at its end, and has the same replay", async () => {
    const duel = await played(await place());
    const { mover, other, battleId } = duel;
    const { watchId } = await mover.battle(battleId);
    const look = async () => ({
      mine: await mover.battle(battleId),
      theirs: await other.battle(battleId),
      watched: good<object>(await other.browser.get(`pvp/watch/${watchId}`)),
      replay: good<{ replay: Replay }>(await mover.browser.get(`${duel.call}/replay`)),
    });
    duel.pass(10 * MINUTE);
    const before = await look();
    const full = await duel.world.kept(battleId);
    expect(await storeOf(duel).archiveBattles(duel.world.clock.now(), same)).toBe(false);
    expect(await storeOf(duel).findBattle(battleId)).toBeNull();
    expect(lasting(await rebuilt(duel))).toEqual(lasting(full));
    expect(await look()).toEqual(before);
    expect((await duel.act(mover, { type: "endTurn" })).body).toMatchObject({ code: "battle_over" });
    const { status } = await mover.browser.post(`${duel.call}/concede`);
    expect(status).toBe(409);
    expect((await mover.stats()).recentBattles).toMatchObject([{ history_id: battleId, replay: true }]);
  });

  it("no longer names a player who was deleted since somebody looked at it (GAP-71)", async () => {
    const duel = await freshDuel(await place());
    const { mover, other, battleId } = duel;
    const { watchId } = await mover.battle(battleId);
    await mover.concede(battleId);
    await archive(duel);
    const opponentOf = async (player: PvpPlayer) => (await player.battle(battleId)).opponentInfo.name;
    expect(await opponentOf(other)).toBe(mover.name);
    const store = storeOf(duel);
    const id = (await store.accountOf(String((await mover.browser.get("whoami")).body.userId)))?.id ?? 0;
    await store.requestDeletion(id, 0, { type: "deletionRequested", dueAt: 0 }, null);
    expect(await store.deletePlayer(id, { publicId: "nobody", name: "Nobody" })).toBe("deleted");
    expect(await opponentOf(other)).toBe("Nobody");
    const { players } = good<{ players: { name: string }[] }>(
      await other.browser.get(`pvp/watch/${watchId}`),
    );
    expect(players.map(({ name }) => name).sort()).toEqual([other.name, "Nobody"].sort());
  });

  it("what it takes to watch a battle again is kept as long as configured, its result longer (GAP-44)", async () => {
    const duel = await freshDuel({ ...(await place()), environment: { RETENTION_BATTLES_DAYS: "2" } });
    await duel.mover.concede(duel.battleId);
    const { watchId } = await duel.mover.battle(duel.battleId);
    await archive(duel);
    const store = storeOf(duel);
    duel.pass(2 * DAY - 10 * MINUTE - 1);
    await store.removeExpired(duel.world.clock.now());
    expect(good(await duel.mover.browser.get(`${duel.call}/replay`))).toBeTruthy();
    duel.pass(1);
    await store.removeExpired(duel.world.clock.now());
    const gone = { status: 404, body: { code: "battle_not_kept" } };
    for (const call of [duel.call, `${duel.call}/replay`, `pvp/watch/${watchId}`])
      expect(await duel.mover.browser.get(call)).toMatchObject(gone);
    const [recent] = (await duel.other.stats()).recentBattles;
    expect(recent).toMatchObject({ history_id: duel.battleId, won: true, replay: false });
  });
});

describe("archiving", () => {
  it("waits ten minutes after the end, in which a repeated action is answered again", async () => {
    const duel = await freshDuel();
    await duel.mover.concede(duel.battleId);
    duel.pass(10 * MINUTE - 1);
    await storeOf(duel).archiveBattles(duel.world.clock.now(), same);
    expect(await storeOf(duel).findBattle(duel.battleId)).not.toBeNull();
    duel.pass(1);
    await storeOf(duel).archiveBattles(duel.world.clock.now(), same);
    expect(await storeOf(duel).findBattle(duel.battleId)).toBeNull();
  });

  it("leaves battles that go on, and those of others refuse a stranger as before (ABU-42)", async () => {
    const duel = await freshDuel();
    const { world, mover, other } = duel;
    await mover.concede(duel.battleId);
    const next = await duelOf(world, mover, other);
    await archive(duel);
    expect(await storeOf(duel).findBattle(next.battleId)).not.toBeNull();
    const eve = await world.browser("Eve");
    expect((await eve.get(duel.call)).status).toBe(403);
    expect((await eve.get(`${duel.call}/replay`)).status).toBe(403);
    expect((await eve.get("pvp/battle/nothing")).status).toBe(404);
  });

  it.each([
    ["given up", async (duel: Duel) => void (await duel.other.concede(duel.battleId))],
    [
      "lost by expired turns",
      async (duel: Duel) => {
        await moverGoesSilent(duel);
        await duel.other.battle(duel.battleId);
      },
    ],
    [
      "closed as nobody came",
      async (duel: Duel) => {
        for (let turn = 0; turn < 6; turn++) {
          duel.pass(3 * MINUTE);
          await duel.world.sweep();
        }
      },
    ],
  ])("keeps all of a battle that was %s (GAP-42)", async (_, end) => {
    const duel = await freshDuel();
    await end(duel);
    const full = await duel.world.kept(duel.battleId);
    expect(full.result).not.toBeNull();
    await archive(duel);
    expect(lasting(await rebuilt(duel))).toEqual(lasting(full));
  });

  it("takes every battle once, however many processes do it and however many there are", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const ids = [duel.battleId];
    const { world, mover, other } = duel;
    await mover.concede(duel.battleId);
    for (let more = 0; more < 2; more++) {
      const next = await duelOf(world, mover, other);
      ids.push(next.battleId);
      await next.mover.concede(next.battleId);
    }
    const there = await anotherProcess(duel, { file });
    if (!("server" in there.mover.browser)) throw new Error("No server");
    const { server } = there.mover.browser as { server: { store: ReturnType<typeof storeOf> } };
    duel.pass(10 * MINUTE);
    const now = world.clock.now();
    await Promise.all([storeOf(duel).archiveBattles(now, same), server.store.archiveBattles(now, same)]);
    for (const id of ids) expect((await storeOf(duel).findArchivedBattle("id", id))?.course).not.toBeNull();
    for (const store of [storeOf(duel), server.store])
      expect(await store.findBattle(ids[0] ?? "")).toBeNull();
  });

  it("stores battles of earlier releases under the hash of their rules today (GAP-72)", async () => {
    const duel = await freshDuel();
    await duel.mover.concede(duel.battleId);
    duel.pass(10 * MINUTE);
    const hash = hashRules(shippedRules);
    await storeOf(duel).archiveBattles(duel.world.clock.now(), (found) =>
      found === LAB_HASH ? hash : found,
    );
    expect(await storeOf(duel).findArchivedBattle("id", duel.battleId)).toMatchObject({ rulesHash: hash });
  });
});

describe("the rules of an archived battle", () => {
  it("stay stored for as long as it is kept, and play it again in another release (GAP-72)", async () => {
    const file = databaseFile();
    const environment = { RETENTION_BATTLES_DAYS: "10" };
    const duel = await played({ file, rulesHash: hashRules(worldRules), environment });
    await archive(duel);
    const costs = { ...worldRules.battle.costs, attack: 1 };
    const rules = { ...worldRules, battle: { ...worldRules.battle, costs } };
    const there = await anotherProcess(duel, { file, rules, rulesHash: hashRules(rules), environment });
    const { store } = (there.mover.browser as unknown as { server: { store: ReturnType<typeof storeOf> } })
      .server;
    duel.pass(9 * DAY);
    await store.removeExpired(duel.world.clock.now());
    const { replay } = good<{ replay: Replay }>(await there.mover.browser.get(`${there.call}/replay`));
    expect(playReplay(worldRules, replay).divergence).toBeNull();
    expect(await there.mover.battle(duel.battleId)).toEqual(await duel.mover.battle(duel.battleId));
    duel.pass(DAY);
    await store.removeExpired(duel.world.clock.now());
    await store.removeExpired(duel.world.clock.now());
    expect(await store.findRuleSet(hashRules(worldRules))).toBeNull();
  });
});
