import { describe, expect, it } from "vitest";
import { actInBattle } from "../../../ui/arena/actions/battle.ts";
import { closeReplay } from "../../../ui/arena/actions/replay.ts";
import { concede, openReplay } from "../../../ui/pvp/actions/battle.ts";
import { goBack } from "../../../ui/pvp/actions/menu.ts";
import { watchBattle } from "../../../ui/pvp/actions/watch.ts";
import { Contender } from "./support/contender.ts";
import { Encounter } from "./support/encounter.ts";

describe("the replay of a battle that is over", () => {
  it("opens on the arena's screen for both, and closes back to the stats (PVP-041, CON-92)", async () => {
    const encounter = await Encounter.inBattle();
    const { mover, waiter } = encounter;
    const id = mover.state.battle?.id ?? "";
    await encounter.endTurn();
    await concede(mover.pvp);
    await waiter.pvp.live?.refresh();
    await encounter.quiet();
    for (const { pvp, state } of [mover, waiter]) {
      await openReplay(pvp, id);
      const { screen, replay } = pvp.arena.store.getState();
      expect(screen).toBe("replay");
      expect(replay?.actions).toEqual([{ type: "endTurn" }]);
      goBack(pvp);
      expect(pvp.arena.store.getState().screen).not.toBe("replay");
      expect(state).toMatchObject({ screen: "menu", tab: "stats" });
      closeReplay(pvp.arena);
    }
  });

  it("of a battle that goes on is refused with the server's text", async () => {
    const { mover } = await Encounter.inBattle();
    await openReplay(mover.pvp, mover.state.battle?.id ?? "");
    expect(mover.notices()[0]).toMatch(/^The replay cannot be opened: ./);
    expect(mover.pvp.arena.store.getState().screen).not.toBe("replay");
  });
});

describe("watching by the link", () => {
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
    actInBattle(mover.pvp.arena, { type: "deploy", creatureId });
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

  it("by a link that leads nowhere says so", async () => {
    const { ann } = await Encounter.fresh();
    watchBattle(ann.pvp, "nothing");
    await ann.tab.wire.quiet();
    expect(ann.state.watch?.problem).toBeTruthy();
  });
});
