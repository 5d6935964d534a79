import { describe, expect, it } from "vitest";
import { actInBattle } from "../../../ui/arena/actions/battle.ts";
import { chooseCreature } from "../../../ui/arena/actions/choose.ts";
import { askToConcede, concede, leaveForMenu, returnToBattle } from "../../../ui/pvp/actions/battle.ts";
import { resumeBattle } from "../../../ui/pvp/actions/menu.ts";
import type { Contender } from "./support/contender.ts";
import { Encounter } from "./support/encounter.ts";

const actionCalls = ({ tab }: Contender) => tab.wire.calls.filter(({ path }) => path.endsWith("/action"));
const battleCalls = ({ tab, state }: Contender) =>
  tab.wire.calls.filter(({ path }) => path.startsWith(`/api/pvp/battle/${state.battle?.id}?`)).length;

/** The first card of the hand. */
function card({ shown }: Contender): string {
  const [first] = shown.view.player.hand;
  if (!first || "hidden" in first) throw new Error("No card in hand");
  return first.id;
}

describe("a battle on the screen", () => {
  it("shows what the server says: both sides, whose turn, the clock, the opponent's name (PVP-028, PVP-029, PVP-037)", async () => {
    const encounter = await Encounter.inBattle({ creatures: 2 });
    const { mover, waiter } = encounter;
    const [own, other] = [mover.shown.view, waiter.shown.view];
    expect(own).toMatchObject({ mode: "pvp", turn: 1, activePlayer: "player", gameState: "battle" });
    expect(other).toMatchObject({ activePlayer: "enemy" });
    expect(own.player.hand).toHaveLength(2);
    expect(own.enemy.hand).toEqual([{ hidden: true }, { hidden: true }]);
    expect([own.player.energy, own.enemy.energy]).toEqual([other.enemy.energy, other.player.energy]);
    expect(mover.shown.phase).toBe("player");
    expect(waiter.shown.phase).toBe("enemy");
    expect(mover.state.battle).toMatchObject({
      yourTurn: true,
      rated: true,
      opponent: { name: mover === encounter.ann ? "Bob" : "Ann", bot: false },
    });
    expect(mover.pvp.arena.store.getState().names.enemy.name).toBe(mover.state.battle?.opponent.name);
  });

  it("loads until the server has answered (PVP-026)", async () => {
    const encounter = await Encounter.fresh();
    const { ann, bob } = encounter;
    await ann.queues();
    await bob.queues();
    const id = bob.tab.state.pvpBattle;
    const release = bob.tab.wire.hold(`/api/pvp/battle/${id}`);
    bob.tab.wait(2000);
    expect(bob.state.battle).toMatchObject({ id, loading: true });
    release();
    await encounter.quiet();
    expect(bob.state.battle?.loading).toBe(false);
  });

  it("alternates turns, and what one does the other sees within two seconds (PVP-030, PVP-031, PVP-038)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const creatureId = card(mover);
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId });
    await encounter.quiet();
    expect(mover.shown.view.player.field.map(({ id }) => id)).toEqual([creatureId]);
    await encounter.passes(2000);
    expect(waiter.shown.view.enemy.field.map(({ id }) => id)).toEqual([creatureId]);
    await encounter.endTurn();
    expect(encounter.mover).toBe(waiter);
    expect(waiter.shown.phase).toBe("player");
    expect(mover.shown.phase).toBe("enemy");
  });

  it("asks every two seconds on the opponent's turn, and hardly on the own one (PVP-030)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const before = [battleCalls(mover), battleCalls(waiter)];
    await encounter.passes(20_000);
    expect(battleCalls(waiter) - (before[1] ?? 0)).toBe(10);
    expect(battleCalls(mover) - (before[0] ?? 0)).toBe(2);
  });

  it("takes no action out of turn or while another is under way (PVP-027)", async () => {
    const encounter = await Encounter.inBattle({ creatures: 2 });
    const { mover, waiter } = encounter;
    actInBattle(waiter.pvp.arena, { type: "endTurn" });
    expect(actionCalls(waiter)).toHaveLength(0);
    const creatureId = card(mover);
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId });
    expect(mover.shown.phase).toBe("showing");
    actInBattle(mover.pvp.arena, { type: "endTurn" });
    chooseCreature(mover.pvp.arena, card(mover));
    expect(mover.pvp.arena.store.getState().chosen.actorId).toBeNull();
    await encounter.quiet();
    expect(actionCalls(mover)).toHaveLength(1);
    expect(mover.shown.phase).toBe("player");
  });

  it("sends tools and spells by their short names, each with the version it answers (PVP-038)", async () => {
    const encounter = await Encounter.fresh();
    for (const { pvp } of [encounter.ann, encounter.bob])
      pvp.store.change((state) => {
        state.selection.tools = state.collection.tools.slice(0, 1).map(({ id }) => id);
      });
    await encounter.meet();
    const { mover } = encounter;
    const creatureId = card(mover);
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId });
    await encounter.quiet();
    const toolId = mover.shown.view.player.tools[0]?.id ?? "";
    actInBattle(mover.pvp.arena, { type: "useTool", toolId, creatureId });
    await encounter.quiet();
    const sent = actionCalls(mover).map(({ body }) => JSON.parse(body).action);
    expect(sent).toMatchObject([
      { type: "deploy", creatureId, expectedVersion: 0, requestId: expect.any(String) },
      { type: "tool", toolId, creatureId, expectedVersion: 1 },
    ]);
    expect(mover.shown.view.player.tools[0]?.used).toBe(true);
  });

  it("explains the numbers of its log from what happened (BAT-048)", async () => {
    const encounter = await Encounter.inBattle();
    for (let turn = 0; turn < 2; turn++) {
      actInBattle(encounter.mover.pvp.arena, { type: "deploy", creatureId: card(encounter.mover) });
      await encounter.quiet();
      await encounter.endTurn();
    }
    const { mover, waiter } = encounter;
    const { player, enemy } = mover.shown.view;
    const ids = { attackerId: player.field[0]?.id ?? "", targetId: enemy.field[0]?.id ?? "" };
    for (let tries = 0; tries < 3; tries++) {
      actInBattle(mover.pvp.arena, { type: "attack", ...ids });
      await encounter.quiet();
    }
    await encounter.passes(2000);
    for (const { shown, pvp } of [mover, waiter]) {
      const line = shown.view.battleLog.findLast(({ kind }) => kind === "damage");
      const event = line && pvp.arena.running?.battle.eventOf(line);
      expect(event).toMatchObject({ type: "damaged", side: shown === mover.shown ? 1 : 0 });
      expect(line?.message).toContain(String(event?.type === "damaged" ? event.amount : "none"));
    }
  });
});

