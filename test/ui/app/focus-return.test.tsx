// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { useFocusReturn } from "../../../ui/app/hooks/use-focus-return.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { ArenaAtHand } from "../arena/support/arena-at-hand.ts";
import { click, render, settle, the } from "../support/render.tsx";

function Page() {
  useFocusReturn();
  return (
    <>
      <button type="button" data-room="">
        The room
      </button>
      <button type="button">Help Guide</button>
    </>
  );
}

/** Adds a dialog to the page as the library does: an element of the body with a button in it. */
function dialog(title: string): { button: HTMLButtonElement; leaves: () => Promise<void> } {
  const element = document.createElement("div");
  element.setAttribute("role", "dialog");
  element.dataset.state = "open";
  const button = document.createElement("button");
  button.textContent = title;
  element.append(button);
  document.body.append(element);
  return {
    button,
    leaves: async () => {
      element.remove();
      await settle();
    },
  };
}

const room = () => document.querySelector<HTMLElement>("[data-room]");
const helpGuide = () => the("button", "Help Guide");

beforeEach(() => {
  const { game } = new ArenaAtHand().arena;
  render(
    <GameProvider game={game}>
      <Page />
    </GameProvider>,
  );
});

describe("the focus", () => {
  it("returns to the control that opened a dialog after the dialog was removed", async () => {
    helpGuide().focus();
    const guide = dialog("Close");
    guide.button.focus();
    await guide.leaves();
    expect(document.activeElement).toBe(helpGuide());
  });

  it("stays in the arena after a dialog over it was removed", async () => {
    helpGuide().focus();
    const arena = dialog("End Turn");
    arena.button.focus();
    const question = dialog("Stay");
    question.button.focus();
    await question.leaves();
    expect(document.activeElement).toBe(arena.button);
    await arena.leaves();
    expect(document.activeElement).toBe(helpGuide());
  });

  it("moves to the arena when the focused element was removed", async () => {
    const arena = dialog("End Turn");
    arena.button.focus();
    const question = dialog("Give Up");
    question.button.focus();
    const front = arena.button.parentElement;
    front?.setAttribute("tabindex", "-1");
    arena.button.remove();
    await question.leaves();
    expect(document.activeElement).toBe(front);
  });

  it("returns to the room after a click with the mouse, and stays after one with the keyboard", async () => {
    helpGuide().focus();
    click(helpGuide());
    await settle();
    expect(document.activeElement).toBe(helpGuide());
    helpGuide().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await settle();
    expect(document.activeElement).toBe(room());
  });
});
