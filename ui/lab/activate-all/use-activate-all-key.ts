import { useEffect } from "react";
import { workingKeys } from "../../game/controls/bound-keys.ts";
import { LAB_COMMANDS } from "../../game/controls/commands.ts";
import { pressedCode } from "../../game/controls/key-command.ts";
import type { Game } from "../../game/store/game.ts";
import { activateAll } from "./activate-all.ts";

/** Elements that use keys themselves while they, or what is in them, have the focus. */
const TAKES_KEYS = [
  "input",
  "textarea",
  "select",
  "[contenteditable]",
  "[role='dialog']",
  "[role='menu']",
  "[role='slider']",
].join(",");

const COMMAND = LAB_COMMANDS.activateAll;

/** Activates all ready machines with a key, unless what has the focus takes keys itself, or with a gamepad. */
export function useActivateAllKey(game: Game): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { controls } = game.store.getState().settings;
      const isKey = workingKeys(controls, COMMAND).includes(pressedCode("lab", event));
      if (event.defaultPrevented || event.repeat || !isKey) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.activeElement?.closest(TAKES_KEYS)) return;
      if (isLabCovered(game)) return;
      event.preventDefault();
      void activateAll(game);
    }
    window.addEventListener("keydown", press);
    const stopReceiving = game.commands.add((id) => {
      if (id !== COMMAND.id || isLabCovered(game)) return false;
      void activateAll(game);
      return true;
    });
    return () => {
      window.removeEventListener("keydown", press);
      stopReceiving();
    };
  }, [game]);
}

function isLabCovered(game: Game): boolean {
  const { inBattle, dialogs, moveMode } = game.store.getState();
  return inBattle || dialogs.length > 0 || moveMode !== null;
}
