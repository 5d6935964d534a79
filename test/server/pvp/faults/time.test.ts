import { describe, expect, it } from "vitest";
import { DAY, HOUR, START } from "../../lab-server.ts";
import { type Duel, freshDuel } from "../duel.ts";

/** A turn and its grace (CON-75). */
const TURN = 61_500;

/** The mover lets three turns expire; the other one looks and ends each turn at once. */
async function moverGoesSilent({ world, other, battleId }: Duel): Promise<void> {
  for (let strike = 1; strike <= 3; strike++) {
    await other.battle(battleId);
    world.clock.pass(TURN);
    if (strike < 3) await other.acted(battleId, { type: "endTurn" });
  }
}

describe("a losing player who goes silent", () => {
  it("forfeits with the third turn in a row, and the other one wins rating (GAP-42, ABU-46)", async () => {
    const duel = await freshDuel();
    const { mover, other, battleId } = duel;
    await moverGoesSilent(duel);
    expect(await other.battle(battleId)).toMatchObject({
      status: "completed",
      isWinner: true,
      endedBy: "forfeit",
      ratingChange: 24,
    });
    expect(await mover.battle(battleId)).toMatchObject({ isWinner: false, ratingChange: -24 });
    expect([(await mover.stats()).stats.losses, (await other.stats()).stats.wins]).toEqual([1, 1]);
  });

  it("loses a turn each time, and no more than that (GAP-42)", async () => {
    const { world, mover, other, battleId } = await freshDuel();
    world.clock.pass(TURN - 1);
    expect(await other.battle(battleId)).toMatchObject({ version: 0, yourTurn: false, timeRemaining: 0 });
    world.clock.pass(1);
    const asked = await Promise.all([other, mover, other].map((player) => player.battle(battleId)));
    expect(asked.map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(asked[0]).toMatchObject({ yourTurn: true, timeRemaining: 60_000 });
  });

  it("is forgiven what expired by one turn that is ended in time (GAP-42)", async () => {
    const { world, mover, other, battleId } = await freshDuel();
    for (let round = 0; round < 2; round++) {
      for (let strike = 0; strike < 2; strike++) {
        world.clock.pass(TURN);
        await other.acted(battleId, { type: "endTurn" });
      }
      await mover.acted(battleId, { type: "endTurn" });
      await other.acted(battleId, { type: "endTurn" });
    }
    expect(await mover.battle(battleId)).toMatchObject({ status: "active", yourTurn: true });
  });
});

describe("two players who both leave", () => {
  it("find their battle closed without rating, though nobody asked, and are free again (GAP-42)", async () => {
    const { world, mover, other, battleId } = await freshDuel();
    // Three turns of the mover expire, and two of the other's between them.
    for (let turn = 0; turn < 5; turn++) {
      world.clock.pass(TURN);
      await world.sweep();
      await world.sweep();
    }
    const { decisions, result } = await world.kept(battleId);
    expect(decisions.slice(1).map(({ action, by }) => `${action.type} by ${by}`)).toEqual([
      ...Array(4).fill("endTurn by deadline"),
      "close by deadline",
    ]);
    expect(result).toMatchObject({ by: "closed", ratingChanges: null, completedAt: START + 1 + 5 * TURN });
    for (const player of [mover, other]) {
      const { stats, recentBattles, rank } = await player.stats();
      expect({ ...stats, rank }).toMatchObject({ rating: 1000, wins: 0, losses: 0, rank: 0 });
      expect(recentBattles).toMatchObject([{ endedBy: "closed", rated: false, won: false }]);
    }
    await world.meet(mover, other);
  });
});

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
