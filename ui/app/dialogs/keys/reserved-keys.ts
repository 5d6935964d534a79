import { OTHER_COMMANDS } from "../../../battle/keyboard/battle-commands.ts";
import type { KeyCommand } from "../../../game/controls/key-command.ts";

/** Keys of browsers and of dialogs, which no command may take. */
const ALWAYS = /^(Tab|Escape|F\d+|Context.*|Print.*|Pause|ScrollLock|NumLock|)$/;
/** Keys that press what has the focus. */
const PRESS: readonly string[] = ["Enter", "NumpadEnter", "Space"];
/** Keys that choose creatures in battles. */
const PLACES = /^Digit[1-9]$/;

/** Returns whether a key cannot be given to a command, because it always does something else where it is heard. */
export function isReservedKey({ id, area }: KeyCommand, code: string): boolean {
  if (ALWAYS.test(code)) return true;
  if (PRESS.includes(code)) return area !== "room" && id !== OTHER_COMMANDS.again.id;
  return PLACES.test(code) && (area === "battle" || area === "screens");
}
