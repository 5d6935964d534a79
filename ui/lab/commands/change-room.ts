import { fill, roomNeeds } from "../../../rules/index.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { selectPosition } from "./move-mode.ts";

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

/** Goes through a door of the room; a locked door says what unlocks it (`GAP-64`). */
export function enterDoor(game: Game, room: number): void {
  const { lab, rules } = game.store.getState();
  if (!lab || !rules) return;
  if (room <= lab.roomsUnlocked) changeRoom(game, room);
  else notify(game, fill(rules.texts.lab.notices.roomLocked, { room, roomNeeds: roomNeeds(rules) }));
}

const ROOM_ONE = 1;
const ROOM_TWO = 2;

/**
 * Handles 'Stay in Room 1': the dialog never shows again, the notice with the arrow stays (`LAB-050`, `LAB-051`,
 * `CON-26`).
 */
export function stayInRoomOne(game: Game): Promise<void> {
  game.store.setState({ roomUnlockNotice: true });
  changeRoom(game, ROOM_ONE);
  return dismissRoomUnlock(game);
}

/** Handles 'Go to Room 2' in the dialog (`CON-26`). */
export function goToRoomTwo(game: Game): Promise<void> {
  changeRoom(game, ROOM_TWO);
  return dismissRoomUnlock(game);
}

/** Closes the notice with the arrow without changing rooms. */
export function closeRoomUnlockNotice(game: Game): void {
  game.store.setState({ roomUnlockNotice: false });
}

/**
 * Marks the dialog as dismissed at once, before the call: the server has no reason to refuse, and a repeated call
 * changes nothing (`LAB-052`).
 */
async function dismissRoomUnlock(game: Game): Promise<void> {
  closeDialog(game, "roomUnlock");
  changeLabState(game, (lab) => {
    lab.seenRoomUnlock = true;
  });
  await game.writes.run(async () =>
    updateConnection(game, await game.api.call("POST /api/dismissRoomUnlock")),
  );
}
