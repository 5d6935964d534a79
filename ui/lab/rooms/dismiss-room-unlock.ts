import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { changeRoom } from "./change-room.ts";

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

/** Closes the notice with the arrow unused. */
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
