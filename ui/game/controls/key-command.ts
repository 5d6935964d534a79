import type { PadButton } from "../pad/pad-buttons.ts";

/** The sets of keys to choose from: for both hands, for the left one alone, for the right one alone. */
export const KEY_SETS = ["standard", "left", "right"] as const;

export type KeySet = (typeof KEY_SETS)[number];

/**
 * Where a key is heard: in a room while no control has the focus, anywhere in the lab, on every screen that has
 * controls, or in a battle.
 */
export type KeyArea = "room" | "lab" | "screens" | "battle";

/** Something the player can ask for with a key or a button of a gamepad. */
export interface KeyCommand {
  id: string;
  area: KeyArea;
  /** The codes of its keys in each set, until the player changes them. */
  keys: Readonly<Record<KeySet, readonly string[]>>;
  /** Its button of a gamepad, if it has one. */
  pad?: PadButton;
}

/** The areas whose keys are heard at the same time. */
const TOGETHER: Readonly<Record<KeyArea, readonly KeyArea[]>> = {
  room: ["room", "lab"],
  lab: ["room", "lab", "screens"],
  screens: ["lab", "screens", "battle"],
  battle: ["screens", "battle"],
};

/** Returns whether a key may not be used in both areas, because both would hear it. */
export function areHeardTogether(one: KeyArea, other: KeyArea): boolean {
  return TOGETHER[one].includes(other);
}

const LATIN_LETTER = /^[a-z]$/i;

/**
 * Returns the code of a pressed key. Keys of a room count by their place on the keyboard, so that WASD is a cross on
 * every layout; the others by their letter, which stands in texts, or by their place where it is no Latin one.
 */
export function pressedCode(area: KeyArea, { key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return area !== "room" && LATIN_LETTER.test(key) ? `Key${key.toUpperCase()}` : code || key;
}

const CHARACTER =
  /^(Key|Digit|Numpad\d|Intl|Bracket|(Backslash|Backquote|Minus|Equal|Comma|Period|Slash|Semicolon|Quote)$)/;

/** Returns whether a key writes a letter, digit or sign: WCAG 2.1.4 asks that such shortcuts can be switched off. */
export function isCharacterKey(code: string): boolean {
  return CHARACTER.test(code);
}
