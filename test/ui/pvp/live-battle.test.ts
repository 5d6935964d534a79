import { describe, expect, it } from "vitest";
import { chooseCreature } from "../../../ui/battle/choose.ts";
import { actInBattle } from "../../../ui/battle/play.ts";
import { resumeBattle } from "../../../ui/pvp/battle/enter-battle.ts";
import { askToConcede, concede, leaveForMenu, returnToBattle } from "../../../ui/pvp/battle/leave-battle.ts";
import { statsQuery } from "../../../ui/pvp/stats/stats-query.ts";
import type { Contender } from "./support/contender.ts";
import { Encounter } from "./support/encounter.ts";

describe("LiveBattle", () => {
  it("shows the server's state: both sides, whose turn, the clock, the opponent's name (PVP-028, PVP-029, PVP-037)", async () => {
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
    expect(mover.pvp.battle.store.getState().names.enemy.name).toBe(mover.state.battle?.opponent.name);
  });

  it("a battle is loading until the server has answered (PVP-026)", async () => {
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

  it("alternates turns, and shows the opponent's actions within two seconds (PVP-030, PVP-031, PVP-038)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const creatureId = mover.card();
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId });
    await encounter.quiet();
    expect(mover.shown.view.player.field.map(({ id }) => id)).toEqual([creatureId]);
    await encounter.passes(2000);
    expect(waiter.shown.view.enemy.field.map(({ id }) => id)).toEqual([creatureId]);
    await encounter.endTurn();
    expect(encounter.mover).toBe(waiter);
    expect(waiter.shown.phase).toBe("player");
    expect(mover.shown.phase).toBe("enemy");
  });

  it("polls every two seconds in the opponent's turn, and rarely in the player's own (PVP-030)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const before = [mover.battleQuestions(), waiter.battleQuestions()];
    await encounter.passes(20_000);
    expect(waiter.battleQuestions() - (before[1] ?? 0)).toBe(10);
    expect(mover.battleQuestions() - (before[0] ?? 0)).toBe(2);
  });

  it("accepts no action out of turn or while another is running (PVP-027)", async () => {
    const encounter = await Encounter.inBattle({ creatures: 2 });
    const { mover, waiter } = encounter;
    actInBattle(waiter.pvp.battle, { type: "endTurn" });
    expect(waiter.actionCalls()).toHaveLength(0);
    const creatureId = mover.card();
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId });
    expect(mover.shown.phase).toBe("showing");
    actInBattle(mover.pvp.battle, { type: "endTurn" });
    chooseCreature(mover.pvp.battle, mover.card());
    expect(mover.pvp.battle.store.getState().chosen.actorId).toBe(creatureId);
    await encounter.quiet();
    expect(mover.actionCalls()).toHaveLength(1);
    expect(mover.shown.phase).toBe("player");
  });

  it("sends tools and spells by their short names, each with the version the player saw (PVP-038)", async () => {
    const encounter = await Encounter.fresh();
    for (const { pvp } of [encounter.ann, encounter.bob])
      pvp.store.setState((state) => {
        state.selection.tools = state.collection.tools.slice(0, 1).map(({ id }) => id);
      });
    await encounter.meet();
    const { mover } = encounter;
    const creatureId = mover.card();
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId });
    await encounter.quiet();
    const toolId = mover.shown.view.player.tools[0]?.id ?? "";
    actInBattle(mover.pvp.battle, { type: "useTool", toolId, creatureId });
    await encounter.quiet();
    const sent = mover.actionCalls().map(({ body }) => JSON.parse(body).action);
    expect(sent).toMatchObject([
      { type: "deploy", creatureId, expectedVersion: 0, requestId: expect.any(String) },
      { type: "tool", toolId, creatureId, expectedVersion: 1 },
    ]);
    expect(mover.shown.view.player.tools[0]?.used).toBe(true);
  });

  it("explains the numbers of its log from the events, also earlier ones after a reload (BAT-048)", async () => {
    const encounter = await Encounter.inBattle();
    for (let turn = 0; turn < 2; turn++) {
      actInBattle(encounter.mover.pvp.battle, { type: "deploy", creatureId: encounter.mover.card() });
      await encounter.quiet();
      await encounter.endTurn();
    }
    const { mover, waiter } = encounter;
    const { player, enemy } = mover.shown.view;
    const ids = { attackerId: player.field[0]?.id ?? "", targetId: enemy.field[0]?.id ?? "" };
    for (let tries = 0; tries < 3; tries++) {
      actInBattle(mover.pvp.battle, { type: "attack", ...ids });
      await encounter.quiet();
    }
    await encounter.passes(2000);
    for (const { shown, pvp } of [mover, waiter]) {
      const line = shown.view.battleLog.findLast(({ kind }) => kind === "damage");
      const event = line && pvp.battle.store.getState().running?.known.eventOf(line);
      expect(event).toMatchObject({ type: "damaged", side: shown === mover.shown ? 1 : 0 });
      expect(line?.message).toContain(String(event?.type === "damaged" ? event.amount : "none"));
    }

    // Turns later, on a page that was loaded anew.
    for (let turn = 0; turn < 4; turn++) await encounter.endTurn();
    for (const contender of [mover, waiter]) {
      const again = contender.reopened();
      await resumeBattle(again.pvp);
      await encounter.quiet();
      const damage = again.shown.view.battleLog.filter(({ kind }) => kind === "damage");
      expect(damage.length).toBeGreaterThan(0);
      for (const line of damage) {
        const event = again.pvp.battle.store.getState().running?.known.eventOf(line);
        expect(line.message).toContain(String(event?.type === "damaged" ? event.amount : "unknown"));
      }
    }
  });
});

