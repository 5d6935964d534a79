import type { RoomCommand } from "../../../engine/index.ts";
import type { Game } from "../store/game.ts";
import { boundKeys, workingKeys } from "./bound-keys.ts";
import { ROOM_COMMANDS } from "./commands.ts";
import type { ControlSettings } from "./control-settings.ts";

/** Keys that always mean the same in move mode (`LAB-092` to `LAB-094`), unless a room's command has them. */
const FIXED: Readonly<Record<string, RoomCommand>> = {
  Space: "confirm",
  Enter: "confirm",
  Escape: "cancel",
};

/**
 * Returns what a key does in a room; null for nothing. Where letters, digits and signs are no shortcuts, they only
 * count while the canvas has the focus, as WCAG 2.1.4 allows.
 */
export function roomCommandIn(
  controls: ControlSettings,
  code: string,
  isOnCanvas: boolean,
): RoomCommand | null {
  const keysOf = isOnCanvas ? boundKeys : workingKeys;
  const bound = Object.values(ROOM_COMMANDS).find((command) => keysOf(controls, command).includes(code));
  return bound?.id ?? FIXED[code] ?? null;
}

/** Returns what a key does in a room by the player's settings. */
export function roomCommandOf(game: Game, code: string, isOnCanvas: boolean): RoomCommand | null {
  return roomCommandIn(game.store.getState().settings.controls, code, isOnCanvas);
}
