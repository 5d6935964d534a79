import { fill, roomNeeds } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { changeRoom } from "./change-room.ts";

/** Goes through a door of the room; a locked door says what unlocks it (`GAP-64`). */
export function enterDoor(game: Game, room: number): void {
  const { lab, rules } = game.store.getState();
  if (!lab || !rules) return;
  if (room <= lab.roomsUnlocked) changeRoom(game, room);
  else notify(game, fill(rules.texts.lab.notices.roomLocked, { room, roomNeeds: roomNeeds(rules) }));
}
