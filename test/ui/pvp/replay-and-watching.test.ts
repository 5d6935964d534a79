import { describe, expect, it } from "vitest";
import { actInBattle } from "../../../ui/battle/play.ts";
import { closeReplay } from "../../../ui/battle/replay/open-replay.ts";
import { replayNames } from "../../../ui/battle/replay/replay-sides.tsx";
import { ReplayTape } from "../../../ui/battle/replay/replay-tape.ts";
import { concede } from "../../../ui/pvp/battle/leave-battle.ts";
import { goBack } from "../../../ui/pvp/go-back.ts";
import { openReplay } from "../../../ui/pvp/stats/open-replay.ts";
import { watchBattle } from "../../../ui/pvp/watch/watch-battle.ts";
import { Contender } from "./support/contender.ts";
import { Encounter } from "./support/encounter.ts";

describe("the replay of an ended PvP battle", () => {
  it("opens on the arena's screen for both players, and returns to the result (PVP-041, CON-92)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const id = mover.state.battle?.id ?? "";
    await encounter.endTurn();
    await concede(mover.pvp);
    await waiter.pvp.store.getState().live?.refresh();
    await encounter.quiet();
    for (const { pvp, state } of [mover, waiter]) {
      await openReplay(pvp, id);
      const opened = pvp.battle.store.getState().replay;
      expect(opened?.replay?.actions).toEqual([{ type: "endTurn" }]);
      goBack(pvp);
      expect(pvp.battle.store.getState().replay).toBeNull();
      expect(state).toMatchObject({ screen: "result", tab: "stats" });
      closeReplay(pvp.battle);
    }
  });

  it("shows each player's own side nearest, both names, and how the battle ended (PVP-041, CON-92)", async () => {
    const encounter = await Encounter.inBattle();
    const { ann, bob, mover, waiter } = encounter;
    const id = mover.state.battle?.id ?? "";
    const creatureId = mover.card();
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId });
    await encounter.quiet();
    await concede(mover.pvp);
    await waiter.pvp.store.getState().live?.refresh();
    await encounter.quiet();
    const seen = async ({ pvp }: Contender) => {
      await openReplay(pvp, id);
      const { replay = null, seat = null } = pvp.battle.store.getState().replay ?? {};
      if (!replay) throw new Error("No replay");
      const tape = new ReplayTape(pvp.rules, replay, seat);
      const deployed = tape.beatAt(1);
      const { view, events } = tape.beatAt(tape.length);
      const names = replayNames(pvp.rules, replay, seat);
      return { names, side: deployed.side, deployed: deployed.events, view, events };
    };
    const mine = await seen(mover);
    expect(mine.view.player.field.map((creature) => creature.id)).toEqual([creatureId]);
    expect(mine.side).toBe(0);
    expect(mine.deployed).toContainEqual(expect.objectContaining({ type: "deployed", side: 0 }));
    expect(mine.events).toEqual([{ type: "battleEnded", winner: 1, reason: "forfeit" }]);
    expect(mine.view.battleLog.at(-1)?.message).toBe("Defeat! You gave up the battle.");
    const theirs = await seen(waiter);
    expect(theirs.view.enemy.field.map((creature) => creature.id)).toEqual([creatureId]);
    expect(theirs.side).toBe(1);
    expect(theirs.deployed).toContainEqual(expect.objectContaining({ type: "deployed", side: 1 }));
    expect(theirs.view.battleLog.at(-1)?.message).toBe("Victory! Your opponent gave up the battle.");
    expect((await seen(ann)).names).toEqual({ player: "Ann (you)", enemy: "Bob" });
    expect((await seen(bob)).names).toEqual({ player: "Bob (you)", enemy: "Ann" });
  });

  it("is refused with the server's text while the battle is running", async () => {
    const { mover } = await Encounter.inBattle();
    await openReplay(mover.pvp, mover.state.battle?.id ?? "");
    expect(mover.notices()[0]).toMatch(/^The replay cannot be opened: ./);
    expect(mover.pvp.battle.store.getState().replay).toBeNull();
  });
});

describe("watching a battle through its link", () => {
  it("shows both fields and no card of a hand, follows the battle, and names the winner (GAP-43)", async () => {
    const encounter = await Encounter.inBattle({ creatures: 2 });
    const { mover, world } = encounter;
    const cyd = await Contender.open(world.server, "Cyd", {
      holdings: { creatures: [], tools: [], spells: [] },
    });
    watchBattle(cyd.pvp, mover.state.battle?.watchId ?? "");
    await cyd.tab.wire.quiet();
    expect(cyd.state.watch?.reply).toMatchObject({ status: "active", players: [{}, {}] });
    const { player, enemy } = cyd.shown.view;
    expect([...player.hand, ...enemy.hand]).toEqual(Array.from({ length: 4 }, () => ({ hidden: true })));
    expect([player.deck, enemy.deck, player.tools, enemy.tools]).toEqual([null, null, [], []]);
    expect(cyd.shown.phase).toBe("enemy");

    const creatureId = mover.card();
    actInBattle(mover.pvp.battle, { type: "deploy", creatureId });
    await encounter.quiet();
    cyd.tab.wait(2000);
    await cyd.tab.wire.quiet();
    const fields = [...cyd.shown.view.player.field, ...cyd.shown.view.enemy.field];
    expect(fields.map(({ id }) => id)).toEqual([creatureId]);

    await concede(mover.pvp);
    cyd.tab.wait(2000);
    await cyd.tab.wire.quiet();
    const winner = encounter.ann === mover ? "Bob" : "Ann";
    const { reply } = cyd.state.watch ?? {};
    expect(reply?.players[(reply.winner ?? 0) - 1]?.name).toBe(winner);
  });

  it("says that a link is wrong", async () => {
    const { ann } = await Encounter.fresh();
    watchBattle(ann.pvp, "nothing");
    await ann.tab.wire.quiet();
    expect(ann.state.watch?.problem).toBeTruthy();
  });
});
