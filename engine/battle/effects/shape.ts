import type { GameObjects } from "phaser";

/** Draws lines and areas; one for all shapes of the field. */
export type Ink = GameObjects.Graphics;

/** A light effect with a lifetime; `share` is the part that has passed, from 0 to 1. */
export interface Shape {
  lifeMs: number;
  draw(ink: Ink, share: number): void;
}

export const FULL_TURN = 2 * Math.PI;
export const WHITE = 0xffffff;

/** Returns how much of the span between two shares has passed, from 0 to 1. */
export function partOf(share: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (share - from) / (to - from)));
}

/** Fast first, then slower. */
export function easedOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Rises to 1 quickly, stays, and fades from `fadesFrom` on. */
export function appearance(share: number, fadesFrom = 0.7): number {
  return Math.min(1, share / 0.12) * (1 - partOf(share, fadesFrom, 1));
}

/** A shape that appears quickly and fades from `fadesFrom` on; `draw` also gets how opaque it is, from 0 to 1. */
export function fadingShape(
  lifeMs: number,
  fadesFrom: number,
  draw: (ink: Ink, share: number, alpha: number) => void,
): Shape {
  return { lifeMs, draw: (ink, share) => draw(ink, share, appearance(share, fadesFrom)) };
}

/** The left and the right of a creature. */
export const BOTH_SIDES = [-1, 1] as const;

/** Steps along a direction and across it, for areas that point somewhere; `across` is a share of the length. */
export function directions(angle: number, length: number, across: number) {
  const along = [Math.cos(angle) * length, Math.sin(angle) * length] as const;
  return { along, across: [-along[1] * across, along[0] * across] as const };
}

/** Returns a number from 0 to 1 that looks random but is always the same for an index. */
export function scattered(index: number): number {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}
