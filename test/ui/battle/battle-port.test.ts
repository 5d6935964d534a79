import { describe, expect, it } from "vitest";
import type { CreatureBounds } from "../../../engine/index.ts";
import { createBattlePort } from "../../../ui/battle/field/create-battle-port.ts";
import { changeSpeed, skipAhead } from "../../../ui/battle/play.ts";
import { ArenaAtHand } from "../arena/support/arena-at-hand.ts";
import { LOOK } from "../support/looks.ts";

/** The bridge to the canvas of an arena. */
function portOf(
  play: ArenaAtHand,
  creatureBounds: (bounds: readonly CreatureBounds[]) => void = () => undefined,
) {
  return createBattlePort(play.arena.battle, { look: () => LOOK, creatureBounds });
}

describe("the port between battle and canvas", () => {
  it("returns the same snapshot until something changes", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const port = portOf(play);
    const first = port.snapshot();
    expect(first.view).toBe(play.battleState.shown?.view);
    expect(port.snapshot()).toBe(first);
    await play.actBest();
    expect(port.snapshot().view).toBe(play.battleState.shown?.view);
    expect(port.snapshot()).not.toBe(first);
  });

  it("notifies the canvas of each change, and handles a pressed creature (BAT-041)", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    await play.actBest();
    const [own] = play.battleState.shown?.view.player.field ?? [];
    if (!own) throw new Error("The first action deployed nobody");
    const port = portOf(play);
    let told = 0;
    port.subscribe(() => told++);
    port.send({ type: "chooseCreature", side: "player", creatureId: own.id });
    expect(told).toBe(1);
    expect(port.snapshot()).toMatchObject({ actorId: own.id, targetId: null });
  });

  it("plays at the chosen speed, and without animation while skipping", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const port = portOf(play);
    changeSpeed(play.arena.battle, 4);
    expect(port.speed()).toBe(4);
    skipAhead(play.arena.battle);
    expect(port.speed()).toBe(Number.POSITIVE_INFINITY);
  });

  it("keeps showing the last field between the end of a battle and its result", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const port = portOf(play);
    const { view } = port.snapshot();
    play.arena.battle.store.setState({ shown: null });
    expect(port.snapshot().view).toBe(view);
  });

  it("keeps the identity of parts that an action does not change, so that they do not rerender", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const before = play.battleState.shown?.view;
    await play.actBest();
    const after = play.battleState.shown?.view;
    expect(after?.player.field).not.toEqual(before?.player.field);
    expect(after?.player.spells).toBe(before?.player.spells);
    expect(after?.enemy).toBe(before?.enemy);
  });

  it("has no snapshot before there is a battle", () => {
    expect(() => portOf(new ArenaAtHand()).snapshot()).toThrow("before there was a battle");
  });

  it("notifies the game when the graphics context is lost and restored", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const port = portOf(play);
    port.graphics("lost");
    expect(play.arena.game.store.getState().graphicsLost).toBe(true);
    port.graphics("restored");
    expect(play.arena.game.store.getState().graphicsLost).toBe(false);
  });
});
