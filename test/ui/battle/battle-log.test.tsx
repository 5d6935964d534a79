// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { damageWords, type LogLine, otherHitWords, shippedRules as rules } from "../../../rules/index.ts";
import { readSettings } from "../../../ui/game/store/settings.ts";
import { click, pageText, press, settle, the } from "../support/render.tsx";
import { action, BattleAtHand, creature, strike } from "./support/battle-at-hand.tsx";

function log(): HTMLElement {
  const list = document.querySelector<HTMLElement>("[aria-label='Battle log lines']");
  if (!list) throw new Error("No log");
  return list;
}

/** The log as the browser would lay it out: 300 of its 1000 pixels are seen, from here on. */
function scrolledTo(top: number): void {
  Object.defineProperties(log(), {
    scrollHeight: { configurable: true, value: 1000 },
    clientHeight: { configurable: true, value: 300 },
  });
  log().scrollTop = top;
  act(() => void log().dispatchEvent(new Event("scroll")));
}

describe("the battle log", () => {
  it("marks the kind of each line, and explains how a number was calculated (BAT-044, BAT-045, BAT-048)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foe = play.field(1);
    play.arrange(() => {
      foe.battleStats.dodgeChance = 0;
      own.battleStats.initiative = 60;
      foe.battleStats.initiative = 0;
    });
    await play.does({ type: "attack", attackerId: own.id, targetId: foe.id });
    expect(log().textContent).toContain("Turn 1 - Your turn.");
    const line = log().querySelector<HTMLElement>("[data-kind=damage]");
    expect(line?.textContent).toContain(`${play.nameOf(own)} dealt`);
    click(line?.querySelector("button") as HTMLElement);
    await settle();
    const damaged = play.battleState.shown?.view.battleLog.find(({ kind }) => kind === "damage");
    const event = damaged && play.running.eventOf(damaged);
    if (event?.type !== "damaged") throw new Error("No damage");
    const dialog = the("dialog", `Why ${event.amount}?`);
    for (const words of damageWords(rules, event.breakdown)) expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).toContain(otherHitWords(rules, event.breakdown));
    expect(dialog.querySelector("li:last-child")?.textContent).toBe(`Rounded: ${event.amount} damage`);
  });

  it("is folded by one press, which is remembered, and shown by another", async () => {
    const first = await BattleAtHand.shown();
    const isThere = () => document.querySelector("[aria-label='Battle log lines']") !== null;
    click(the("button", "Hide the battle log"));
    expect(isThere()).toBe(false);
    expect(readSettings(first.arena.game.storage).logFolded).toBe(true);
    click(the("button", "Show the battle log"));
    expect(isThere()).toBe(true);
    expect(readSettings(first.arena.game.storage).logFolded).toBe(false);
  });

  it("has one tab stop, the newest explanation; arrow keys move between explanations", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foe = play.field(1);
    for (const _ of ["a first time", "a second time"]) {
      play.arrange(({ sides }) => {
        foe.battleStats.dodgeChance = 0;
        own.battleStats.initiative = 60;
        foe.battleStats.initiative = 0;
        foe.currentHealth = foe.battleStats.maxHealth = 1000;
        sides[0].energy = 10;
      });
      await play.does({ type: "attack", attackerId: own.id, targetId: foe.id });
    }
    const questions = [...log().querySelectorAll("button")];
    expect(questions.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    const [older, newest] = questions;
    newest?.focus();
    press("ArrowUp");
    expect(document.activeElement).toBe(older);
    press("ArrowUp");
    expect(document.activeElement).toBe(older);
    press("ArrowDown");
    expect(document.activeElement).toBe(newest);
  });

  it("stays scrolled to its end, and shows a player who scrolled up that there are newer lines (BAT-046)", async () => {
    const play = await BattleAtHand.shown();
    scrolledTo(700);
    await play.does({ type: "deploy", creatureId: play.battle.sides[0].hand[0]?.id ?? "" });
    expect(log().scrollTop).toBe(1000);
    expect(pageText()).not.toContain("New! ↓");
    scrolledTo(100);
    await play.does({ type: "defend", creatureId: play.battle.sides[0].field[0]?.id ?? "" });
    expect(log().scrollTop).toBe(100);
    expect(the("button", "New! ↓")).toBeDefined();
    scrolledTo(700);
    expect(pageText()).not.toContain("New! ↓");
  });

  it("is announced to screen readers once nothing moves any more", async () => {
    const play = await BattleAtHand.shown();
    const { announcements: before } = play.arena.game.store.getState();
    await play.does({ type: "endTurn" });
    const { announcements } = play.arena.game.store.getState();
    const said = announcements.slice(before.length).map(({ text }) => text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("Turn 1 - Enemy turn.");
    expect(said[0]).toContain("Turn 2 - Your turn.");
    // Also what one's own next action may cost is heard.
    const { energy, energyCap } = play.running.view().player;
    expect(said[0]).toMatch(new RegExp(`Energy ${energy}/${energyCap}$`));
  });

  it("each line of the log is announced, however many there are, also after the oldest lines of a long battle are gone", async () => {
    const play = await BattleAtHand.shown();
    const { game, battle } = play.arena;
    const line = (id: number): LogLine => ({ id: `${id}`, turn: 1, message: `Line ${id}.`, kind: null });
    const happens = (lines: LogLine[]) =>
      act(() =>
        battle.store.setState(({ shown }) => {
          if (shown) shown.view = { ...shown.view, battleLog: lines };
        }),
      );
    const lines = Array.from({ length: 100 }, (_, id) => line(id));
    happens(lines);
    expect(game.store.getState().announcements.at(-1)?.text).toContain(
      lines.map(({ message }) => message).join(" "),
    );
    happens([...lines.slice(1), line(100)]);
    expect(game.store.getState().announcements.at(-1)?.text).toMatch(/^Line 100\. Energy/);
  });

  it("the last line of the log is announced when the battle ends, which removes its screen at once", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foe = play.field(1);
    play.arrange(({ sides }) => {
      foe.battleStats.dodgeChance = 0;
      foe.currentHealth = 1;
      sides[1].hand.length = 0;
      sides[1].deck.length = 0;
    });
    await play.does({ type: "attack", attackerId: own.id, targetId: foe.id });
    expect(play.arena.store.getState().screen).toBe("result");
    const said = play.arena.game.store.getState().announcements.at(-1)?.text;
    expect(said).toContain(`${play.nameOf(own)} dealt`);
    expect(said).toContain("Victory! You've defeated all enemy creatures!");
  });
});

