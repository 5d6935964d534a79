import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../lab-server.ts";
import { freshDuel } from "../duel.ts";
import { moverGoesSilent } from "../support/silence.ts";

describe("a losing player who stops answering", () => {
  it("loses with the third expired turn in a row, and the other one gains rating (GAP-42, ABU-46)", async () => {
    const duel = await freshDuel();
    const { mover, other, battleId } = duel;
    await moverGoesSilent(duel);
    expect(await other.battle(battleId)).toMatchObject({
      status: "completed",
      isWinner: true,
      endedBy: "timeout",
      ratingChange: 24,
    });
    expect(await mover.battle(battleId)).toMatchObject({ isWinner: false, ratingChange: -24 });
    expect([(await mover.stats()).stats.losses, (await other.stats()).stats.wins]).toEqual([1, 1]);
  });
});

describe("a clock that jumps", () => {
  it("ahead again and again closes the battle, and nobody loses it (GAP-42)", async () => {
    const { world, mover, battleId } = await freshDuel();
    for (let jump = 0; jump < 5; jump++) {
      await mover.browser.post("dev/clock", { advanceMs: DAY });
      await world.sweep();
    }
    expect(await mover.battle(battleId)).toMatchObject({
      endedBy: "closed",
      isWinner: null,
      ratingChange: 0,
    });
    expect((await mover.stats()).stats).toMatchObject({ rating: 1000, losses: 0 });
  });

  it("back ends no turn, and the battle continues (CON-75)", async () => {
    const { world, mover, other, battleId } = await freshDuel();
    await mover.acted(battleId, { type: "endTurn" });
    world.clock.pass(-HOUR);
    await world.sweep();
    expect(await other.battle(battleId)).toMatchObject({ version: 1, yourTurn: true, status: "active" });
    await other.acted(battleId, { type: "endTurn" });
    expect(await mover.battle(battleId)).toMatchObject({ yourTurn: true, timeRemaining: 60_000 });
  });

  it("back keeps places in the queue, and both players still meet (GAP-41)", async () => {
    const { world } = await freshDuel();
    const [cid, dora] = [await world.player("Cid"), await world.player("Dora")];
    await cid.joined();
    world.clock.pass(-HOUR);
    expect(await cid.status()).toMatchObject({ inQueue: true, waitTime: 0 });
    const { battleId } = await dora.joined();
    expect(await cid.status()).toMatchObject({ matched: true, battleId });
  });
});
