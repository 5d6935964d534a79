import { describe, expect, it } from "vitest";
import { DAY, HOUR, LAB_HASH, START } from "../../lab-server.ts";
import { freshPlayer } from "../../server-per-test.ts";

describe("getGameState", () => {
  it("returns the whole lab of a new player (LAB-024, LAB-122, LAB-123)", async () => {
    const player = await freshPlayer();
    const answer = await player.get("getGameState");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      tcorvax: "300",
      catNips: "300",
      energy: "300",
      eggs: "0",
      seenRoomUnlock: 0,
      roomsUnlocked: 1,
      machines: [],
      pets: [],
      decoration: { look: null, themes: {}, rugs: {}, windows: {}, skin: null, plate: null },
      bought: {},
      accountAddress: null,
      notices: [],
      rulesHash: LAB_HASH,
      serverTime: START,
    });
  });

  it("sends machines as the contract says (LAB-060)", async () => {
    const player = await freshPlayer();
    const id = await player.built("catLair", 64, 128);
    expect((await player.lab()).machines).toEqual([
      {
        id,
        type: "catLair",
        x: 64,
        y: 128,
        room: 1,
        level: 1,
        lastActivated: 0,
        isOffline: false,
        provisionalMint: 0,
      },
    ]);
  });

  it("charges every day of an absence once, however often the player asks (GAP-04, ABU-58)", async () => {
    const player = await freshPlayer();
    await player.built("amplifier", 0, 0);
    player.server.clock.pass(3 * DAY);
    expect((await player.lab()).energy).toBe("284");
    expect((await player.lab()).energy).toBe("284");
    player.server.clock.pass(HOUR);
    expect((await player.lab()).energy).toBe("284");
  });

  it("charges the days before an upgrade at the old level (ABU-58, GAP-04)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("amplifier", 0, 0);
    player.server.clock.pass(DAY);
    const { body } = await player.post("upgradeMachine", { machineId });
    expect(body.newResources?.energy).toBe("268");
  });

  it("reports once that the amplifier ran out of energy (GAP-04, CON-94)", async () => {
    const player = await freshPlayer();
    await player.built("amplifier", 0, 0);
    await player.grant({ energy: "-290" });
    player.server.clock.pass(DAY);
    const first = await player.lab();
    expect(first.notices).toEqual(["Your Amplifier ran out of Energy and is offline."]);
    expect(first.machines[0]?.isOffline).toBe(true);
    expect((await player.lab()).notices).toEqual([]);
  });

  it("rescues a player who can no longer earn anything, once a day (GAP-55, CON-94)", async () => {
    const player = await freshPlayer();
    await player.grant({ tcorvax: "-295" });
    expect(await player.lab()).toMatchObject({
      tcorvax: "20",
      notices: ["You received emergency TCorvax."],
    });
    await player.grant({ tcorvax: "-15" });
    expect(await player.lab()).toMatchObject({ tcorvax: "5", notices: [] });
    player.server.clock.pass(DAY);
    expect(await player.lab()).toMatchObject({ tcorvax: "20" });
  });

  it("adds half TCorvax without rounding errors (ABU-57, GAP-17)", async () => {
    const player = await freshPlayer();
    await player.grant({ tcorvax: "0.1" });
    await player.grant({ tcorvax: "0.2" });
    for (let round = 0; round < 10; round += 1) await player.grant({ tcorvax: "0.5" });
    expect((await player.lab()).tcorvax).toBe("305.3");
  });

  it("shows nothing of another player's lab (ABU-32)", async () => {
    const ann = await freshPlayer();
    const bob = await ann.server.player("Bob");
    await ann.built("catLair", 0, 0);
    expect((await bob.lab()).machines).toEqual([]);
  });
});
