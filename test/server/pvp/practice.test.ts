import { describe, expect, it } from "vitest";
import { deckPower } from "../../../rules/index.ts";
import { botMove } from "../../../server/pvp/advance.ts";
import type { PvpBattle } from "../../../server/store/pvp/battle.ts";
import { worldRules } from "../ledger-world.ts";
import { duelOf, playerWith } from "./duel.ts";
import type { PvpPlayer } from "./support/pvp-player.ts";
import { freshPvpWorld, type PvpWorld } from "./support/pvp-world.ts";

const SECOND = 1_000;

/** Waits as the queue wants it, until a practice battle is offered. */
async function waited(world: PvpWorld, player: PvpPlayer, seconds = 30): Promise<void> {
  for (let second = 0; second < seconds; second += 5) {
    world.clock.pass(5 * SECOND);
    await player.status();
  }
}

async function practice(): Promise<{ world: PvpWorld; ann: PvpPlayer; battleId: string }> {
  const world = await freshPvpWorld();
  const ann = await playerWith(world, "Ann", [3, 2, 1]);
  await ann.joined(ann.deck(3, 2, 1));
  await waited(world, ann);
  const { body } = await ann.browser.post("pvp/queue/bot");
  return { world, ann, battleId: String(body.battleId) };
}

/** The server moves the bot until it is the player's turn. */
async function botPlays(world: PvpWorld, battleId: string): Promise<PvpBattle> {
  for (;;) {
    const battle = await world.kept(battleId);
    if (battle.result || battle.contestants[battle.state.active].bot === null) return battle;
    world.clock.pass(worldRules.pvp.practice.thinkMs.max);
    await world.sweep();
  }
}

describe("a practice battle", () => {
  it("is offered once the estimated wait is over (GAP-41)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    expect(await ann.browser.post("pvp/queue/bot")).toMatchObject({
      status: 409,
      body: { code: "pvp_not_waiting" },
    });
    await ann.joined();
    await waited(world, ann, 25);
    expect(await ann.status()).toMatchObject({ practiceOffered: false });
    expect(await ann.browser.post("pvp/queue/bot")).toMatchObject({
      status: 409,
      body: { code: "pvp_practice_not_yet", remainingMs: 5_000 },
    });
    await waited(world, ann, 5);
    expect(await ann.status()).toMatchObject({ practiceOffered: true, inQueue: true });
    const taken = await ann.browser.post("pvp/queue/bot");
    expect(taken).toMatchObject({ status: 200, body: { matched: true } });
    expect(await ann.status()).toMatchObject({
      matched: true,
      inQueue: false,
      battleId: taken.body.battleId,
    });
    expect(await ann.browser.post("pvp/queue/bot")).toMatchObject({
      status: 409,
      body: { code: "pvp_in_battle", battleId: taken.body.battleId },
    });
  });

  it("is played against a declared bot, as strong as the player's deck, and is not rated (PVP-022)", async () => {
    const { world, ann, battleId } = await practice();
    expect(await ann.battle(battleId)).toMatchObject({
      opponentInfo: { name: "Practice Bot", bot: true },
      rated: false,
      isPlayer1: true,
    });
    const { setup } = await world.kept(battleId);
    expect(deckPower(worldRules, setup.player2.creatures)).toBe(
      deckPower(worldRules, setup.player1.creatures),
    );
    expect([setup.player2.tools.length, setup.player2.spells.length]).toEqual([2, 1]);
  });

  it("follows the same rules: the bot acts in its turn, after thinking, and ends it (GAP-39)", async () => {
    const { world, ann, battleId } = await practice();
    let battle = await botPlays(world, battleId);
    if (battle.version === 0 || battle.decisions.every(({ by }) => by !== "bot")) {
      await ann.acted(battleId, { type: "endTurn" });
      await world.sweep();
      // It thinks first.
      expect((await world.kept(battleId)).decisions.filter(({ by }) => by === "bot")).toEqual([]);
      battle = await botPlays(world, battleId);
    }
    const moves = battle.decisions.filter(({ by }) => by === "bot");
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.at(-1)?.action).toEqual({ type: "endTurn" });
    expect(new Set(moves.map(({ side }) => side))).toEqual(new Set([1]));
    expect(await ann.battle(battleId)).toMatchObject({ yourTurn: true });
  });

  it("advances when its player asks, without any sweep (GAP-42)", async () => {
    const { world, ann, battleId } = await practice();
    if ((await ann.battle(battleId)).yourTurn) await ann.acted(battleId, { type: "endTurn" });
    for (let step = 0; step < 50 && !(await ann.battle(battleId)).yourTurn; step++)
      world.clock.pass(worldRules.pvp.practice.thinkMs.max);
    expect(await ann.battle(battleId)).toMatchObject({ yourTurn: true, status: "active" });
  });

  it("depends only on what is stored, so that every process decides the same (GAP-42)", async () => {
    const { world, ann, battleId } = await practice();
    if ((await ann.battle(battleId)).yourTurn) await ann.acted(battleId, { type: "endTurn" });
    const before = await world.kept(battleId);
    expect(before.contestants[1].bot).toBe("medium");
    const { min, max } = worldRules.pvp.practice.thinkMs;
    const thinks = (before.dueAt ?? 0) - world.clock.now();
    expect(thinks).toBeGreaterThanOrEqual(min);
    expect(thinks).toBeLessThanOrEqual(max);
    const elsewhere = botMove(worldRules, JSON.parse(JSON.stringify(before)), 1, "medium");
    world.clock.pass(thinks);
    await world.sweep();
    expect((await world.kept(battleId)).decisions.at(-1)?.action).toEqual(elsewhere);
  });

  it("is lost by giving up or by expired turns, counts in no record, and is in the history (GAP-40, GAP-44)", async () => {
    const { world, ann, battleId } = await practice();
    for (let turn = 0; turn < 40; turn++) {
      const battle = await botPlays(world, battleId);
      if (battle.result) break;
      world.clock.pass(61_500);
      await world.sweep();
    }
    expect(await ann.battle(battleId)).toMatchObject({
      status: "completed",
      isWinner: false,
      endedBy: "timeout",
      ratingChange: 0,
      unrated: "practice",
    });
    const { stats, recentBattles, rank } = await ann.stats();
    expect(stats).toMatchObject({ rating: 1000, wins: 0, losses: 0, total_damage_taken: 0 });
    expect(recentBattles).toMatchObject([
      { practice: true, rated: false, won: false, player2_name: "Practice Bot" },
    ]);
    expect(rank).toBe(0);
    const bob = await playerWith(world, "Bob");
    expect((await duelOf(world, ann, bob)).battleId).not.toBe(battleId);
  });
});
