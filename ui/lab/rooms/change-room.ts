import { fill } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { selectPosition } from "../move/move-mode.ts";

/**
 * Moves the player to an unlocked room and announces it (`LAB-048`, `LAB-049`). Move mode stays on, but a position
 * selected in the other room is cleared (`GAP-11`). Entering room 2 closes its notice (`CON-26`).
 */
export function changeRoom(game: Game, room: number): void {
  const { lab, rules, room: from } = game.store.getState();
  if (!lab || !rules || room === from || room < 1 || room > lab.roomsUnlocked) return;
  game.store.setState((state) => {
    state.room = room;
    if (room > 1) state.roomUnlockNotice = false;
    // On narrow screens the open panel would cover the room.
    state.panelOpen = false;
  });
  selectPosition(game, null);
  game.sounds.emit("click");
  notify(game, fill(rules.texts.lab.notices.enteredRoom, { room }));
}
