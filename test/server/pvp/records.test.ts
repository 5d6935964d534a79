import { describe, expect, it } from "vitest";
import { worldRules } from "../ledger-world.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, type Duel, duelOf, freshDuel } from "./duel.ts";
import { auditedBattles } from "./support/audited-battles.ts";
import type { PvpPlayer } from "./support/pvp-player.ts";
import { openQueueRules } from "./support/pvp-world.ts";

const HOUR = 3_600_000;

/** A battle that counts: four turns, then one gives up. */
async function lostBy(duel: Duel, loser: PvpPlayer): Promise<void> {
  await duel.endTurns(4);
  await loser.concede(duel.battleId);
}

describe("giving a battle up", () => {
  it("is a defeat, even in the opponent's turn (GAP-42)", async () => {
    const duel = await freshDuel();
    await duel.endTurns(4);
    const answer = await duel.other.concede(duel.battleId);
    expect(answer).toMatchObject({
      status: "completed",
      isWinner: false,
      outcome: "defeat",
      endedBy: "forfeit",
      ratingChange: -24,
      yourTurn: false,
    });
    expect(await duel.mover.battle(duel.battleId)).toMatchObject({ isWinner: true, ratingChange: 24 });
  });

  it("is not rated before the third turn without damage (GAP-40, ABU-48)", async () => {
    const duel = await freshDuel();
    await duel.endTurns(3);
    expect(await duel.mover.concede(duel.battleId)).toMatchObject({
      isWinner: false,
      ratingChange: 0,
      unrated: "early_forfeit",
    });
    const { stats, rank, recentBattles } = await duel.other.stats();
    expect(stats).toMatchObject({ rating: 1000, wins: 1, losses: 0 });
    expect(rank).toBe(0);
    expect(recentBattles).toMatchObject([{ won: true, rated: false, player1_rating_change: 0 }]);
  });

  it("is rated before the third turn with damage done (GAP-40)", async () => {
    const duel = await freshDuel({ cards: [2, 0, 0] });
    const [own, foreign] = await duel.deployed();
    await duel.acted(duel.mover, { type: "attack", attackerId: own, targetId: foreign });
    const { total_damage_dealt: dealt } = (await concededStats(duel)).stats;
    expect(dealt).toBeGreaterThan(0);

    async function concededStats({ mover, other, battleId }: Duel) {
      expect((await other.concede(battleId)).ratingChange).toBe(-24);
      return mover.stats();
    }
  });
});

