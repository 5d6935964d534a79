import { describe, expect, it } from "vitest";
import { newRandom, playReplay, type Replay, shippedRules } from "../../../rules/index.ts";
import { freshDuel } from "./duel.ts";
import { playBattle } from "./support/play-battle.ts";

describe("watching a battle", () => {
  it("is for whoever is logged in and knows the watch id (GAP-43, ABU-42)", async () => {
    const duel = await freshDuel({ cards: [5, 2, 2] });
    const { watchId, isPlayer1 } = await duel.mover.battle(duel.battleId);
    expect((await duel.other.battle(duel.battleId)).watchId).toBe(watchId);
    expect(watchId).not.toBe(duel.battleId);
    const eve = await duel.world.browser("Eve");
    const { status, body } = await eve.get(`pvp/watch/${watchId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 0,
      status: "active",
      turnNumber: 1,
      activePlayer: isPlayer1 ? 1 : 2,
      timeRemaining: 60_000,
      winner: null,
      endedBy: null,
    });
    expect(body.players).toEqual([
      { name: isPlayer1 ? duel.mover.name : duel.other.name, bot: false },
      { name: isPlayer1 ? duel.other.name : duel.mover.name, bot: false },
    ]);
    expect((await eve.get(`pvp/watch/${duel.battleId}`)).status).toBe(404);
    expect((await eve.get(`pvp/battle/${watchId}`)).status).toBe(404);
    const visitor = await duel.world.world.server.get(`/api/pvp/watch/${watchId}`);
    expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
  });

  it("shows neither hand, deck nor unused items, and what was used by both (GAP-43)", async () => {
    const duel = await freshDuel({ cards: [5, 2, 2] });
    const { watchId } = await duel.mover.battle(duel.battleId);
    const [creatureId] = await duel.deployed();
    const [toolId = ""] = duel.mover.cards.tools;
    await duel.acted(duel.mover, { type: "tool", toolId, creatureId });
    const eve = await duel.world.browser("Eve");
    const { body } = await eve.get(`pvp/watch/${watchId}?since=0`);
    const { player1, player2 } = body.battleState as Record<"player1" | "player2", Record<string, unknown>>;
    for (const side of [player1, player2]) {
      expect(side).toMatchObject({ deck: null });
      for (const card of side.hand as object[]) expect(card).toEqual({ hidden: true });
    }
    const tools = [player1.tools, player2.tools].flat() as { id: string }[];
    expect(tools.map(({ id }) => id)).toEqual([toolId]);
    expect(JSON.stringify(body.events)).not.toContain("drawn");
    expect(await eve.get(`pvp/watch/${watchId}?since=${body.version}`)).toMatchObject({
      body: { unchanged: true, version: body.version },
    });
  });

  it("tells who won (GAP-43)", async () => {
    const duel = await freshDuel();
    const { watchId, isPlayer1 } = await duel.mover.battle(duel.battleId);
    await duel.other.concede(duel.battleId);
    const eve = await duel.world.browser("Eve");
    expect((await eve.get(`pvp/watch/${watchId}`)).body).toMatchObject({
      status: "completed",
      winner: isPlayer1 ? 1 : 2,
      endedBy: "forfeit",
      timeRemaining: 0,
    });
  });
});

describe("the replay of a battle", () => {
  it("is refused while the battle goes on: it holds the seed (GAP-43)", async () => {
    const duel = await freshDuel();
    expect(await duel.mover.browser.get(`${duel.call}/replay`)).toMatchObject({
      status: 409,
      body: { code: "battle_goes_on" },
    });
  });

  it("is there for both players afterwards, and plays to the same end (GAP-43)", async () => {
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
