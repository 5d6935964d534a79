// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listenToKeyboard } from "../../engine/input/keyboard.ts";

let pressed: string[] = [];
let released: string[] = [];
let stop: () => void;

beforeEach(() => {
  pressed = [];
  released = [];
  stop = listenToKeyboard({
    pressKey: (code) => pressed.push(code) > 0,
    releaseKey: (code) => released.push(code),
    releaseAllKeys: () => released.push("all"),
  });
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

/** Presses a key. Returns whether the page was prevented from using it. */
function press(code: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

function focus(html: string): void {
  document.body.innerHTML = html;
  const target = document.querySelector<HTMLElement>("[data-focus]");
  target?.focus();
  expect(document.activeElement).toBe(target);
}

describe("the page's keys", () => {
  it("go to the room and do not scroll the page (GAP-07)", () => {
    expect(press("ArrowDown")).toBe(true);
    expect(pressed).toEqual(["ArrowDown"]);
  });

  it.each([
    "<input data-focus>",
    "<textarea data-focus></textarea>",
    "<select data-focus></select>",
    "<button role='tab' data-focus>Basics</button>",
    "<div role='dialog'><button data-focus>Confirm</button></div>",
    "<div role='alertdialog' tabindex='-1' data-focus></div>",
  ])("belong to %s while it has the focus (GAP-07)", (html) => {
    focus(html);
    for (const key of ["ArrowUp", "KeyW", "Space", "KeyE"]) expect(press(key)).toBe(false);
    expect(pressed).toEqual([]);
  });

  it("leave Space to a focused button; the room gets the rest (GAP-07)", () => {
    focus("<button data-focus>Build</button>");
    expect(press("Space")).toBe(false);
    expect(press("KeyW")).toBe(true);
    expect(pressed).toEqual(["KeyW"]);
  });

  it("go to a focused room that stands in a dialog, as another player's does (GAP-07)", () => {
    focus("<div role='dialog'><div role='application' tabindex='0' data-focus></div></div>");
    expect(press("KeyW")).toBe(true);
    expect(pressed).toEqual(["KeyW"]);
  });

  it("leave browser shortcuts to the browser (GAP-07)", () => {
    expect(press("KeyS", { ctrlKey: true })).toBe(false);
    expect(press("ArrowLeft", { altKey: true })).toBe(false);
    expect(pressed).toEqual([]);
  });

  it("are released when the window loses the focus (GAP-07)", () => {
    window.dispatchEvent(new Event("blur"));
    expect(released).toEqual(["all"]);
  });

  it("are ignored after the canvas was destroyed (LAB-026)", () => {
    stop();
    press("KeyW");
    window.dispatchEvent(new Event("blur"));
    expect([...pressed, ...released]).toEqual([]);
  });
});
