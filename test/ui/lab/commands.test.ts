import { describe, expect, it } from "vitest";
import { formatAmount } from "../../../rules/index.ts";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { buildMachine } from "../../../ui/lab/commands/build-machine.ts";
import { upgradeMachine } from "../../../ui/lab/commands/upgrade-machine.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { HOUR } from "../../server/lab-server.ts";
import { answerCall } from "../support/answer-call.ts";
import { playing } from "../support/playing.ts";

describe("a change of the lab", () => {
  it("shows the machine and the new balance of the server's reply (LAB-076, CON-16)", async () => {
    const tab = await playing();
    await buildMachine(tab.game, "catLair");
    expect(tab.lab.machines.map(({ type }) => type)).toEqual(["catLair"]);
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("290");
    expect(tab.effects).toContainEqual({ type: "built", machineId: tab.lab.machines[0]?.id });
  });

  it("runs once for many clicks (LAB-066)", async () => {
    const tab = await playing();
    const clicks = [1, 2, 3].map(() => buildMachine(tab.game, "catLair"));
    expect(await Promise.all(clicks)).toEqual([true, false, false]);
    expect(tab.wire.countOf("/api/buildMachine")).toBe(1);
  });

  it("is sent again with the same id when its reply was lost, and is charged once (LAB-076)", async () => {
    const tab = await playing();
    tab.wire.answersToLose = 1;
    expect(await buildMachine(tab.game, "reactor")).toBe(true);
    const bodies = tab.wire.calls.filter(({ path }) => path === "/api/buildMachine").map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
    await loadGame(tab.game);
    expect(tab.lab.machines).toHaveLength(1);
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("290");
  });

  it("is not sent when the rules refuse it, and shows the reason (LAB-071)", async () => {
    const tab = await playing();
    await tab.built("reactor");
    await tab.built("reactor");
    expect(await buildMachine(tab.game, "reactor")).toBe(false);
    expect(tab.wire.countOf("/api/buildMachine")).toBe(2);
    expect(tab.floating()).toEqual(["A third reactor requires an Incubator and a FOMO HIT"]);
  });

  it("shows the server's text in red when another tab made it impossible (ERR-001, LAB-077)", async () => {
    const tab = await playing();
    const other = await tab.server.player("Ann");
    await other.grant({ tcorvax: "-295" });
    expect(await buildMachine(tab.game, "catLair")).toBe(false);
    expect(tab.lastFloating()).toMatchObject({ text: "Not enough resources", tone: "error", over: "avatar" });
  });

  it("reloads the lab at once when the server refuses it", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    await (await tab.server.player("Ann")).post("upgradeMachine", { machineId: lair });
    expect(await upgradeMachine(tab.game, lair)).toBe(false);
    expect(tab.lab.machines[0]?.level).toBe(2);
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("270");
  });

  it("does not reload the lab when the rate limit refuses it", async () => {
    const tab = await playing();
    const askedBefore = tab.wire.countOf("/api/getGameState");
    answerCall(tab.game, "POST /api/buildMachine", async () => ({
      ok: false,
      problem: { kind: "refused", status: 429, code: "rate_limited", error: "Slow down", remainingMs: null },
    }));
    expect(await buildMachine(tab.game, "catLair")).toBe(false);
    expect(tab.wire.countOf("/api/getGameState")).toBe(askedBefore);
  });

  it("shows 'Build error!' without a connection and changes nothing (ERR-002, LAB-077)", async () => {
    const tab = await playing();
    tab.wire.offline = true;
    expect(await buildMachine(tab.game, "catLair")).toBe(false);
    expect(tab.floating()).toEqual(["Build error!"]);
    expect(tab.state.connection).toBe("unreachable");
    expect(tab.lab.machines).toEqual([]);
    tab.wire.offline = false;
    expect(await buildMachine(tab.game, "catLair")).toBe(true);
    expect(tab.state.connection).toBe("reached");
  });
});

describe("an upgrade", () => {
  it("raises the level by one and pays for it (LAB-083, LAB-087)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    await Promise.all([upgradeMachine(tab.game, lair), upgradeMachine(tab.game, lair)]);
    expect(tab.lab.machines[0]?.level).toBe(2);
    expect(tab.effects).toContainEqual({ type: "upgraded", machineId: lair });
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("270");
  });

  it("shows 'Upgrade error!' over the machine without a connection (ERR-002, LAB-088)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    tab.wire.offline = true;
    await upgradeMachine(tab.game, lair);
    expect(tab.lastFloating()).toMatchObject({ text: "Upgrade error!", over: { machineId: lair } });
  });
});

describe("an activation", () => {
  it("shows what it yielded in the colour of the resource, and announces it (LAB-036, LAB-108)", async () => {
    const tab = await playing();
    await activateMachine(tab.game, await tab.built("catLair"));
    expect(tab.lastFloating()).toMatchObject({ text: "+5 Cat Nips", tone: "catNips" });
    expect(tab.said()).toContain("+5 Cat Nips");
    await activateMachine(tab.game, await tab.built("reactor"));
    expect(tab.floating().slice(-3)).toEqual(["-3 Cat Nips", "+1 TCorvax", "+2 Energy"]);
    expect(formatAmount(tab.lab.resources.energy)).toBe("302");
  });

  it("names the Amplifier's share of a Reactor's TCorvax (CON-24)", async () => {
    const tab = await playing();
    await tab.built("amplifier");
    await activateMachine(tab.game, await tab.built("reactor"));
    expect(tab.floating()).toContain("+1.5 TCorvax (0.5 from the Amplifier)");
  });

  it("shows the minutes left in red over a machine on cooldown (LAB-109, ERR-003)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    await activateMachine(tab.game, lair);
    tab.server.clock.pass(HOUR / 2 + 1000);
    expect(await activateMachine(tab.game, lair)).toBe(false);
    expect(tab.lastFloating()).toMatchObject({
      text: "Cooldown! Wait 30 min.",
      tone: "error",
      over: { machineId: lair },
    });
  });

  it("shows the server's cooldown text when another tab was quicker (LAB-109)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    await (await tab.server.player("Ann")).activate(lair);
    await activateMachine(tab.game, lair);
    expect(tab.floating()).toEqual(["Cooldown! Wait 60 min."]);
  });

  it("shows 'Cannot activate' without a connection (ERR-004, LAB-110)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    tab.wire.offline = true;
    await activateMachine(tab.game, lair);
    expect(tab.floating()).toEqual(["Cannot activate"]);
    expect(tab.wire.countOf("/api/activateMachine")).toBe(1);
  });

  it("reports that the incubator got no answer, and offers another try (ERR-005)", async () => {
    const tab = await playing();
    const machineId = await tab.built("catLair");
    tab.game.store.setState((state) => {
      const account = { address: "account_rdx1test", label: "Main", appearanceId: 0 };
      state.wallet = { ...state.wallet, readiness: "ready", accounts: [account] };
      for (const machine of state.lab?.machines ?? []) machine.type = "incubator";
    });
    tab.wire.offline = true;
    await activateMachine(tab.game, machineId);
    const text = "Error activating incubator. Please try again.";
    expect(tab.lastFloating()).toMatchObject({ text, tone: "error" });
    const outcome = { type: "failed", of: "activation", text };
    expect(tab.state.dialogs).toEqual([{ kind: "incubator", machineId, outcome }]);
  });

  it("shows its text over the avatar for a machine in the other room (LAB-036)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    tab.game.store.setState({ room: 2 });
    await activateMachine(tab.game, lair);
    expect(tab.lastFloating()).toMatchObject({ over: "avatar" });
  });
});