describe("an action that fails", () => {
  it("is told in the log with the server's text, and the battle goes on (PVP-036, ERR-036)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    const creatureId = card(mover);
    const id = mover.state.battle?.id ?? "";
    // Another tab of the same player was quicker.
    await mover.game.api.pvpAct(id, { type: "deploy", creatureId });
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId });
    await encounter.quiet();
    const failed = () => mover.log.filter((line) => /^Action failed: ./.test(line));
    expect(failed()).toHaveLength(1);
    expect(mover.shown.view.player.field).toHaveLength(1);
    expect(mover.shown.phase).toBe("player");
    await encounter.endTurn();
    expect(failed()).toHaveLength(1);
    expect(mover.log.at(-1)).toMatch(/Opponent's turn\.$/);
  });

  it("is told in the log too when no server answers (ERR-036)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    mover.tab.wire.offline = true;
    actInBattle(mover.pvp.arena, { type: "endTurn" });
    await encounter.quiet();
    expect(mover.log.at(-1)).toBe("Action failed: no connection to the server");
    expect(mover.state.battle?.reached).toBe(false);
    mover.tab.wire.offline = false;
    await encounter.passes(2000);
    expect(mover.state.battle).toMatchObject({ reached: true, yourTurn: true });
    await encounter.endTurn();
    expect(encounter.mover).not.toBe(mover);
  });

  it("refused by the rules never leaves the browser, and is told in red (ERR-040)", async () => {
    const { mover } = await Encounter.inBattle();
    actInBattle(mover.pvp.arena, { type: "attack", attackerId: "nobody", targetId: "nobody" });
    expect(actionCalls(mover)).toHaveLength(0);
    expect(mover.tab.state.notices).toMatchObject([
      { text: "Invalid attack - missing attacker or defender", tone: "error" },
    ]);
  });
});

describe("the clock of a turn", () => {
  it("is the server's, and at zero the turn ends by itself (PVP-039, CON-75)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const left = (mover.state.battle?.deadline ?? 0) - mover.game.now();
    expect(left).toBeLessThanOrEqual(60_000);
    await encounter.passes(left - 1000);
    expect(actionCalls(mover)).toHaveLength(0);
    await encounter.passes(1000);
    expect(actionCalls(mover).map(({ body }) => JSON.parse(body).action.type)).toEqual(["endTurn"]);
    await encounter.passes(2000);
    expect(encounter.mover).toBe(waiter);
    const next = (waiter.state.battle?.deadline ?? 0) - waiter.game.now();
    expect(next).toBeGreaterThan(56_000);
    expect(mover.log.filter((line) => line.startsWith("Action failed"))).toEqual([]);
  });

  it("counts on while the server jumps ahead: the next answer sets it (PVP-039)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    encounter.world.server.clock.pass(30_000);
    await mover.pvp.live?.refresh();
    const left = (mover.state.battle?.deadline ?? 0) - mover.game.now();
    expect(left).toBeGreaterThan(20_000);
    expect(left).toBeLessThanOrEqual(30_000);
  });
});

