import { useEffect } from "react";
import { commandOfKey } from "../../game/controls/bound-keys.ts";
import { LAB_COMMANDS, SCREEN_COMMANDS } from "../../game/controls/commands.ts";
import { isCharacterKey, pressedCode } from "../../game/controls/key-command.ts";
import { isTextEntry } from "../../game/controls/move-focus.ts";
import { useGame } from "../../game/game-context.tsx";
import { padsOf } from "../../game/pad/pads-of.ts";
import { doScreenCommand, isInRoom } from "./screen-command.ts";

/** Lets keys and gamepads lead through the screens; shows nothing. */
export function Controls() {
  useScreenKeys();
  usePad();
  return null;
}

const { activateAll: _, ...OF_SHELL } = LAB_COMMANDS;
const COMMANDS = [...Object.values(SCREEN_COMMANDS), ...Object.values(OF_SHELL)];
/** Keys that text fields use beside characters. */
const TEXT_KEYS: readonly string[] = [
  "Backspace",
  "Delete",
  "Home",
  "End",
  "ArrowLeft",
  "ArrowRight",
  "Space",
];

/** Listens to the keys that the player has chosen for moving the focus, going back and the like. */
function useScreenKeys(): void {
  const game = useGame();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      // What the game itself sends has been a command already.
      if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return;
      const code = pressedCode("screens", event);
      const command = commandOfKey(game.store.getState().settings.controls, COMMANDS, code);
      if (!command || belongsToText(code)) return;
      if (command.area === "screens" && isInRoom()) return;
      if (!doScreenCommand(game, command.id)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [game]);
}

function belongsToText(code: string): boolean {
  return isTextEntry(document.activeElement) && (isCharacterKey(code) || TEXT_KEYS.includes(code));
}

/** Plays with a gamepad as soon as one is connected; the code for it loads only then. */
function usePad(): void {
  const game = useGame();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    async function start() {
      window.removeEventListener("gamepadconnected", start);
      const { playByPad } = await import("./play-by-pad.ts");
      if (!isOver) stop = playByPad(game, window);
    }
    if (padsOf(navigator).length > 0) void start();
    else window.addEventListener("gamepadconnected", start);
    return () => {
      isOver = true;
      window.removeEventListener("gamepadconnected", start);
      stop?.();
    };
  }, [game]);
}
