import { describe, expect, it } from "vitest";
import { duelOf, playerWith } from "./duel.ts";
import { freshPvpWorld } from "./support/pvp-world.ts";

const SECOND = 1_000;

describe("waiting", () => {
  it("ends for whoever did not ask for 10 s: neither matched nor in the queue (GAP-41, ERR-035)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    world.clock.pass(9_999);
    expect(await ann.status()).toMatchObject({ inQueue: true, waitTime: 9 });
    world.clock.pass(10 * SECOND);
    expect(await bob.joined()).toMatchObject({ matched: false });
    expect(await ann.status()).toMatchObject({ matched: false, inQueue: false, waitTime: 0 });
  });

  it("widens the window of ratings by 50 points every 10 s (GAP-41)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    // Five wins against others lift Bob a little more than 100 points above Ann.
    for (let round = 0; round < 5; round++) {
      const carl = await playerWith(world, `Carl ${round}`);
      const duel = await duelOf(world, bob, carl);
      await duel.endTurns(4);
      await carl.concede(duel.battleId);
    }
    const { stats } = await bob.stats();
    expect(stats.rating).toBeGreaterThan(1100);
    expect(stats.rating).toBeLessThanOrEqual(1150);
    await ann.joined();
    await bob.joined();
    for (let second = 0; second < 10; second += 2) {
      expect(await ann.status()).toMatchObject({
        matched: false,
        waitReason: `Nobody within 100 rating points is waiting yet. The search widens in ${10 - second} s.`,
      });
      expect(await bob.status()).toMatchObject({ matched: false });
      world.clock.pass(2 * SECOND);
    }
    expect(await ann.status()).toMatchObject({ matched: true });
  });

  it("estimates by what others waited (PVP-021, GAP-41)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    world.clock.pass(8 * SECOND);
    await ann.status();
    world.clock.pass(8 * SECOND);
    await ann.status();
    await bob.joined();
    // Waits of 16 and 0 s.
    expect((await ann.status()).estimatedWaitTime).toBe(8);
  });
});

describe("leaving the queue", () => {
  it("may be asked for again and again (PVP-020)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    await ann.joined();
    for (let time = 0; time < 2; time++)
      expect(await ann.browser.post("pvp/queue/cancel")).toMatchObject({
        status: 200,
        body: { success: true },
      });
    expect(await ann.status()).toMatchObject({ inQueue: false });
  });

  it("does not undo a match that was made (ABU-50)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    const [{ battleId }] = await Promise.all([bob.joined(), ann.cancel()]);
    await ann.cancel();
    const status = await ann.status();
    expect(status.battleId).toBe(battleId);
    expect(status.matched).toBe(battleId !== undefined);
  });
});
