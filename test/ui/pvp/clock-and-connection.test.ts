import { describe, expect, it } from "vitest";
import { actInBattle } from "../../../ui/battle/play.ts";
import { resumeBattle } from "../../../ui/pvp/battle/enter-battle.ts";
import { Encounter } from "./support/encounter.ts";

describe("the clock of a turn", () => {
  it("follows the server's, and at zero the turn ends by itself (PVP-039, CON-75)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const left = (mover.state.battle?.deadline ?? 0) - mover.game.now();
    expect(left).toBeLessThanOrEqual(60_000);
    await encounter.passes(left - 1000);
    expect(mover.actionCalls()).toHaveLength(0);
    await encounter.passes(1000);
    expect(mover.actionCalls().map(({ body }) => JSON.parse(body).action.type)).toEqual(["endTurn"]);
    await encounter.passes(2000);
    expect(encounter.mover).toBe(waiter);
    const next = (waiter.state.battle?.deadline ?? 0) - waiter.game.now();
    expect(next).toBeGreaterThan(56_000);
    expect(mover.log.filter((line) => line.startsWith("Action failed"))).toEqual([]);
  });

  it("continues while the server's clock jumps ahead, and is set by the next answer (PVP-039)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    encounter.world.server.clock.pass(30_000);
    await mover.pvp.store.getState().live?.refresh();
    const left = (mover.state.battle?.deadline ?? 0) - mover.game.now();
    expect(left).toBeGreaterThan(20_000);
    expect(left).toBeLessThanOrEqual(30_000);
  });
});

describe("a late answer", () => {
  it("does not set the clock back to a turn that is over (PVP-039)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    await encounter.passes(20_000);
    const release = mover.tab.wire.hold(`/api/pvp/battle/${mover.state.battle?.id}?since=0`);
    const late = mover.pvp.store.getState().live?.refresh();
    actInBattle(mover.pvp.battle, { type: "endTurn" });
    for (let turn = 0; turn < 20 && mover.state.battle?.yourTurn; turn++)
      await new Promise((resolve) => setImmediate(resolve));
    const left = () => (mover.state.battle?.deadline ?? 0) - mover.game.now();
    expect(left()).toBe(60_000);
    release();
    await late;
    expect(left()).toBe(60_000);
  });
});

describe("pushed versions", () => {
  it("give the same state as polling (PVP-030)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true, creatures: 2 });
    const { mover, waiter } = encounter;
    const { owner } = waiter.pvp.game.store.getState();
    expect(waiter.streams.opened).toEqual([
      `/api/pvp/battle/${waiter.state.battle?.id}/events?player=${owner}`,
    ]);
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId: mover.card() });
    await encounter.quiet();
    expect(waiter.shown.view.enemy.field).toHaveLength(0);
    waiter.streams.tell(JSON.stringify({ version: 1 }));
    await encounter.quiet();
    const pushed = waiter.shown.view;
    expect(pushed.enemy.field).toHaveLength(1);
    const asked = waiter.reopened();
    asked.streams.broken = true;
    await resumeBattle(asked.pvp);
    await encounter.quiet();
    expect(asked.shown.view).toEqual(pushed);
  });

  it("are asked for by a tab whose stream is refused, which tries again every ten seconds (ABU-108)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true, creatures: 2 });
    const { mover, waiter } = encounter;
    const tab = waiter.reopened();
    tab.streams.broken = true;
    await resumeBattle(tab.pvp);
    await encounter.quiet();
    const opened = tab.streams.opened.length;
    const before = tab.battleQuestions();
    for (let second = 0; second < 20; second += 2) {
      await encounter.passes(2000);
      await tab.pvp.store.getState().live?.refresh();
    }
    expect(tab.battleQuestions() - before).toBeGreaterThanOrEqual(10);
    expect(tab.streams.opened.length - opened).toBeLessThanOrEqual(2);
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId: mover.card() });
    await encounter.quiet();
    await tab.pvp.store.getState().live?.refresh();
    await encounter.quiet();
    expect(tab.shown.view.enemy.field).toHaveLength(1);
    tab.streams.broken = false;
    await encounter.passes(10_000);
    await tab.pvp.store.getState().live?.refresh();
    expect(tab.streams.count).toBe(1);
  });

  it("cause no call when they are known already or no versions at all", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { waiter } = encounter;
    const before = waiter.battleQuestions();
    for (const data of ["not json", "null", '{"version":"1"}', '{"version":0}']) waiter.streams.tell(data);
    await encounter.quiet();
    expect(waiter.battleQuestions()).toBe(before);
    await encounter.passes(9000);
    expect(waiter.battleQuestions() - before).toBeLessThanOrEqual(1);
  });

  it("are replaced by polling every two seconds while they are missing (PVP-030)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { waiter } = encounter;
    waiter.streams.broken = true;
    waiter.streams.breakAll();
    await encounter.quiet();
    const before = waiter.battleQuestions();
    await encounter.passes(10_000);
    expect(waiter.battleQuestions() - before).toBe(5);
    waiter.streams.broken = false;
    await encounter.passes(2000);
    expect(waiter.streams.count).toBe(1);
  });
});

describe("a lost connection", () => {
  it("is noticed although the stream only becomes silent, and a new stream is opened afterwards (PVP-030)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { waiter } = encounter;
    waiter.tab.wire.offline = true;
    await waiter.pvp.store.getState().live?.refresh();
    expect(waiter.state.battle?.reached).toBe(false);
    expect(waiter.streams.count).toBe(0);
    waiter.tab.wire.offline = false;
    await encounter.passes(2000);
    expect(waiter.state.battle?.reached).toBe(true);
    expect(waiter.streams.count).toBe(1);
  });

  it("is only logged, and two seconds after it returns the battle is up to date (PVP-030, ERR-037)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { mover, waiter } = encounter;
    waiter.tab.wire.offline = true;
    waiter.streams.broken = true;
    waiter.streams.breakAll();
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId: mover.card() });
    await encounter.passes(20_000);
    expect(waiter.state.battle?.reached).toBe(false);
    expect(waiter.tab.log.join()).toContain("The battle could not be fetched");
    expect(waiter.notices()).toEqual([]);
    waiter.tab.wire.offline = false;
    waiter.streams.broken = false;
    await encounter.passes(2000);
    expect(waiter.state.battle?.reached).toBe(true);
    expect(waiter.shown.view.enemy.field).toHaveLength(1);
    expect(waiter.streams.count).toBe(1);
    expect((waiter.state.battle?.deadline ?? 0) - waiter.game.now()).toBe(
      (mover.state.battle?.deadline ?? 0) - mover.game.now(),
    );
  });
});
