import type { GuideKeys, Texts } from "../../../rules/index.ts";
import { useGameState } from "../game-context.tsx";
import { boundKeys, workingKeys } from "./bound-keys.ts";
import { ROOM_COMMANDS } from "./commands.ts";
import type { ControlSettings } from "./control-settings.ts";
import type { KeyCommand } from "./key-command.ts";
import { directionKeysText, keyName, keysText } from "./key-names.ts";

/** The key of a command as hints say it, and as `aria-keyshortcuts` names it. */
interface KeyHint {
  name: string;
  shortcut: string;
}

/** Returns the first key of a command as it works now; null while it has none. */
export function useKeyHint(texts: Texts, command: KeyCommand): KeyHint | null {
  const controls = useGameState((state) => state.settings.controls);
  const [code] = workingKeys(controls, command);
  if (code === undefined) return null;
  return { name: keyName(texts, controls.keyNames, code), shortcut: code.replace(/^(Key|Digit)/, "") };
}

/** Returns the names of the keys that walk and interact in a room. */
export function roomKeysText(texts: Texts, controls: ControlSettings): GuideKeys {
  const { walkLeft, walkRight, walkUp, walkDown, use } = ROOM_COMMANDS;
  const directions = [walkLeft, walkRight, walkUp, walkDown].map((command) => boundKeys(controls, command));
  return {
    walk: directionKeysText(texts, controls.keyNames, directions),
    use: keysText(texts, controls.keyNames, boundKeys(controls, use)),
  };
}

/** Returns the names of the player's keys that walk and interact in a room. */
export function useRoomKeys(texts: Texts): GuideKeys {
  return roomKeysText(
    texts,
    useGameState((state) => state.settings.controls),
  );
}