describe("an answer that comes late", () => {
  it("does not set the clock back to a turn that is over (PVP-039)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    await encounter.passes(20_000);
    const release = mover.tab.wire.hold(`/api/pvp/battle/${mover.state.battle?.id}?since=0`);
    const late = mover.pvp.live?.refresh();
    actInBattle(mover.pvp.arena, { type: "endTurn" });
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
  it("and asking for them give the same state (PVP-030)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true, creatures: 2 });
    const { mover, waiter } = encounter;
    expect(waiter.streams.opened).toEqual([`/api/pvp/battle/${waiter.state.battle?.id}/events`]);
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId: card(mover) });
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

  it("that are known already, or no versions at all, are no reason to ask", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { waiter } = encounter;
    const before = battleCalls(waiter);
    for (const data of ["not json", "null", '{"version":"1"}', '{"version":0}']) waiter.streams.tell(data);
    await encounter.quiet();
    expect(battleCalls(waiter)).toBe(before);
    await encounter.passes(9000);
    expect(battleCalls(waiter) - before).toBeLessThanOrEqual(1);
  });

  it("that stop are replaced by asking every two seconds until they are there again (PVP-030)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { waiter } = encounter;
    waiter.streams.broken = true;
    waiter.streams.breakAll();
    await encounter.quiet();
    const before = battleCalls(waiter);
    await encounter.passes(10_000);
    expect(battleCalls(waiter) - before).toBe(5);
    waiter.streams.broken = false;
    await encounter.passes(2000);
    expect(waiter.streams.count).toBe(1);
  });
});

describe("a lost connection", () => {
  it("is noticed although the stream only falls silent, and a new stream is opened after it (PVP-030)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { waiter } = encounter;
    waiter.tab.wire.offline = true;
    await waiter.pvp.live?.refresh();
    expect(waiter.state.battle?.reached).toBe(false);
    expect(waiter.streams.count).toBe(0);
    waiter.tab.wire.offline = false;
    await encounter.passes(2000);
    expect(waiter.state.battle?.reached).toBe(true);
    expect(waiter.streams.count).toBe(1);
  });

  it("is only written down, and two seconds after it is back the battle stands as it is (PVP-030, ERR-037)", async () => {
    const encounter = await Encounter.inBattle({ pushed: true });
    const { mover, waiter } = encounter;
    waiter.tab.wire.offline = true;
    waiter.streams.broken = true;
    waiter.streams.breakAll();
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId: card(mover) });
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

describe("the end of a battle", () => {
  it("is told, clears the battle, opens the stats and loads them anew, for both (PVP-041, PVP-042, ERR-041, CON-76, CON-78)", async () => {
    const encounter = await Encounter.inBattle();
    for (let turn = 0; turn < 4; turn++) await encounter.endTurn();
    const { mover, waiter } = encounter;
    askToConcede(waiter.pvp, true);
    expect(waiter.state.conceding).toBe(true);
    await concede(waiter.pvp);
    await mover.pvp.live?.refresh();
    await encounter.quiet();
    expect(mover.tab.state.notices).toContainEqual(
      expect.objectContaining({ text: "Victory! +24 rating", tone: "success" }),
    );
    expect(waiter.tab.state.notices).toContainEqual(
      expect.objectContaining({ text: "Defeat! -24 rating", tone: "error" }),
    );
    for (const { state, tab } of [mover, waiter]) {
      expect(state).toMatchObject({ screen: "menu", tab: "stats", battle: null, conceding: false });
      expect(tab.state.pvpBattle).toBeNull();
      expect(tab.wire.countOf("/api/pvp/stats")).toBe(1);
      expect(state.stats.content?.recentBattles).toHaveLength(1);
    }
    expect(mover.state.stats.content?.stats).toMatchObject({ rating: 1024, wins: 1, win_streak: 1 });
    expect(mover.state.ended).toMatchObject({ outcome: "victory", endedBy: "forfeit", ratingChange: 24 });
  });

  it("that was never rated says +0 (CON-78)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    await concede(waiter.pvp);
    await mover.pvp.live?.refresh();
    await encounter.quiet();
    expect(mover.notices()).toContain("Victory! +0 rating");
    expect(waiter.notices()).toContain("Defeat! 0 rating");
  });
});

describe("the menu during a battle", () => {
  it("shows the stats while the battle goes on, and leads back to it (PVP-002)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    leaveForMenu(waiter.pvp);
    expect(waiter.state).toMatchObject({ screen: "menu", tab: "stats" });
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId: card(mover) });
    await encounter.passes(2000);
    returnToBattle(waiter.pvp);
    expect(waiter.state.screen).toBe("battle");
    expect(waiter.shown.view.enemy.field).toHaveLength(1);
  });
});
