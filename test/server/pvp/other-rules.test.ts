import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { hashRules, newRandom, playReplay, type Replay, type RuleSet } from "../../../rules/index.ts";
import { type Store, seededRandom } from "../../../server/index.ts";
import { botMove } from "../../../server/pvp/advance.ts";
import { openPvp } from "../../../server/pvp/pvp.ts";
import { sweep } from "../../../server/pvp/pvp-sweeper.ts";
import { emptiedPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { DAY, type LabServerOptions } from "../lab-server.ts";
import { worldRules } from "../ledger-world.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, Duel, type DuelOptions, freshDuel } from "./duel.ts";
import { playBattle } from "./support/play-battle.ts";
import { good, type PvpPlayer } from "./support/pvp-player.ts";

const SECOND = 1_000;
const GRACE = 1_500;

type Rules = { rules: RuleSet; rulesHash: string };

function withRules(rules: RuleSet): Rules {
  return { rules, rulesHash: hashRules(rules) };
}

const { battle, pvp } = worldRules;
/** What battles began under before a rollout, and what new ones begin under. */
const before = withRules({
  ...worldRules,
  battle: { ...battle, costs: { ...battle.costs, attack: 3 } },
  pvp: { ...pvp, matching: { ...pvp.matching, window: 0 } },
});
const after = withRules({
  ...worldRules,
  battle: { ...battle, costs: { ...battle.costs, attack: 1, deployBase: 4 } },
  pvp: { ...pvp, turnMs: 20 * SECOND, strikes: 1 },
});

/** Where several processes share their data. */
const PLACES: { name: string; place: () => Promise<LabServerOptions> }[] = [
  { name: "one SQLite file", place: async () => ({ file: databaseFile() }) },
  ...(hasPostgres
    ? [{ name: "one PostgreSQL database", place: async () => ({ databaseUrl: await emptiedPostgres() }) }]
    : []),
];

/** A battle that began under the rules of before; `there` is the same one at a process with the rules of after. */
async function rollout(
  place: LabServerOptions,
  options: DuelOptions = {},
): Promise<{ duel: Duel; there: Duel }> {
  const duel = await freshDuel({ ...place, ...before, ...options });
  return { duel, there: await anotherProcess(duel, { ...place, ...after }) };
}

/** What a process with these rules does by itself. */
async function sweepWith({ world }: Duel, { rules, rulesHash }: Rules): Promise<void> {
  const { ledger, server } = world.world;
  const { store, app } = server;
  const random = seededRandom("sweep", 1);
  await sweep(openPvp({ store, ledger, rules, rulesHash, earlierHashes: [], random, log: app.log }));
}

async function watched({ browser }: PvpPlayer, watchId: string): Promise<Record<string, unknown>> {
  return good(await browser.get(`pvp/watch/${watchId}`));
}

describe.each(PLACES)("a battle at two processes with different rules on $name", ({ place }) => {
  it("is played to its end by the rules it began under, for players, watchers and its replay (GAP-72)", async () => {
    const { duel, there } = await rollout(await place(), { cards: [2, 1, 1] });
    const { battleId, mover } = duel;
    const { isPlayer1, watchId } = await mover.battle(battleId);
    const players = isPlayer1 ? ([mover, there.other] as const) : ([there.other, mover] as const);
    let looks = 0;
    const heard = async () => {
      looks += 1;
      if (looks % 20 === 0)
        expect(await watched(there.mover, watchId)).toEqual(await watched(mover, watchId));
    };
    await playBattle({ rules: before.rules, battleId, players, dice: newRandom("rollout"), heard });
    expect(await there.mover.battle(battleId)).toEqual(await mover.battle(battleId));
    expect(await there.mover.battle(battleId)).toMatchObject({ rulesHash: before.rulesHash });
    const { replay } = good<{ replay: Replay }>(await there.mover.browser.get(`${there.call}/replay`));
    expect(replay).toMatchObject({ rulesHash: before.rulesHash, checks: expect.any(String) });
    expect(playReplay(before.rules, replay).divergence).toBeNull();
    expect(playReplay(after.rules, replay).divergence).not.toBeNull();
  });

  it("keeps its rules stored for as long as it can be played or watched again (GAP-72)", async () => {
    const { duel, there } = await rollout(await place());
    const { server } = duel.world.world;
    duel.pass(3 * DAY);
    await server.store.removeExpired(duel.world.clock.now());
    expect(await server.store.findRuleSet(after.rulesHash)).toBeNull();
    expect(await there.mover.battle(duel.battleId)).toMatchObject({ rulesHash: before.rulesHash });
  });

  it("is left to the newer process by the older one, also where that has not seen its last turn (GAP-72)", async () => {
    const shared = await place();
    const duel = await freshDuel({ ...shared, ...before, wrapStore: ofLaterRelease });
    const old = await anotherProcess(duel, { ...shared, ...after });
    expect(await old.mover.browser.get(`${old.call}?since=0`)).toMatchObject({ status: 200 });
    duel.pass(pvp.turnMs + GRACE);
    expect(await duel.other.battle(duel.battleId)).toMatchObject({ version: 1 });
    duel.pass(60 * SECOND + 1);
    expect(await old.act(old.other, { type: "endTurn" })).toMatchObject({ status: 503 });
    expect(await duel.other.battle(duel.battleId)).toMatchObject({ status: "active" });
  });
});

describe("a battle after a rollout of other rules", () => {
  it("has the turns and the expired turns of the rules it began under, when the old process is gone (GAP-42, GAP-72)", async () => {
    const place = { file: databaseFile() };
    const { duel, there } = await rollout(place);
    await duel.world.world.server.close();
    duel.pass(after.rules.pvp.turnMs + GRACE);
    expect(await there.mover.battle(duel.battleId)).toMatchObject({ version: 0, yourTurn: true });
    duel.pass(before.rules.pvp.turnMs - after.rules.pvp.turnMs);
    expect(await there.other.battle(duel.battleId)).toMatchObject({
      status: "active",
      yourTurn: true,
      timeRemaining: before.rules.pvp.turnMs,
      expiredTurns: { own: 0, opponent: 1 },
    });
  });

  it("goes on at the old process if the new one paired its players (GAP-41, GAP-72)", async () => {
    const place = { file: databaseFile() };
    const { duel, there } = await rollout(place);
    await duel.endTurns(4);
    await duel.mover.concede(duel.battleId);
    for (const player of [duel.mover, duel.other])
      expect(await player.joined()).toMatchObject({ matched: false });
    const { battleId = "" } = await there.mover.status();
    const next = new Duel(duel.world, battleId, duel.mover, duel.other);
    const { yourTurn, rulesHash } = await duel.mover.battle(battleId);
    expect(rulesHash).toBe(after.rulesHash);
    const mover = yourTurn ? duel.mover : duel.other;
    const creatureId = await next.card(mover);
    const { updatedState } = await mover.acted(battleId, { type: "deploy", creatureId });
    const energies = [updatedState.player1.energy, updatedState.player2.energy];
    const { deployBase, deployPerForm } = after.rules.battle.costs;
    expect(energies).toContain(pvp.startEnergy - deployBase - deployPerForm);
  });

  it("is moved by a bot that thinks by the rules it began under (GAP-72)", async () => {
    const { duel } = await rollout({ file: databaseFile() }, { cards: [3, 2, 1] });
    const { mover, world } = duel;
    await mover.concede(duel.battleId);
    await mover.joined(mover.deck(3, 2, 1));
    for (let second = 0; second < 30; second += 5) {
      world.clock.pass(5 * SECOND);
      await mover.status();
    }
    const { battleId } = good<{ battleId: string }>(await mover.browser.post("pvp/queue/bot"));
    if ((await mover.battle(battleId)).yourTurn) await mover.acted(battleId, { type: "endTurn" });
    const waiting = await world.kept(battleId);
    world.clock.pass(pvp.practice.thinkMs.max);
    await sweepWith(duel, after);
    const { decisions } = await world.kept(battleId);
    const style = waiting.contestants[1].bot ?? "easy";
    expect(decisions.at(-1)).toMatchObject({
      by: "bot",
      version: waiting.version + 1,
      action: botMove(before.rules, waiting, 1, style),
    });
  });
});

/** The log of a process, as parsed lines. */
function logInto(lines: Record<string, unknown>[]) {
  return pino({ level: "warn" }, { write: (line: string) => lines.push(JSON.parse(line)) });
}

describe("a battle whose rules are stored nowhere", () => {
  it("is closed without rating by the first process with other rules, which logs it (GAP-42, GAP-72)", async () => {
    const place = { file: databaseFile() };
    const forgetful = (store: Store): Store => ({ ...store, keepRuleSet: async () => {} });
    const duel = await freshDuel({ ...place, ...before, wrapStore: forgetful });
    await duel.endTurns(1);
    const lines: Record<string, unknown>[] = [];
    const there = await anotherProcess(duel, { ...place, ...after, log: logInto(lines) });
    expect(await there.mover.battle(duel.battleId)).toMatchObject({ status: "completed", endedBy: "closed" });
    const { replay } = good<{ replay: Replay }>(await there.mover.browser.get(`${there.call}/replay`));
    expect(replay).toMatchObject({ rulesHash: before.rulesHash, actions: [{ type: "endTurn" }] });
    expect(replay).not.toHaveProperty("checks");
    expect(lines).toMatchObject([
      { battle: duel.battleId, rulesHash: before.rulesHash, msg: expect.stringContaining("closed") },
    ]);
  });
});

/** A process of a later release, whose rules have a key that this one does not know. */
function ofLaterRelease(store: Store): Store {
  return {
    ...store,
    keepRuleSet: ({ numbers, ...ruleSet }) =>
      store.keepRuleSet({ ...ruleSet, numbers: { ...numbers, comeback: { energy: 3 } } }),
  };
}

describe("a battle whose rules this program is too old for", () => {
  it("is left to the newer process: 503 to those who act or look, and nothing ends it (GAP-72)", async () => {
    const place = { file: databaseFile() };
    const duel = await freshDuel({ ...place, ...before, wrapStore: ofLaterRelease });
    const old = await anotherProcess(duel, { ...place, ...after });
    const refused = { status: 503, body: { code: "newer_rules" }, headers: { "retry-after": "1" } };
    expect(await old.act(old.mover, { type: "endTurn" })).toMatchObject(refused);
    expect(await old.mover.browser.get(old.call)).toMatchObject(refused);
    expect(await old.mover.browser.get(`${old.call}?since=0`)).toMatchObject({ status: 200 });
    expect(await old.mover.status()).toMatchObject({ matched: true, battle: { yourTurn: true } });
    duel.pass(pvp.turnMs + GRACE);
    await sweepWith(duel, after);
    expect(await duel.other.battle(duel.battleId)).toMatchObject({ status: "active", version: 1 });
  });

  it("is closed if no newer process did for a minute what was due (GAP-72)", async () => {
    const place = { file: databaseFile() };
    const duel = await freshDuel({ ...place, ...before, wrapStore: ofLaterRelease });
    duel.pass(pvp.turnMs + GRACE + 60 * SECOND - 1);
    await sweepWith(duel, after);
    expect((await duel.world.kept(duel.battleId)).result).toBeNull();
    duel.pass(1);
    await sweepWith(duel, after);
    expect((await duel.world.kept(duel.battleId)).result).toMatchObject({ by: "closed" });
  });

  it("is shown once it is over, whatever its rules, to players and watchers (ABU-98)", async () => {
    const place = { file: databaseFile() };
    const duel = await freshDuel({ ...place, ...before, wrapStore: ofLaterRelease });
    const { watchId } = await duel.mover.battle(duel.battleId);
    await duel.mover.concede(duel.battleId);
    const old = await anotherProcess(duel, { ...place, ...after });
    expect(await old.mover.battle(duel.battleId)).toMatchObject({ status: "completed", endedBy: "forfeit" });
    expect(await watched(old.mover, watchId)).toMatchObject({ status: "completed" });
    const { replay } = good<{ replay: Replay }>(await old.mover.browser.get(`${old.call}/replay`));
    expect(replay).toMatchObject({ rulesHash: before.rulesHash, end: { by: "forfeit" } });
  });
});

describe("GET /api/rules/{hash}", () => {
  it("answers the rules of a battle to everybody, to be kept for good (GAP-72)", async () => {
    const { there } = await rollout({ file: databaseFile() });
    const { browser } = there.mover;
    const { texts, ...numbers } = before.rules;
    const answer = await browser.get(`rules/${before.rulesHash}`);
    expect(answer).toMatchObject({ status: 200, body: { hash: before.rulesHash, numbers, texts } });
    expect((await browser.get(`rules/${after.rulesHash}`)).body.numbers).toMatchObject({
      pvp: { strikes: 1 },
    });
    expect(await browser.get("rules/0123456789abcdef")).toMatchObject({
      status: 404,
      body: { code: "unknown_rules" },
    });
  });
});
