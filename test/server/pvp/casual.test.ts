import { describe, expect, it } from "vitest";
import { playerWith } from "./duel.ts";
import { good } from "./support/pvp-player.ts";
import { freshPvpWorld } from "./support/pvp-world.ts";

const SECOND = 1_000;
const SLOW = 120 * SECOND;
const GRACE = 1_500;

async function two() {
  const world = await freshPvpWorld();
  return { world, ann: await playerWith(world, "Ann"), bob: await playerWith(world, "Bob") };
}

describe("a casual battle", () => {
  it("has the chosen clock, which requests, sweep and strikes obey, and changes no record (GAP-69, ABU-91)", async () => {
    const { world, ann, bob } = await two();
    await ann.casual(SLOW);
    const { battleId } = good<{ battleId: string }>(await bob.casual(SLOW));
    const { yourTurn, rated, timeRemaining } = await ann.battle(battleId);
    expect({ rated, timeRemaining }).toEqual({ rated: false, timeRemaining: SLOW });
    const [mover, other] = yourTurn ? [ann, bob] : [bob, ann];
    for (const turn of [1, 2, 3]) {
      world.clock.pass(SLOW + GRACE - 1);
      await world.sweep();
      expect(await other.battle(battleId)).toMatchObject({ yourTurn: false, status: "active" });
      world.clock.pass(1);
      await world.sweep();
      if (turn < 3) await other.acted(battleId, { type: "endTurn" });
    }
    expect(await other.battle(battleId)).toMatchObject({
      isWinner: true,
      endedBy: "timeout",
      ratingChange: 0,
      unrated: "friendly",
    });
    for (const player of [mover, other]) {
      const { stats, rank, recentBattles } = await player.stats();
      expect({ stats, rank }).toMatchObject({ stats: { rating: 1000, wins: 0, losses: 0 }, rank: 0 });
      expect(recentBattles).toMatchObject([{ rated: false, unrated: "friendly" }]);
    }
    expect(good(await ann.browser.get("pvp/leaderboard"))).toMatchObject({ players: [] });
  });

  it("a casual battle is fought against a bot with the same clock if nobody comes (GAP-41, GAP-69)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    await ann.casual(SLOW);
    for (let second = 0; second < 30; second += 5) {
      world.clock.pass(5 * SECOND);
      await ann.status();
    }
    const { battleId } = good<{ battleId: string }>(await ann.browser.post("pvp/queue/bot"));
    expect((await world.kept(battleId)).terms).toEqual({ friendly: true, turnMs: SLOW, challengeId: null });
  });
});

describe("the casual queue", () => {
  it("refuses clocks that are not offered, and puts nobody into the queue (ABU-91)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    for (const turnMs of [1, 59_999, 61_000, 86_400_000])
      expect(await ann.casual(turnMs)).toMatchObject({ status: 400, body: { code: "pvp_casual_terms" } });
    for (const turnMs of [0, -1, 1.5, "60000", null])
      expect((await ann.casual(turnMs as number)).status).toBe(400);
    expect(await ann.status()).toMatchObject({ inQueue: false });
  });

  it("has a player once, however many kinds are asked for at once, and pairs only the same kind (ABU-49, ABU-91)", async () => {
    const { world, ann, bob } = await two();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? ann.casual(60 * SECOND) : ann.queue())),
    );
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 1, battles: 0 });
    good(await ann.casual(60 * SECOND));
    good(await bob.queue());
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 2, battles: 0 });
    expect(await bob.status()).toMatchObject({
      inQueue: true,
      waitReason: "Nobody is waiting for this kind of battle yet, but someone is waiting for another kind.",
    });
    // Long enough for any rating.
    for (let second = 0; second < 70; second += 5) {
      world.clock.pass(5 * SECOND);
      await Promise.all([ann.status(), bob.status()]);
    }
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 2, battles: 0 });
    expect(good(await bob.casual(SLOW)), "another clock is another kind").toMatchObject({ matched: false });
    expect(await ann.status()).toMatchObject({ inQueue: true });
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 2, battles: 0 });
    expect(good(await bob.casual(60 * SECOND))).toMatchObject({ matched: true });
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 0, battles: 1 });
  });
});
