import { describe, expect, it } from "vitest";
import type { Replay } from "../../../rules/index.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { worldRules } from "../ledger-world.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, type Duel, duelOf, freshDuel, playerWith } from "./duel.ts";
import { good } from "./support/pvp-player.ts";

const SECOND = 1_000;
const TURN = 60 * SECOND;
const GRACE = 1_500;

/** So long that a turn has expired. */
const EXPIRED = TURN + GRACE;

/** The mover lets turns expire while the other one plays on; answers what both see at last. */
async function letExpire({ mover, other, battleId, world }: Duel, turns: number) {
  for (let turn = 1; turn <= turns; turn++) {
    world.clock.pass(EXPIRED);
    if ((await other.battle(battleId)).status === "completed") break;
    await other.acted(battleId, { type: "endTurn" });
  }
  return { mine: await mover.battle(battleId), theirs: await other.battle(battleId) };
}

describe("the deadline of a turn", () => {
  it("includes a grace of 1.5 s, in which the player may still end the turn (CON-75, PVP-039)", async () => {
    const duel = await freshDuel();
    duel.pass(EXPIRED - 1);
    expect(await duel.other.battle(duel.battleId)).toMatchObject({ yourTurn: false, timeRemaining: 0 });
    const ended = await duel.acted(duel.mover, { type: "endTurn" });
    expect(ended).toMatchObject({ yourTurn: false, timeRemaining: TURN });
  });

  it("is enforced by every request for the battle, a watcher's included (CON-75, ABU-46)", async () => {
    for (const looks of ["battle", "watch"]) {
      const duel = await freshDuel();
      const { watchId } = await duel.other.battle(duel.battleId);
      duel.pass(EXPIRED);
      if (looks === "watch") await duel.mover.browser.get(`pvp/watch/${watchId}`);
      else await duel.other.battle(duel.battleId);
      const kept = await duel.world.kept(duel.battleId);
      expect(kept.decisions.at(-1)).toMatchObject({
        version: 1,
        by: "deadline",
        action: { type: "endTurn" },
      });
      expect(await duel.other.battle(duel.battleId)).toMatchObject({ yourTurn: true, timeRemaining: TURN });
    }
  });

  it("comes before an action that is too late: the turn ends first (ABU-45)", async () => {
    const duel = await freshDuel();
    const creatureId = await duel.card(duel.mover);
    duel.pass(EXPIRED);
    expect(await duel.act(duel.mover, { type: "deploy", creatureId })).toMatchObject({
      status: 409,
      body: { code: "not_your_turn" },
    });
    expect(await duel.world.kept(duel.battleId)).toMatchObject({
      version: 1,
      clock: { expired: expect.anything() },
    });
  });

  it("ends one turn however long nobody asked: a server that was off skips no turns (GAP-42)", async () => {
    const duel = await freshDuel();
    duel.pass(3_600 * SECOND);
    await duel.other.battle(duel.battleId);
    expect((await duel.world.kept(duel.battleId)).version).toBe(1);
  });

  it("loses the battle when the third one in a row expires and the opponent is present (GAP-42, ABU-46)", async () => {
    const { mine, theirs } = await letExpire(await freshDuel(), 3);
    expect(mine).toMatchObject({
      status: "completed",
      isWinner: false,
      outcome: "defeat",
      endedBy: "timeout",
    });
    expect(theirs).toMatchObject({ status: "completed", isWinner: true, outcome: "victory" });
    expect(mine.ratingChange).toBe(-24);
  });

  it("appears in the log of both, with the number in a row, as does the end (GAP-42, PVP-025)", async () => {
    const { mine, theirs } = await letExpire(await freshDuel(), 3);
    const told = ({ battleState }: typeof mine) =>
      battleState.player1.battleLog
        .map(({ message }) => message)
        .filter((message) => /out of time|time ran out/.test(message));
    expect(told(mine)).toEqual([
      "Your time ran out (1 of 3 turns in a row).",
      "Your time ran out (2 of 3 turns in a row).",
      "Your time ran out (3 of 3 turns in a row).",
      "Defeat! You ran out of time 3 turns in a row.",
    ]);
    expect(told(theirs).slice(-2)).toEqual([
      "Opponent's time ran out (3 of 3 turns in a row).",
      "Victory! Your opponent ran out of time 3 turns in a row.",
    ]);
  });

  it("appears in the answers to both, so that screens can warn (GAP-42, ABU-46)", async () => {
    const duel = await freshDuel();
    const { mine, theirs } = await letExpire(duel, 2);
    expect(mine).toMatchObject({ status: "active", yourTurn: true, expiredTurns: { own: 2, opponent: 0 } });
    expect(theirs).toMatchObject({ expiredTurns: { own: 0, opponent: 2 } });
    const ended = await duel.acted(duel.mover, { type: "endTurn" });
    expect(ended.expiredTurns).toEqual({ own: 0, opponent: 0 });
  });

  it("that ended a battle appears in statistics and replay of both, apart from giving up (GAP-42, PVP-049)", async () => {
    const duel = await freshDuel();
    await letExpire(duel, 3);
    const { mover, other } = duel;
    for (const player of [mover, other]) {
      const { recentBattles } = await player.stats();
      expect(recentBattles).toMatchObject([{ endedBy: "timeout" }]);
      const told = await player.browser.get(`${duel.call}/replay`);
      const { side, replay } = good<{ side: 0 | 1; replay: Replay }>(told);
      const { isPlayer1 } = await mover.battle(duel.battleId);
      expect(replay.end).toEqual({ by: "timeout", loser: isPlayer1 ? 0 : 1 });
      expect(replay.names).toHaveLength(2);
      expect(replay.names?.[side]).toBe(player.name);
    }
  });

  it("counts even when the page ends the turn at zero: an open tab without a player loses as well (ABU-46, GAP-42)", async () => {
    const duel = await freshDuel();
    for (let turn = 1; turn <= 2; turn++) {
      duel.pass(TURN + SECOND);
      await duel.acted(duel.mover, { type: "endTurn" });
      await duel.acted(duel.other, { type: "endTurn" });
    }
    duel.pass(TURN + SECOND);
    await duel.acted(duel.mover, { type: "endTurn" });
    const seen = await duel.mover.battle(duel.battleId);
    expect(seen).toMatchObject({ outcome: "defeat", endedBy: "timeout" });
  });

  it("is no longer counted once the player ends a turn (GAP-42)", async () => {
    const duel = await freshDuel();
    await duel.acted(duel.mover, { type: "deploy", creatureId: await duel.card(duel.mover) });
    for (let round = 0; round < 4; round++) {
      duel.pass(EXPIRED);
      if (round === 0)
        await duel.acted(duel.other, { type: "deploy", creatureId: await duel.card(duel.other) });
      await duel.acted(duel.other, { type: "endTurn" });
      if (round === 1) {
        await duel.acted(duel.mover, { type: "endTurn" });
        await duel.acted(duel.other, { type: "endTurn" });
      }
    }
    expect(await duel.other.battle(duel.battleId)).toMatchObject({ status: "active" });
  });

  it("closes the battle without rating when the opponent is gone too (GAP-42)", async () => {
    const duel = await freshDuel();
    for (let turn = 0; turn < 5; turn++) {
      duel.pass(EXPIRED);
      await duel.world.sweep();
    }
    const seen = await duel.mover.battle(duel.battleId);
    expect(seen).toMatchObject({
      status: "completed",
      isWinner: null,
      outcome: "draw",
      endedBy: "closed",
      ratingChange: 0,
    });
    const { stats, recentBattles, rank } = await duel.other.stats();
    expect(stats).toMatchObject({ rating: 1000, wins: 0, losses: 0 });
    expect(recentBattles).toMatchObject([{ won: false, outcome: "draw", endedBy: "closed", rated: false }]);
    expect(rank).toBe(0);
    expect(await duel.mover.status()).toMatchObject({ matched: false, inQueue: false });
  });
});

