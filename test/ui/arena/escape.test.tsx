// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { chooseDifficulty } from "../../../ui/arena/team/pick-team.ts";
import { chooseCreature } from "../../../ui/battle/choose.ts";
import { click, settle, the } from "../support/render.tsx";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

/** A battle whose player has chosen a card. */
async function withCardChosen(): Promise<ArenaOnScreen> {
  const play = new ArenaOnScreen().show();
  await play.does(() => play.start("easy"));
  const card = play.battleState.running?.known.battle.sides[0].hand[0];
  await play.does(() => chooseCreature(play.arena.battle, card?.id ?? ""));
  expect(play.battleState.chosen.actorId).toBe(card?.id);
  return play;
}

/** Escape, heard by the page whatever has the focus. */
function pressEscape({ repeat = false } = {}): void {
  act(() => {
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", repeat, bubbles: true, cancelable: true }),
    );
  });
}

/** Dialogs fade out, as the style sheets of the game let them. */
function letDialogsFade(): void {
  const style = document.createElement("style");
  style.textContent =
    "[data-state=open] { animation-name: appear } [data-state=closed] { animation-name: vanish }";
  document.body.append(style);
  onTestFinished(() => style.remove());
}

describe("Escape in the arena", () => {
  it("closes the open dialog and changes nothing behind it", async () => {
    const play = await withCardChosen();
    click(the("button", "All moves"));
    await settle();
    pressEscape();
    expect(() => the("dialog", "All moves")).toThrow();
    expect(play.battleState.chosen.actorId).not.toBeNull();
  });

  it("is ignored behind a dialog that has just been rendered", async () => {
    const play = await withCardChosen();
    const dialog = document.createElement("div");
    dialog.role = "dialog";
    dialog.dataset.state = "open";
    document.body.append(dialog);
    onTestFinished(() => dialog.remove());
    pressEscape();
    expect(play.battleState.chosen.actorId).not.toBeNull();
  });

  it("works again while a dialog fades out", async () => {
    letDialogsFade();
    const play = await withCardChosen();
    click(the("button", "All moves"));
    await settle();
    pressEscape();
    expect(the("dialog", "All moves").dataset.state).toBe("closed");
    pressEscape();
    expect(play.battleState.chosen.actorId).toBeNull();
    pressEscape();
    expect(play.state.leaving).toBe(true);
  });

  it("counts as one step while it is held down", async () => {
    const play = await withCardChosen();
    pressEscape();
    pressEscape({ repeat: true });
    expect(play.battleState.chosen.actorId).toBeNull();
    expect(play.state.leaving).toBe(false);
  });
});

/** The browser's Back, as the page is told of it: its guard in the history is gone. */
async function pressBack(play: ArenaOnScreen): Promise<void> {
  await play.does(() => new Promise((guarded) => void setTimeout(guarded)));
  window.history.replaceState(null, "");
  await play.does(() => void window.dispatchEvent(new Event("popstate")));
}

describe("the browser's Back in the arena", () => {
  it("asks before the player leaves a battle, even while a card is selected", async () => {
    const play = await withCardChosen();
    await pressBack(play);
    expect(play.state).toMatchObject({ screen: "battle", leaving: true });
    expect(the("dialog", "Leave this battle?")).toBeTruthy();
    await pressBack(play);
    expect(play.state).toMatchObject({ screen: "battle", leaving: false });
  });

  it("goes one step back where there is no battle", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => chooseDifficulty(play.arena, "easy"));
    await pressBack(play);
    expect(play.state.screen).toBe("setup");
  });
});
