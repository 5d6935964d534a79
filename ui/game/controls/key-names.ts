import { orText, type Texts } from "../../../rules/index.ts";
import type { ControlSettings } from "./control-settings.ts";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** The order in which the keys of a cross are said: WASD. */
const CROSS = [2, 0, 3, 1];
const LETTER_OR_DIGIT = /^(?:Key|Digit)([A-Z\d])$/;

/** Returns what is called a key with this code, such as 'E', 'Space' or '←'. */
export function keyName(
  { controls: { keyNames } }: Pick<Texts, "controls">,
  names: ControlSettings["keyNames"],
  code: string,
): string {
  const named: Readonly<Record<string, string>> = keyNames;
  return names[code] ?? LETTER_OR_DIGIT.exec(code)?.[1] ?? named[code] ?? code;
}

/** Returns the names of keys as a choice: 'E or Space'; a dash for none. */
export function keysText(texts: Texts, names: ControlSettings["keyNames"], codes: readonly string[]): string {
  if (codes.length === 0) return texts.controls.noKey;
  return orText(
    texts,
    codes.map((code) => keyName(texts, names, code)),
  );
}

/**
 * Returns the names of the keys of four directions, left, right, up and down, as a choice: 'Arrow keys or WASD'. Keys
 * that are alone on a direction are said one by one.
 */
export function directionKeysText(
  texts: Texts,
  names: ControlSettings["keyNames"],
  directions: readonly (readonly string[])[],
): string {
  const most = Math.max(...directions.map((codes) => codes.length));
  const sets = Array.from({ length: most }, (_, index) => directions.map((codes) => codes[index]));
  const said = sets.map((set) => setText(texts, names, set)).filter((text) => text !== "");
  return said.length === 0 ? texts.controls.noKey : orText(texts, said);
}

function setText(
  texts: Texts,
  names: ControlSettings["keyNames"],
  set: readonly (string | undefined)[],
): string {
  if (set.every((code, index) => code === ARROWS[index])) return texts.controls.arrowKeys;
  const inOrder = CROSS.flatMap((index) => set[index] ?? []).map((code) => keyName(texts, names, code));
  return inOrder.join(inOrder.every((name) => name.length === 1) ? "" : " ");
}
