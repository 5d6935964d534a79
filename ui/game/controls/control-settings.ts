import { KEY_SETS, type KeySet } from "./key-command.ts";

/** How the player plays the game by hand; kept in the browser with the other settings. */
export interface ControlSettings {
  keySet: KeySet;
  /** Codes of the keys of the commands that the player has changed, by the command's id. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** What stands on the player's keys, by code, of those that were chosen. */
  keyNames: Readonly<Record<string, string>>;
  /** Whether single letters, digits and signs are shortcuts. */
  characterKeys: boolean;
  /** Whether a tap on a direction key starts walking, and another one stops. */
  walkByTap: boolean;
  /** The side of the screen on which a battle's buttons are. */
  buttonsSide: "left" | "right";
  /** Whether a gamepad shakes at hits in battles. */
  vibration: boolean;
}

export const FRESH_CONTROLS: ControlSettings = {
  keySet: "standard",
  keys: {},
  keyNames: {},
  characterKeys: true,
  walkByTap: false,
  buttonsSide: "right",
  vibration: false,
};

/** Returns the kept settings, with the default in place of each that is missing or unreadable. */
export function readControls(kept: unknown): ControlSettings {
  if (typeof kept !== "object" || kept === null) return FRESH_CONTROLS;
  const { keySet, keys, keyNames, buttonsSide, ...flags } = kept as Record<string, unknown>;
  const flag = (name: "characterKeys" | "walkByTap" | "vibration") => {
    const value = flags[name];
    return typeof value === "boolean" ? value : FRESH_CONTROLS[name];
  };
  return {
    keySet: KEY_SETS.find((known) => known === keySet) ?? FRESH_CONTROLS.keySet,
    keys: isRecordOf(keys, isCodes) ? keys : FRESH_CONTROLS.keys,
    keyNames: isRecordOf(keyNames, isText) ? keyNames : FRESH_CONTROLS.keyNames,
    buttonsSide: buttonsSide === "left" ? "left" : "right",
    characterKeys: flag("characterKeys"),
    walkByTap: flag("walkByTap"),
    vibration: flag("vibration"),
  };
}

function isRecordOf<Value>(
  kept: unknown,
  isValue: (value: unknown) => value is Value,
): kept is Record<string, Value> {
  return typeof kept === "object" && kept !== null && Object.values(kept).every(isValue);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCodes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
