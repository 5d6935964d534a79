import { describe, expect, it } from "vitest";
import { formatAmount } from "../../../rules/index.ts";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { buildMachine } from "../../../ui/lab/commands/build-machine.ts";
import { labFromReply } from "../../../ui/lab/state/lab-from-reply.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { rememberWelcome } from "../../../ui/lab/state/visits.ts";
import { DAY, HOUR } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { answerCall } from "../support/answer-call.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";

describe("loading the saved game", () => {
  it("happens after the login and reads the decimal strings as amounts (LAB-019, LAB-024, LAB-121)", async () => {
    const tab = await playing();
    expect(tab.wire.calls.map(({ path }) => path)).toEqual([
      "/api/rules",
      "/api/auth/dev",
      "/api/getGameState",
    ]);
    expect(formatAmount(tab.lab.resources.catNips)).toBe("300");
    expect(tab.state.room).toBe(1);
  });

  it("discards a state requested before the reply to a change (LAB-004)", async () => {
    const tab = await playing();
    const release = tab.wire.hold("/api/getGameState");
    const loading = loadGame(tab.game);
    await buildMachine(tab.game, "catLair");
    release();
    await loading;
    expect(tab.lab.machines).toHaveLength(1);
    expect(tab.wire.countOf("/api/getGameState")).toBe(3);
  });

  it("keeps the identity of unchanged parts, so that no screen rerenders (LAB-024)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    await loadGame(tab.game);
    const { lab } = tab;
    await loadGame(tab.game);
    expect(tab.lab).toBe(lab);
    await tab.grant({ energy: "1" });
    expect(tab.lab.resources).not.toEqual(lab.resources);
    expect(tab.lab.machines).toBe(lab.machines);
  });

  it("measures cooldowns by the server's clock, not the browser's (LAB-105)", async () => {
    const tab = await playing();
    await tab.game.api.call("POST /api/dev/clock", { body: { advanceMs: DAY } });
    await loadGame(tab.game);
    expect(tab.state.clockOffset).toBe(DAY);
  });

  it("makes no layout call while every machine is on the grid (LAB-104, GAP-16)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    await loadGame(tab.game);
    expect(tab.wire.countOf("/api/syncLayout")).toBe(0);
  });

  it("snaps a machine of an older game to the grid and saves that (LAB-104, GAP-16)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    const { x, y } = tab.lab.machines[0] ?? { x: 0, y: 0 };
    const { call } = tab.game.api;
    answerCall(tab.game, "GET /api/getGameState", async () => {
      const answer = await call("GET /api/getGameState");
      for (const machine of answer.ok ? answer.reply.machines : []) machine.x += 10;
      return answer;
    });
    await loadGame(tab.game);
    expect(tab.wire.calls.at(-1)).toMatchObject({
      path: "/api/syncLayout",
      body: JSON.stringify({ machines: [{ id: lair, x, y, room: 1 }] }),
    });
    expect(tab.lab.machines[0]?.x).toBe(x);
  });

  it("shows the server's notices about what happened meanwhile (CON-94, GAP-55)", async () => {
    const tab = await playing();
    await tab.grant({ tcorvax: "-295" });
    expect(tab.noticeTexts()).toContain("You received emergency TCorvax.");
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("20");
  });

  it("notices newer rules on the server (LAB-024)", async () => {
    const tab = await playing();
    expect(tab.state.newVersion).toBe(false);
    tab.game.store.setState({ rulesHash: "older" });
    await loadGame(tab.game);
    expect(tab.state.newVersion).toBe(true);
  });

  it("never settles upkeep in the client (GAP-04)", () => {
    const lab = labFromReply({
      ...{
        tcorvax: "1",
        catNips: "2.5",
        energy: "0",
        eggs: "0",
        seenRoomUnlock: 1,
        roomsUnlocked: 2,
        pets: [],
      },
      decoration: { look: null, themes: {}, rugs: {}, windows: {}, skin: null, plate: null },
      bought: {},
      ...{ accountAddress: null, notices: [], rulesHash: "", serverTime: 0 },
      machines: [
        {
          ...{ id: "a", type: "amplifier", x: 0, y: 0, room: 1, level: 1 },
          ...{ lastActivated: 0, isOffline: false, provisionalMint: 0 },
        },
      ],
    });
    expect(lab.machines[0]?.upkeepPaidUntil).toBe(Number.MAX_SAFE_INTEGER);
    expect(lab.resources.catNips).toBe(2500);
    expect(lab.seenRoomUnlock).toBe(true);
  });
});

describe("entering the lab", () => {
  it("shows the welcome once per browser and player (LAB-175, GAP-12)", async () => {
    const server = await freshServer();
    const storage = memoryStorage();
    const first = await new Tab(server, storage).open();
    expect(first.openDialog()).toBe("welcome");
    rememberWelcome(first.game);
    expect((await new Tab(server, storage).open()).openDialog()).toBeNull();
    expect((await new Tab(server, storage).open("Bob")).openDialog()).toBe("welcome");
  });

  it("lists the machines that became ready during hours of absence, once (LAB-105)", async () => {
    const storage = memoryStorage();
    const tab = await playing(storage);
    const lair = await tab.built("catLair");
    await tab.built("catLair");
    await activateMachine(tab.game, lair);
    await loadGame(tab.game);
    tab.server.clock.pass(2 * HOUR);
    await loadGame(tab.game);
    expect(tab.state.dialogs).toMatchObject([{ kind: "away", machineIds: [lair], notices: [], changes: {} }]);
    tab.game.store.setState({ dialogs: [] });
    await loadGame(tab.game);
    expect(tab.state.dialogs).toEqual([]);
  });

  it("includes in the same summary what the Amplifier used (CON-94)", async () => {
    const tab = await withAmplifier();
    tab.server.clock.pass(2 * DAY);
    await loadGame(tab.game);
    const notices = ["Your Amplifier used 4 Energy."];
    expect(tab.state.dialogs).toMatchObject([
      { kind: "away", machineIds: [], notices, changes: { energy: expect.any(Number) } },
    ]);
    expect(tab.noticeTexts()).toEqual([]);
  });

  it("reports at once what the Amplifier used while the lab was visible", async () => {
    const tab = await withAmplifier();
    tab.server.clock.pass(DAY - HOUR / 2);
    await loadGame(tab.game);
    tab.game.store.setState({ dialogs: [] });
    tab.server.clock.pass(HOUR / 2);
    await loadGame(tab.game);
    expect(tab.noticeTexts()).toEqual(["Your Amplifier used 2 Energy."]);
    expect(tab.openDialog()).toBeNull();
  });
});

/** Returns a player whose Amplifier was just built and has paid for its first day. */
async function withAmplifier(): Promise<Tab> {
  const tab = await playing();
  await tab.built("catLair");
  await tab.built("reactor");
  await tab.built("amplifier");
  await loadGame(tab.game);
  return tab;
}