describe("the record of a player", () => {
  it("begins as that of a new player (PVP-048, PVP-050)", async () => {
    const duel = await freshDuel();
    const visitor = await duel.world.world.server.get("/api/pvp/stats");
    expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
    const carl = await duel.world.browser("Carl");
    expect((await carl.get("pvp/stats")).body).toEqual({
      stats: {
        rating: 1000,
        wins: 0,
        losses: 0,
        win_streak: 0,
        best_win_streak: 0,
        total_damage_dealt: 0,
        total_damage_taken: 0,
      },
      recentBattles: [],
      rank: 0,
    });
  });

  it("contains the place on the leaderboard and the recent battles after the first rated battle (PVP-050, GAP-45)", async () => {
    const duel = await freshDuel();
    await duel.endTurns(4);
    await duel.mover.concede(duel.battleId);
    const [won, lost] = [await duel.other.stats(), await duel.mover.stats()];
    expect([won.rank, lost.rank]).toEqual([1, 2]);
    expect([won.stats.rating, lost.stats.rating]).toEqual([1024, 976]);
    expect([won.recentBattles.length, lost.recentBattles.length]).toEqual([1, 1]);
  });

  it("counts wins, losses, streaks and damage of both sides alike (PVP-048, GAP-44)", async () => {
    const duel = await freshDuel({ cards: [2, 0, 0] });
    const { mover, other, world } = duel;
    const [own, foreign] = await duel.deployed();
    await duel.acted(mover, { type: "attack", attackerId: own, targetId: foreign });
    const kept = await world.kept(duel.battleId);
    const damage = kept.state.sides[kept.state.active].damageDealt;
    await other.concede(duel.battleId);
    expect((await mover.stats()).stats).toMatchObject({
      wins: 1,
      losses: 0,
      win_streak: 1,
      best_win_streak: 1,
      total_damage_dealt: damage,
      total_damage_taken: 0,
    });
    await lostBy(await duelOf(world, mover, other), mover);
    expect((await mover.stats()).stats).toMatchObject({
      wins: 1,
      losses: 1,
      win_streak: 0,
      best_win_streak: 1,
    });
    expect((await other.stats()).stats).toMatchObject({
      wins: 1,
      losses: 1,
      win_streak: 1,
      total_damage_dealt: 0,
      total_damage_taken: damage,
    });
  });

  it("contains a draw when both sides are equal at the turn limit (GAP-37, GAP-40, GAP-44)", async () => {
    const rules = { ...worldRules, battle: { ...worldRules.battle, turnLimit: 2 } };
    const duel = await freshDuel({ rules });
    await duel.endTurns(4);
    for (const player of [duel.mover, duel.other]) {
      expect(await player.battle(duel.battleId)).toMatchObject({
        status: "completed",
        isWinner: null,
        outcome: "draw",
        endedBy: "turnLimit",
        ratingChange: 0,
      });
      const { stats, recentBattles } = await player.stats();
      expect(stats).toMatchObject({ rating: 1000, wins: 0, losses: 0, win_streak: 0 });
      expect(recentBattles).toMatchObject([{ won: false, outcome: "draw", rated: true, total_turns: 2 }]);
    }
  });

  it("contains a rated defeat for the mover, who ended three turns in a row with an empty field (GAP-37, GAP-40)", async () => {
    const duel = await freshDuel();
    const { mover, other, battleId } = duel;
    await duel.endTurns(1);
    await duel.acted(other, { type: "deploy", creatureId: await duel.card(other) });
    await duel.acted(other, { type: "endTurn" });
    await duel.endTurns(2);
    expect((await mover.battle(battleId)).status).toBe("active");
    await duel.endTurns(1);
    expect(await mover.battle(battleId)).toMatchObject({
      status: "completed",
      isWinner: false,
      endedBy: "emptyField",
      ratingChange: -24,
    });
    expect(await other.battle(battleId)).toMatchObject({
      isWinner: true,
      endedBy: "emptyField",
      ratingChange: 24,
    });
    expect((await mover.stats()).recentBattles).toMatchObject([
      { won: false, outcome: "defeat", endedBy: "emptyField", rated: true, total_turns: 3 },
    ]);
    expect((await other.stats()).stats).toMatchObject({ rating: 1024, wins: 1, losses: 0 });
  });

  it("lists the latest 20 battles, newest first, for both sides (PVP-049, GAP-44)", async () => {
    const duel = await freshDuel();
    const { mover, other, world } = duel;
    await lostBy(duel, other);
    const ids = [duel.battleId];
    for (let battle = 0; battle < 21; battle++) {
      world.clock.pass(60_000);
      const next = await (battle % 2 === 0 ? duelOf(world, mover, other) : duelOf(world, other, mover));
      await lostBy(next, battle % 2 === 0 ? other : mover);
      ids.unshift(next.battleId);
    }
    const { recentBattles } = await mover.stats();
    expect(recentBattles.map(({ history_id }) => history_id)).toEqual(ids.slice(0, 20));
    const [latest, before] = recentBattles;
    expect(latest).toEqual({
      history_id: ids[0],
      isPlayer1: true,
      won: true,
      outcome: "victory",
      endedBy: "forfeit",
      rated: false,
      practice: false,
      unrated: "pair_limit",
      player1_name: mover.name,
      player2_name: other.name,
      player1_rating_change: 0,
      player2_rating_change: 0,
      total_turns: 3,
      battle_duration: 0,
      completed_at: world.clock.now(),
      replay: true,
    });
    expect(before).toMatchObject({ isPlayer1: false, won: false, player1_name: other.name });
  });

  it("lists the change of each player's own rating, and how long the battle took (PVP-049)", async () => {
    const { pvp } = worldRules;
    const duel = await freshDuel({
      rules: { ...worldRules, pvp: { ...pvp, rating: { ...pvp.rating, floor: 990 } } },
    });
    duel.world.clock.pass(5000);
    await lostBy(duel, duel.other);
    for (const [player, won] of [
      [duel.mover, true],
      [duel.other, false],
    ] as const) {
      const [row] = (await player.stats()).recentBattles;
      const changes = won === row?.isPlayer1 ? [24, -10] : [-10, 24];
      expect(row).toMatchObject({ won, rated: true, battle_duration: 5000 });
      expect([row?.player1_rating_change, row?.player2_rating_change]).toEqual(changes);
      expect(row?.player1_name).toBe(row?.isPlayer1 ? player.name : won ? duel.other.name : duel.mover.name);
    }
  });

  it("rates at most three battles of a pair within 24 hours, and marks the others as unrated (GAP-40, ABU-48, ABU-51)", async () => {
    const duel = await freshDuel({ rules: openQueueRules });
    const { mover, other, world } = duel;
    const changes: (number | null)[] = [];
    const play = async (next: Duel) => {
      await lostBy(next, other);
      changes.push((await mover.battle(next.battleId)).ratingChange);
    };
    await play(duel);
    for (let battle = 0; battle < 3; battle++) {
      world.clock.pass(HOUR);
      await play(await duelOf(world, mover, other));
    }
    expect(changes.map((change) => (change ?? 0) > 0)).toEqual([true, true, true, false]);
    expect((await mover.stats()).stats).toMatchObject({ wins: 4 });
    // The first one is a day old by now.
    world.clock.pass(22 * HOUR);
    await play(await duelOf(world, mover, other));
    expect(changes.at(-1)).toBeGreaterThan(0);
    const audited = (await auditedBattles(world.world.server.store)).filter(
      ({ outcome }) => outcome === "victory",
    );
    expect(audited.map(({ unrated }) => unrated)).toEqual([null, null, null, "pair_limit", null]);
    expect(audited.map(({ ratingChange }) => ratingChange)).toEqual(changes);
    expect(audited.at(-1)?.rating).toBe((await mover.stats()).stats.rating);
  });

  it("is written once, however many requests find the end at the same time (ABU-44)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const elsewhere = await anotherProcess(duel, { file });
    await duel.endTurns(4);
    const answers = await Promise.all(
      [duel, elsewhere, duel, elsewhere].map(({ other }) => other.browser.post(`${duel.call}/concede`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await duel.mover.stats()).stats).toMatchObject({ rating: 1024, wins: 1 });
    expect((await elsewhere.other.stats()).stats).toMatchObject({ rating: 976, losses: 1 });
  });
});