describe("the keys in a battle", () => {
  it("choose creatures by their number and press the buttons by their letter", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foe = play.field(1);
    strike("1");
    expect(play.battleState.chosen.actorId).toBe(own.id);
    strike("1", { shiftKey: true, key: "!" });
    expect(play.battleState.chosen.targetId).toBe(foe.id);
    strike("a");
    await settle();
    expect(play.running.actions.at(-1)).toMatchObject({ type: "attack", attackerId: own.id });
    expect(action("Attack").getAttribute("aria-keyshortcuts")).toBe("A");
    expect(action("Attack").title).toBe("Attack (A)");
  });

  it("move over the field and the hand with the arrows", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const other = play.field(0);
    const foe = play.field(1);
    act(() => creature(own).focus());
    press("ArrowRight");
    expect(document.activeElement).toBe(creature(other));
    press("ArrowUp");
    expect(document.activeElement).toBe(creature(foe));
    press("ArrowDown");
    press("ArrowDown");
    expect(document.activeElement).toBe(creature(play.battle.sides[0].hand[0] ?? own));
  });

  it("go to the dialog while one is open over the battle", async () => {
    const play = await BattleAtHand.shown();
    strike("m");
    await settle();
    expect(the("dialog", "All moves")).toBeDefined();
    const before = play.running.actions.length;
    strike("e");
    expect(play.running.actions).toHaveLength(before);
  });
});

describe("an enemy whose code fails", () => {
  it("ends its turn, and its battle can be saved as a file (BAT-096)", async () => {
    const play = await BattleAtHand.shown();
    play.running.enemyDecision = () => {
      throw new Error("lost in thought");
    };
    await play.does({ type: "endTurn" });
    expect(play.running.actions).toEqual([{ type: "endTurn" }, { type: "endTurn" }]);
    expect(play.battleState.shown?.phase).toBe("player");
    const told = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
    expect(told.join()).toContain(rules.texts.battleScreen.enemyFailed);
    expect(the("button", "Save Replay")).toBeDefined();
  });
});
