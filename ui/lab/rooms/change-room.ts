import { fill } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { selectPosition } from "../move/move-mode.ts";

/**
 * Goes to an unlocked room and says so (`LAB-048`, `LAB-049`). Move mode goes along; a position marked in
 * the room left is let go (`GAP-11`). Room 2 entered is its notice used (`CON-26`).
 */
export function changeRoom(game: Game, room: number): void {
  const { lab, rules, room: from } = game.store.getState();
  if (!lab || !rules || room === from || room < 1 || room > lab.roomsUnlocked) return;
  game.store.setState((state) => {
    state.room = room;
    if (room > 1) state.roomUnlockNotice = false;
    // On narrow screens the panel would lie over the room that was asked for.
    state.panelOpen = false;
  });
  selectPosition(game, null);
  game.sounds.emit("click");
  notify(game, fill(rules.notices.enteredRoom, { room }));
}
