import type { GuideKeys, Texts } from "../../../rules/index.ts";
import { useGameState } from "../game-context.tsx";
import { boundKeys } from "./bound-keys.ts";
import { ROOM_COMMANDS } from "./commands.ts";
import type { ControlSettings } from "./control-settings.ts";
import { directionKeysText, keysText } from "./key-names.ts";

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
