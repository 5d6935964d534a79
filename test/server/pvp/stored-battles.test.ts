import { describe, expect, it } from "vitest";
import {
  applyAction,
  type BattleAction,
  newBattle,
  newRandom,
  playReplay,
  type Replay,
  shippedRules,
} from "../../../rules/index.ts";
import type { PvpBattle } from "../../../server/store/pvp/battle.ts";
import { timedOutBattles } from "../../../server/store/sqlite/migrations/004-to-020.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, duelOf, freshDuel } from "./duel.ts";
import { playBattle } from "./support/play-battle.ts";
import { moverGoesSilent } from "./support/silence.ts";

/** The state that seed, decks and decisions of a stored battle lead to. */
function replayed({ setup, decisions }: PvpBattle): unknown {
  const state = newBattle(shippedRules, setup);
  for (const { version, side, action } of decisions.slice(1)) {
    const refusal = applyAction(shippedRules, state, side, action as BattleAction);
    if (refusal) throw new Error(`Version ${version}: ${refusal.text}`);
  }
  return JSON.parse(JSON.stringify(state));
}

describe("a stored battle", () => {
  it.each(["one", "two"])(
    "follows from its decisions, in every process and after a restart (GAP-43, seed %s)",
    async (seed) => {
      const file = databaseFile();
      const duel = await freshDuel({ file, cards: [4, 2, 2] });
      const { battleId, mover, other } = duel;
      const players = (await mover.battle(battleId)).isPlayer1
        ? ([mover, other] as const)
        : ([other, mover] as const);
      await playBattle({ rules: shippedRules, battleId, players, dice: newRandom(seed) });
      const kept = await duel.world.kept(battleId);
      expect(kept.decisions.map(({ version }) => version)).toEqual(kept.decisions.map((_, place) => place));
      expect(JSON.parse(JSON.stringify(kept.state))).toEqual(replayed(kept));
      const there = await anotherProcess(duel, { file });
      expect((await there.mover.battle(battleId)).battleState).toEqual(
        (await mover.battle(battleId)).battleState,
      );
    },
  );

  it("is the same for two processes that act in turns (ABU-44)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file, cards: [3, 1, 1] });
    const there = await anotherProcess(duel, { file });
    const { battleId, mover, other } = duel;
    const isPlayer1 = (await mover.battle(battleId)).isPlayer1;
    // One player at each process.
    const players = isPlayer1 ? ([mover, there.other] as const) : ([there.other, mover] as const);
    await playBattle({ rules: shippedRules, battleId, players, dice: newRandom("two processes") });
    const kept = await duel.world.kept(battleId);
    expect(JSON.parse(JSON.stringify(kept.state))).toEqual(replayed(kept));
    expect(await there.mover.stats()).toEqual(await mover.stats());
    expect(await there.other.stats()).toEqual(await other.stats());
  });

  it("accepts one of two actions that reach two processes at the same time (ABU-44)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const there = await anotherProcess(duel, { file });
    const creatureId = await duel.card(duel.mover);
    const action = { type: "deploy", creatureId, expectedVersion: 0 };
    const answers = await Promise.all([duel.act(duel.mover, action), there.act(there.mover, action)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const look of [duel, there]) expect((await look.mover.battle(duel.battleId)).version).toBe(1);
    await there.acted(there.mover, { type: "endTurn" });
    expect(await duel.other.battle(duel.battleId)).toMatchObject({ version: 2, yourTurn: true });
  });

  it("is the only one for two players whom two processes pair at the same time (ABU-49)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const there = await anotherProcess(duel, { file });
    await duel.other.concede(duel.battleId);
    await duel.mover.joined();
    await duel.other.queue();
    await Promise.all([duel.mover.status(), there.mover.status(), duel.other.status(), there.other.status()]);
    expect(await duel.world.world.server.store.countPvp()).toEqual({ waiting: 0, battles: 1 });
    expect((await there.mover.status()).battleId).toBe((await duel.other.status()).battleId);
  });
});

describe("the replay of a battle", () => {
  it("is refused during the battle, as it contains the seed (GAP-43)", async () => {
    const duel = await freshDuel();
    expect(await duel.mover.browser.get(`${duel.call}/replay`)).toMatchObject({
      status: 409,
      body: { code: "battle_goes_on" },
    });
  });

  it("is available to both players afterwards, and plays to the same end (GAP-43)", async () => {
    const duel = await freshDuel({ cards: [3, 2, 2] });
    const { battleId, mover, other } = duel;
    const players = (await mover.battle(battleId)).isPlayer1
      ? ([mover, other] as const)
      : ([other, mover] as const);
    await playBattle({ rules: shippedRules, battleId, players, dice: newRandom("replay") });
    const kept = await duel.world.kept(battleId);
    for (const side of [0, 1] as const) {
      const { status, body } = await players[side].browser.get(`${duel.call}/replay`);
      expect([status, body.side]).toEqual([200, side]);
      const { battle, divergence } = playReplay(shippedRules, body.replay as Replay);
      expect(divergence).toBeNull();
      expect(battle.winner).toBe(kept.result?.winner);
    }
    expect((await (await duel.world.browser("Eve")).get(`${duel.call}/replay`)).status).toBe(403);
  });
});

describe("a battle that an earlier release ended", () => {
  it("distinguishes an end by expired turns from giving up (GAP-42)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const { world, mover, other } = duel;
    await moverGoesSilent(duel);
    await other.battle(duel.battleId);
    const next = await duelOf(world, mover, other);
    await next.mover.concede(next.battleId);
    const database = openDatabase(file);
    database.exec("UPDATE pvp_results SET ended_by = 'forfeit'");
    database.exec(timedOutBattles);
    const results = database.prepare("SELECT battle_id AS id, ended_by AS by FROM pvp_results").all();
    database.close();
    expect(results).toContainEqual({ id: duel.battleId, by: "timeout" });
    expect(results).toContainEqual({ id: next.battleId, by: "forfeit" });
  });
});
