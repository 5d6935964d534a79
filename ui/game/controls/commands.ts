import type { RoomCommand } from "../../../engine/index.ts";
import type { KeyCommand } from "./key-command.ts";

/** Makes the descriptors of one area from its rows. */
function commandsOf<Id extends string>(
  area: KeyCommand["area"],
  rows: Readonly<Record<Id, Omit<KeyCommand, "id" | "area">>>,
): { [Name in Id]: KeyCommand & { id: Name } } {
  const commands = Object.entries<Omit<KeyCommand, "id" | "area">>(rows).map(([id, row]) => [
    id,
    { id, area, ...row },
  ]);
  return Object.fromEntries(commands);
}

type BoundRoomCommand = Exclude<RoomCommand, "confirm" | "cancel">;

/** What keys do in a room; Space, Enter and Escape also confirm and cancel in move mode. A gamepad walks with its stick. */
export const ROOM_COMMANDS = commandsOf<BoundRoomCommand>("room", {
  walkLeft: {
    keys: { standard: ["ArrowLeft", "KeyA"], left: ["ArrowLeft", "KeyA"], right: ["ArrowLeft"] },
  },
  walkRight: {
    keys: { standard: ["ArrowRight", "KeyD"], left: ["ArrowRight", "KeyD"], right: ["ArrowRight"] },
  },
  walkUp: { keys: { standard: ["ArrowUp", "KeyW"], left: ["ArrowUp", "KeyW"], right: ["ArrowUp"] } },
  walkDown: { keys: { standard: ["ArrowDown", "KeyS"], left: ["ArrowDown", "KeyS"], right: ["ArrowDown"] } },
  use: {
    keys: { standard: ["KeyE", "Space"], left: ["KeyE", "Space"], right: ["Enter", "Space"] },
    pad: "south",
  },
});

/** What keys do anywhere in the lab. */
export const LAB_COMMANDS = commandsOf<"activateAll" | "panel" | "settings">("lab", {
  activateAll: { keys: { standard: ["KeyR"], left: ["KeyR"], right: ["KeyL"] }, pad: "west" },
  panel: { keys: { standard: [], left: ["KeyQ"], right: ["KeyP"] }, pad: "north" },
  settings: { keys: { standard: [], left: [], right: [] }, pad: "menu" },
});

/**
 * What keys do on every screen beside what browsers do: they move the focus in space, which Tab only does in a row. A
 * gamepad moves it with its stick and its cross.
 */
export const SCREEN_COMMANDS = commandsOf<
  "focusLeft" | "focusRight" | "focusUp" | "focusDown" | "press" | "back"
>("screens", {
  focusLeft: { keys: { standard: [], left: ["KeyA"], right: ["ArrowLeft"] } },
  focusRight: { keys: { standard: [], left: ["KeyD"], right: ["ArrowRight"] } },
  focusUp: { keys: { standard: [], left: ["KeyW"], right: ["ArrowUp"] } },
  focusDown: { keys: { standard: [], left: ["KeyS"], right: ["ArrowDown"] } },
  press: { keys: { standard: [], left: [], right: [] }, pad: "south" },
  back: { keys: { standard: [], left: [], right: ["Backspace"] }, pad: "east" },
});
