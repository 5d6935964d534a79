import type { HitWeight } from "./hit-weight.ts";

/** What a number or word over a creature says, which decides its size, shape and colour. */
export type NumberTone = HitWeight | "healing" | "dodge" | "block" | "word" | "energy";

/** The shape behind a number; null for none. */
export type PlateShape = "star" | "dent" | "cross" | "streak" | "shield";

export interface NumberLook {
  color: string;
  scale: number;
  plate: PlateShape | null;
}

/** Size, shape and, beside them, colour: each kind can be told without its colour. */
export const NUMBER_LOOKS: Readonly<Record<NumberTone, NumberLook>> = {
  light: { color: "#ffe3df", scale: 0.74, plate: null },
  ordinary: { color: "#ffd7d2", scale: 1, plate: null },
  heavy: { color: "#ffe0c2", scale: 1.2, plate: "dent" },
  critical: { color: "#fff3c4", scale: 1.42, plate: "star" },
  healing: { color: "#c9ffd6", scale: 1.05, plate: "cross" },
  dodge: { color: "#e4f8ff", scale: 0.85, plate: "streak" },
  block: { color: "#e4f8ff", scale: 0.85, plate: "shield" },
  word: { color: "#f5f1ff", scale: 0.85, plate: null },
  energy: { color: "#7cf5ff", scale: 0.95, plate: null },
};