describe("a failed action", () => {
  it("an action that the server refuses is reported in the log with its text, and the battle continues (PVP-036, ERR-036)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    const creatureId = mover.card();
    const id = mover.state.battle?.id ?? "";
    // Another tab of the same player was quicker.
    await mover.game.api.call("POST /api/pvp/battle/:battleId/action", {
      params: { battleId: id },
      body: { action: { type: "deploy", creatureId } },
    });
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId });
    await encounter.quiet();
    const failed = () => mover.log.filter((line) => /^Action failed: ./.test(line));
    expect(failed()).toHaveLength(1);
    expect(mover.shown.view.player.field).toHaveLength(1);
    expect(mover.shown.phase).toBe("player");
    await encounter.endTurn();
    expect(failed()).toHaveLength(1);
    expect(mover.log.at(-1)).toMatch(/Opponent's turn\.$/);
  });

  it("an action that cannot reach the server is reported in the log (ERR-036)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover } = encounter;
    mover.tab.wire.offline = true;
    actInBattle(mover.pvp.battle, { type: "endTurn" });
    await encounter.quiet();
    expect(mover.log.at(-1)).toBe("Action failed: no connection to the server");
    expect(mover.state.battle?.reached).toBe(false);
    mover.tab.wire.offline = false;
    await encounter.passes(2000);
    expect(mover.state.battle).toMatchObject({ reached: true, yourTurn: true });
    await encounter.endTurn();
    expect(encounter.mover).not.toBe(mover);
  });

  it("an action that the rules refuse is not sent, and is reported in red (ERR-040)", async () => {
    const { mover } = await Encounter.inBattle();
    actInBattle(mover.pvp.battle, { type: "attack", attackerId: "nobody", targetId: "nobody" });
    expect(mover.actionCalls()).toHaveLength(0);
    expect(mover.tab.state.notices).toMatchObject([
      { text: "Invalid attack - missing attacker or defender", tone: "error" },
    ]);
  });
});

describe("the end of a battle", () => {
  it("the end of a battle is reported to both players, clears it, opens its result before the stats and loads them again (PVP-041, PVP-042, ERR-041, CON-76, CON-78)", async () => {
    const encounter = await Encounter.inBattle();
    for (let turn = 0; turn < 4; turn++) await encounter.endTurn();
    const { mover, waiter } = encounter;
    askToConcede(waiter.pvp, true);
    expect(waiter.state.conceding).toBe(true);
    await concede(waiter.pvp);
    await mover.pvp.store.getState().live?.refresh();
    await encounter.quiet();
    expect(mover.tab.state.notices).toContainEqual(
      expect.objectContaining({ text: "Victory! +24 rating", tone: "success" }),
    );
    expect(waiter.tab.state.notices).toContainEqual(
      expect.objectContaining({ text: "Defeat! -24 rating", tone: "error" }),
    );
    const recordOf = ({ game }: Pick<Contender, "game">) =>
      game.queries.getQueryData(statsQuery(game).queryKey);
    for (const { state, tab, game } of [mover, waiter]) {
      expect(state).toMatchObject({ screen: "result", tab: "stats", battle: null, conceding: false });
      expect(tab.state.pvpBattle).toBeNull();
      expect(tab.wire.countOf("/api/pvp/stats")).toBe(1);
      expect(recordOf({ game })?.recentBattles).toHaveLength(1);
    }
    expect(recordOf(mover)?.stats).toMatchObject({ rating: 1024, wins: 1, win_streak: 1 });
    expect(mover.state.ended).toMatchObject({ outcome: "victory", endedBy: "forfeit", ratingChange: 24 });
  });

  it("the report of an unrated battle says that it changed nothing (CON-78, ERR-041)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    await concede(waiter.pvp);
    await mover.pvp.store.getState().live?.refresh();
    await encounter.quiet();
    expect(mover.notices()).toContain("Victory!");
    expect(waiter.notices()).toContain("Defeat! No rating change");
  });
});

describe("the PvP menu during a battle", () => {
  it("shows the stats while the battle continues, and leads back to it (PVP-002)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    leaveForMenu(waiter.pvp);
    expect(waiter.state).toMatchObject({ screen: "menu", tab: "stats" });
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId: mover.card() });
    await encounter.passes(2000);
    returnToBattle(waiter.pvp);
    expect(waiter.state.screen).toBe("battle");
    expect(waiter.shown.view.enemy.field).toHaveLength(1);
  });
});
