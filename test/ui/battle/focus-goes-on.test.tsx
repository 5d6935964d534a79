// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { nothingChosen } from "../../../ui/battle/store/battle-state.ts";
import { click, goneOnBlur, nameOf, press, settle, the } from "../support/render.tsx";
import { action, BattleAtHand, creature } from "./support/battle-at-hand.tsx";

/** Two creatures, a card and items against two enemies, with full energy. */
async function fullTurn() {
  const play = await BattleAtHand.shown();
  const [own, other] = [play.field(0), play.field(0)];
  const [foe] = [play.field(1), play.field(1)];
  play.arrange(({ sides: [player] }) => {
    player.energy = 25;
    other.stunnedTurns = 1;
  });
  const [card] = play.battle.sides[0].hand;
  if (!card) throw new Error("An empty hand");
  return { play, own, other, foe, card };
}

type Scene = Awaited<ReturnType<typeof fullTurn>>;

/** How a turn may stand, by what was pressed last. */
const STATES: Readonly<Record<string, (scene: Scene) => HTMLElement[]>> = {
  "nothing is chosen": () => [],
  "a creature is chosen": ({ own }) => [creature(own)],
  "a stunned creature is looked at": ({ other }) => [creature(other)],
  "a card is chosen": ({ card }) => [creature(card)],
  "an enemy is chosen": ({ foe }) => [creature(foe)],
  "an attack asks for its target": ({ own }) => [creature(own), action("Attack")],
  "a tool is picked": ({ own }) => [creature(own), action("Use Tool")],
  "a spell is picked": ({ own }) => [creature(own), action("Cast Spell")],
  "all moves are listed": () => [the("button", "All moves")],
};

describe("Tab in a battle", () => {
  it("goes on from every control in every state of a turn: nothing goes from the dialog before the focus is on the next (BAT-024)", async () => {
    const scene = await fullTurn();
    const stops: string[] = [];
    for (const [state, presses] of Object.entries(STATES)) {
      act(() => scene.play.arena.battle.store.setState({ chosen: nothingChosen }));
      for (const control of presses(scene)) click(control);
      await settle();
      for (const control of document.querySelectorAll<HTMLElement>("[role=dialog] button")) {
        const gone = goneOnBlur(control);
        if (gone.length > 0) stops.push(`${state}: ${nameOf(control)}: ${gone.join(" ")}`);
        await settle();
      }
      if (document.querySelectorAll("[role=dialog][data-state=open]").length > 1) press("Escape");
    }
    expect(stops).toEqual([]);
  });
});
