import { useEffect } from "react";
import type { Game } from "../../game/store/game.ts";
import { activateAll } from "./activate-all.ts";

/** The key's place on the keyboard, as for the keys of the room. */
const CODE = "KeyR";
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

/** Activates all ready machines with a key, unless what has the focus takes keys itself. */
export function useActivateAllKey(game: Game): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.code !== CODE) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.activeElement?.closest(TAKES_KEYS)) return;
      const { inBattle, dialogs, moveMode } = game.store.getState();
      if (inBattle || dialogs.length > 0 || moveMode) return;
      event.preventDefault();
      void activateAll(game);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [game]);
}
