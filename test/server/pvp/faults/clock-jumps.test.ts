import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../lab-server.ts";
import { freshDuel } from "../duel.ts";

describe("a clock that jumps", () => {
  it("a year ahead ends the one turn that ran; the next one has its whole time (GAP-42, CON-75)", async () => {
    const { mover, other, battleId } = await freshDuel();
    await mover.browser.post("dev/clock", { advanceMs: 365 * DAY });
    expect(await mover.act(battleId, { type: "endTurn" })).toMatchObject({
      status: 409,
      body: { error: "Not your turn" },
    });
    expect(await other.battle(battleId)).toMatchObject({
      version: 1,
      yourTurn: true,
      timeRemaining: 60_000,
    });
  });

  it("ahead again and again closes the battle, with nobody's loss (GAP-42)", async () => {
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

  it("back ends no turn, and the battle goes on (CON-75)", async () => {
    const { world, mover, other, battleId } = await freshDuel();
    await mover.acted(battleId, { type: "endTurn" });
    world.clock.pass(-HOUR);
    await world.sweep();
    expect(await other.battle(battleId)).toMatchObject({ version: 1, yourTurn: true, status: "active" });
    await other.acted(battleId, { type: "endTurn" });
    expect(await mover.battle(battleId)).toMatchObject({ yourTurn: true, timeRemaining: 60_000 });
  });

  it("back keeps places in the queue and lets both meet (GAP-41)", async () => {
    const { world } = await freshDuel();
    const [cid, dora] = [await world.player("Cid"), await world.player("Dora")];
    await cid.joined();
    world.clock.pass(-HOUR);
    expect(await cid.status()).toMatchObject({ inQueue: true, waitTime: 0 });
    const { battleId } = await dora.joined();
    expect(await cid.status()).toMatchObject({ matched: true, battleId });
  });
});
