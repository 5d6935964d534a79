// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { changeSettings, readSettings } from "../../../ui/game/store/settings.ts";
import { click, pageText, settle, the } from "../support/render.tsx";
import { action, BattleAtHand } from "./support/battle-at-hand.tsx";

const QUESTION = "End your turn?";
const asks = () => document.querySelector("[role=dialog][data-state=open] [role=switch]") !== null;

/** The player's turn with one creature, one enemy, and as much energy. */
async function withEnergy(energy: number) {
  const play = await BattleAtHand.shown();
  play.field(0);
  play.field(1);
  play.arrange(({ sides }) => {
    sides[0].energy = energy;
  });
  const ended = () => play.running.actions.filter(({ type }) => type === "endTurn").length;
  return { play, ended };
}

async function press(name: string): Promise<void> {
  const inQuestion = [...document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open] button")];
  click(inQuestion.findLast(({ textContent }) => textContent === name) ?? action(name));
  await settle();
}

describe("End Turn with a field that has been empty for too long", () => {
  it("says that it would lose the battle, and asks whatever the settings and earlier answers say (GAP-37)", async () => {
    const { play, ended } = await withEnergy(10);
    act(() => changeSettings(play.arena.game, { askBeforeEndTurn: false }));
    play.arrange(({ sides }) => {
      sides[0].field = [];
      sides[0].emptyTurns = 2;
    });
    for (const answer of ["Keep playing", "Keep playing", "End Turn"]) {
      expect(ended()).toBe(0);
      await press("End Turn");
      expect(the("dialog", QUESTION).textContent).toContain(
        "Your field would stay empty for 3 turns in a row, and you would lose this battle.",
      );
      expect(asks()).toBe(false);
      await press(answer);
    }
    expect(play.battle.winner).toBe(1);
  });
});

describe("End Turn with energy left for an action", () => {
  it("asks first, naming what the energy is enough for", async () => {
    const { ended } = await withEnergy(2);
    await press("End Turn");
    expect(the("dialog", QUESTION).textContent).toContain("2 energy left, enough for: Attack.");
    expect(ended()).toBe(0);
    await press("End Turn");
    expect(asks()).toBe(false);
    expect(ended()).toBeGreaterThan(0);
  });

  it("asks only once in a turn, and no more in the battle after a turn was ended by the answer", async () => {
    const { play, ended } = await withEnergy(25);
    await press("End Turn");
    await press("Keep playing");
    expect(asks()).toBe(false);
    expect(ended()).toBe(0);
    await press("End Turn");
    expect(asks()).toBe(false);
    const before = ended();
    expect(before).toBeGreaterThan(0);
    const refill = () =>
      play.arrange(({ sides }) => {
        sides[0].energy = 25;
      });
    refill();
    await press("End Turn");
    expect(asks()).toBe(true);
    await press("End Turn");
    refill();
    await press("End Turn");
    expect(asks()).toBe(false);
    expect(ended()).toBeGreaterThan(before + 2);
  });

  it("can be told in the question not to ask any more, which the browser keeps", async () => {
    const { play, ended } = await withEnergy(25);
    await press("End Turn");
    click(the("switch"));
    await press("Keep playing");
    expect(readSettings(play.arena.game.storage).askBeforeEndTurn).toBe(false);
    play.arrange((battle) => {
      battle.turn += 1;
    });
    await press("End Turn");
    expect(asks()).toBe(false);
    expect(ended()).toBeGreaterThan(0);
  });

  it("asks in the list of all moves too, and no more once the turn is over without it", async () => {
    const { play } = await withEnergy(25);
    click(the("button", "All moves"));
    await settle();
    click(the("button", "End the turn"));
    await settle();
    expect(asks()).toBe(true);
    act(() =>
      play.arena.battle.store.setState(({ shown }) => {
        if (shown) shown.phase = "enemy";
      }),
    );
    await settle();
    expect(asks()).toBe(false);
  });
});

describe("End Turn without anything useful to do", () => {
  it("ends the turn at once, though a stance could still be taken", async () => {
    const { play, ended } = await withEnergy(1);
    play.arrange(({ sides }) => {
      Object.assign(sides[0], { tools: [], spells: [] });
    });
    await press("End Turn");
    expect(pageText()).not.toContain(QUESTION);
    expect(ended()).toBeGreaterThan(0);
  });
});
