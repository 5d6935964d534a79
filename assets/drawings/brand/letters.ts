import { bbox } from "../../kit/bounding-box.ts";
import { text } from "../../kit/text.ts";

/** One placed letter of a word: its path around (0, 0) and its position. */
export interface Letter {
  readonly letter: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly rotation: number;
  readonly width: number;
  /** The x of the middle of the letter. */
  readonly centre: number;
}

export interface LetterSetting {
  readonly size: number;
  /** Space between two letters. */
  readonly gap: number;
  /** How far each letter is moved down. */
  readonly hops?: readonly number[];
  /** Rotation of each letter in degrees. */
  readonly tilts?: readonly number[];
}

/** Places the letters of a word with equal gaps between the visible edges of its letters, from (x, y) to the right. */
export function setLetters(word: string, x: number, y: number, setting: LetterSetting): Letter[] {
  const { size, gap, hops, tilts } = setting;
  let cursor = x;
  return [...word].map((letter, i) => {
    const path = text(letter, 0, 0, size, 700);
    const [left, , right] = bbox(path);
    const width = right - left;
    const start = cursor;
    cursor += width + gap;
    return {
      letter,
      path,
      x: start - left,
      y: y + (hops?.[i] ?? 0),
      rotation: tilts?.[i] ?? 0,
      width,
      centre: start + width / 2,
    };
  });
}
