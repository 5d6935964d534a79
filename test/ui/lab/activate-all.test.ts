import { describe, expect, it } from "vitest";
import { formatAmount } from "../../../rules/index.ts";
import { activateAll, changeBy, stopActivateAll } from "../../../ui/lab/machine-list/activate-all.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { HOUR } from "../../server/lab-server.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";

const CALL = "/api/activateMachine";

/** A lab with a Reactor that was built before the Cat's Lair that feeds it. */
async function twoMachines() {
  const tab = await playing();
  const reactor = await tab.built("reactor");
  const lair = await tab.built("catLair");
  return { tab, reactor, lair };
}

const outcomes = (tab: Tab) =>
  tab.state.activationRun?.rows.map(({ machineId, outcome }) => [machineId, outcome.type]);

describe("activating all that is ready", () => {
  it("sends one request a machine, producers first, and shows one list with the sum", async () => {
    const { tab, reactor, lair } = await twoMachines();
    await tab.grant({ catNips: "-290" });
    await activateAll(tab.game);
    expect(tab.openDialog()).toBe("activateAll");
    expect(outcomes(tab)).toEqual([
      [lair, "gave"],
      [reactor, "gave"],
    ]);
    expect(tab.wire.countOf(CALL)).toBe(2);
    const run = tab.state.activationRun;
    expect(run?.state).toBe("finished");
    expect(run && formatAmount(changeBy(run).catNips)).toBe("2");
  });

  it("lists a Reactor without Cat Nips with its reason and goes on (LAB-116)", async () => {
    const tab = await playing();
    const reactor = await tab.built("reactor");
    const amplifier = await tab.built("amplifier");
    await tab.grant({ catNips: "-280" });
    await activateAll(tab.game);
    expect(tab.state.activationRun?.rows).toMatchObject([
      { machineId: amplifier, outcome: { type: "gave" } },
      { machineId: reactor, outcome: { type: "refused", text: "Not enough Cat Nips" } },
    ]);
  });

  it("asks for a lost answer with the same request id and is given once", async () => {
    const { tab } = await twoMachines();
    tab.wire.answersToLose = 2;
    await activateAll(tab.game);
    const asked = tab.wire.calls.filter(({ path }) => path === CALL).map(({ body }) => body);
    expect(asked).toHaveLength(4);
    expect(new Set(asked).size).toBe(2);
    expect(tab.state.activationRun?.rows.every(({ outcome }) => outcome.type === "gave")).toBe(true);
    await loadGame(tab.game);
    expect(formatAmount(tab.lab.resources.catNips)).toBe("292");
  });

  it("ends when the server does not answer, and goes on with what is left later", async () => {
    const { tab } = await twoMachines();
    tab.wire.offline = true;
    await activateAll(tab.game);
    expect(tab.state.activationRun?.state).toBe("lost");
    expect(outcomes(tab)?.map(([, outcome]) => outcome)).toEqual(["unanswered", "waiting"]);
    tab.wire.offline = false;
    await activateAll(tab.game);
    expect(tab.state.activationRun?.state).toBe("finished");
    expect(formatAmount(tab.lab.resources.catNips)).toBe("292");
  });

  it("stops after the machine that is being activated", async () => {
    const { tab } = await twoMachines();
    const answer = tab.wire.hold(CALL);
    const run = activateAll(tab.game);
    stopActivateAll(tab.game);
    answer();
    await run;
    expect(tab.state.activationRun?.state).toBe("stopped");
    expect(outcomes(tab)?.map(([, outcome]) => outcome)).toEqual(["gave", "waiting"]);
    expect(tab.wire.countOf(CALL)).toBe(1);
  });

  it("gives once in two tabs that are pressed at once (ABU-25)", async () => {
    const { tab } = await twoMachines();
    const other = await new Tab(tab.server, memoryStorage()).open();
    await Promise.all([activateAll(tab.game), activateAll(other.game)]);
    await loadGame(tab.game);
    expect(formatAmount(tab.lab.resources.catNips)).toBe("292");
    const given = [tab, other].flatMap((one) => outcomes(one)?.filter(([, outcome]) => outcome === "gave"));
    expect(given).toHaveLength(2);
  });

  it("does nothing while it runs or when nothing is ready", async () => {
    const { tab } = await twoMachines();
    await Promise.all([activateAll(tab.game), activateAll(tab.game)]);
    await activateAll(tab.game);
    expect(tab.wire.countOf(CALL)).toBe(2);
    tab.server.clock.pass(HOUR);
    await activateAll(tab.game);
    expect(tab.wire.countOf(CALL)).toBe(4);
  });
});
