import type { KeyArea, KeyCommand } from "../../game/controls/key-command.ts";
import type { PadButton } from "../../game/pad/pad-buttons.ts";
import { ALL_COMMANDS } from "./all-commands.ts";

/** Where a button of a gamepad is pressed: in a room, or on a screen where a control has the focus or may get it. */
type PadPlace = "room" | "screen";

/** The areas whose commands a button may mean, the first one first. */
const AREAS: Readonly<Record<PadPlace, readonly KeyArea[]>> = {
  room: ["room", "lab"],
  screen: ["battle", "screens", "lab"],
};

/** Returns what a button of a gamepad asks for, in order: the first command that can be done counts. */
export function commandsOfButton(button: PadButton, place: PadPlace): KeyCommand[] {
  return AREAS[place].flatMap((area) =>
    ALL_COMMANDS.filter((command) => command.area === area && command.pad === button),
  );
}
