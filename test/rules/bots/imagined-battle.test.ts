import { describe, expect, it } from "vitest";
import type { ImaginedBattle } from "../../../rules/index.ts";
import { atMoments, firstView, seenBy, setups } from "./support/seats.ts";

function playOn(imagined: ImaginedBattle, most = Number.POSITIVE_INFINITY): void {
  for (let step = 0; step < most && !imagined.isOver(); step++) imagined.play(imagined.usualAction());
}

describe("an imagined battle", () => {
  it("has as many hidden cards as the real one, and its visible part is the same (GAP-43)", () => {
    for (const setup of setups())
      atMoments(setup, (battle) => {
        const view = seenBy(battle, battle.active);
        const { player, enemy } = view.imagine().view();
        expect(player).toEqual(view.player);
        expect(enemy).toEqual(view.enemy);
      });
  });

  it("can be played to its end by both sides", () => {
    for (const setup of setups()) {
      const ends: string[] = [];
      atMoments(setup, (battle) => {
        if (ends.length > 2) return;
        const imagined = seenBy(battle, battle.active).imagine();
        playOn(imagined);
        ends.push(imagined.view().gameState);
      });
      for (const end of ends) expect(["victory", "defeat", "draw"]).toContain(end);
    }
  });

  it("draws the hidden cards anew each time, and its copies have the same luck", () => {
    const view = firstView();
    const [one, other] = [view.imagine(), view.imagine()];
    const copy = one.copy();
    for (const imagined of [one, other, copy]) playOn(imagined, 30);
    expect(copy.view()).toEqual(one.view());
    expect(other.view()).not.toEqual(one.view());
  });

  it("throws an error at an action that is not legal", () => {
    const play = () => firstView().imagine().play({ type: "deploy", creatureId: "nobody" });
    expect(play).toThrow(/^An imagined deploy was refused: /);
  });
});
