import {
  focusedControl,
  focusFirst,
  frontScreen,
  moveFocus,
  pressFocused,
} from "../../game/controls/move-focus.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";

const CANVAS = "[role=application]";

/**
 * Does what a command of the screens or the lab asks for (`focusLeft`, `press`, `back`, `panel` …), whichever key or
 * button gave it.
 * @returns whether it did something
 */
export function doScreenCommand(game: Game, id: string): boolean {
  switch (id) {
    case "focusLeft":
      return moveFocus("left");
    case "focusRight":
      return moveFocus("right");
    case "focusUp":
      return moveFocus("up");
    case "focusDown":
      return moveFocus("down");
    case "press":
      return pressFocused();
    case "back":
      return goBack();
    case "panel":
      return changeToPanel(game);
    case "settings":
      return openSettings(game);
    default:
      return false;
  }
}

/** Returns whether keys and buttons mean the room of the front screen, because no control has the focus. */
export function isInRoom(): boolean {
  return focusedControl() === null && frontRoom() !== null;
}

/** Focuses the room of the front screen. Returns whether there is one. */
function focusRoom(): boolean {
  const room = frontRoom();
  room?.focus({ preventScroll: true });
  return room !== null;
}

function frontRoom(): HTMLElement | null {
  return (
    [...frontScreen().querySelectorAll<HTMLElement>(CANVAS)].find(({ tabIndex }) => tabIndex >= 0) ?? null
  );
}

/** Takes one step back as Escape does on every screen; in the lab, from its panel to its room. */
function goBack(): boolean {
  const target = document.activeElement ?? document.body;
  const press = new KeyboardEvent("keydown", {
    key: "Escape",
    code: "Escape",
    bubbles: true,
    cancelable: true,
  });
  const isHandled = !target.dispatchEvent(press);
  return isHandled || (frontScreen() === document.body && focusRoom());
}

/** Moves the focus between room and panel, or what stands beside a visited room; on narrow screens it opens the panel. */
function changeToPanel(game: Game): boolean {
  if (focusedControl()) return focusRoom();
  const screen = frontScreen();
  if (screen !== document.body) return frontRoom() !== null && focusFirst(screen);
  const panel = document.querySelector<HTMLElement>("aside");
  if (panel && focusFirst(panel)) return true;
  game.store.setState({ panelOpen: true });
  return true;
}

function openSettings(game: Game): boolean {
  const { inBattle, dialogs, owner } = game.store.getState();
  if (inBattle || dialogs.length > 0 || owner === null) return false;
  openDialog(game, { kind: "settings" });
  return true;
}