describe("the sweep", () => {
  it("ends an expired turn that nobody asks for, and leaves others alone (CON-75, ABU-46)", async () => {
    const duel = await freshDuel();
    duel.pass(EXPIRED - 1);
    await duel.world.sweep();
    expect((await duel.world.kept(duel.battleId)).version).toBe(0);
    duel.pass(1);
    await Promise.all([duel.world.sweep(), duel.world.sweep(), duel.other.battle(duel.battleId)]);
    expect((await duel.world.kept(duel.battleId)).version).toBe(1);
  });

  it("continues with the other battles when one cannot be advanced, and logs the reason (CON-75)", async () => {
    const file = databaseFile();
    const broken = await freshDuel({ file });
    const { world } = broken;
    const duel = await duelOf(world, await playerWith(world, "Carl"), await playerWith(world, "Dora"));
    const database = openDatabase(file);
    database.prepare("UPDATE pvp_courses SET state = 'broken' WHERE battle_id = ?").run(broken.battleId);
    database.close();
    duel.pass(EXPIRED);
    await expect(world.sweep()).rejects.toThrow(SyntaxError);
    expect((await world.kept(duel.battleId)).version).toBe(1);
  });

  it("continues battles that began under the same overlay in an earlier release (GAP-72)", async () => {
    const [rulesHash, earlier] = ["0d3f065557db7350", "c9b85f4a5cad8f33"];
    const earlierHashes = [earlier];
    const file = databaseFile();
    const duel = await freshDuel({ file, rulesHash: earlier });
    await duel.endTurns(1);
    const elsewhere = await anotherProcess(duel, { file, rulesHash, earlierHashes });
    expect(await elsewhere.mover.battle(duel.battleId)).toMatchObject({ status: "active" });
    await elsewhere.mover.concede(duel.battleId);
    const { body } = await elsewhere.mover.browser.get(`${duel.call}/replay`);
    expect(body.replay).toMatchObject({ rulesHash, checks: expect.any(String) });
  });

  it("pairs players whose windows have widened, whether they ask or not (GAP-41)", async () => {
    const { pvp } = worldRules;
    const matching = { ...pvp.matching, window: 0, heartbeatMs: 60 * SECOND };
    const duel = await freshDuel({ rules: { ...worldRules, pvp: { ...pvp, matching } } });
    const { mover, other, world } = duel;
    await duel.endTurns(4);
    await mover.concede(duel.battleId);
    for (const player of [mover, other]) expect(await player.joined()).toMatchObject({ matched: false });
    duel.pass(10 * SECOND);
    await world.sweep();
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 0, battles: 1 });
    expect((await mover.status()).battleId).toBe((await other.status()).battleId);
  });
});

describe("a restart during a turn", () => {
  it("loses nothing: battle, clock and expired turns are unchanged (GAP-42)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    await duel.deployed();
    duel.pass(20 * SECOND);
    const before = await duel.mover.battle(duel.battleId);
    const restarted = await anotherProcess(duel, { file });
    expect(await restarted.mover.battle(duel.battleId)).toEqual(before);
    duel.pass(40 * SECOND + GRACE);
    const after = await restarted.other.battle(duel.battleId);
    expect(after).toMatchObject({ yourTurn: true, version: before.version + 1 });
  });
});
