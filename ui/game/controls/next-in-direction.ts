/** The edges of something on the screen, in pixels. */
export type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

export type Direction = "left" | "right" | "up" | "down";

/** How much more a step to the side counts than one straight on. */
const ASIDE = 3;
/** Prefers the more central of two that are equally near. */
const OFF_CENTRE = 0.05;

/** A box as seen when looking in a direction: how far ahead it is, and how far to the side. */
interface Seen {
  near: number;
  far: number;
  low: number;
  high: number;
}

/**
 * Returns the index of the box that comes next in a direction: near, and rather straight on than aside. Null when
 * there is none.
 */
export function nextInDirection(from: Box, boxes: readonly Box[], direction: Direction): number | null {
  const start = seenFrom(from, direction);
  let next: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const seen = seenFrom(box, direction);
    if (seen.near <= start.near || centre(seen.near, seen.far) <= centre(start.near, start.far)) return;
    const ahead = Math.max(0, seen.near - start.far);
    const aside = Math.max(0, seen.low - start.high, start.low - seen.high);
    const off = Math.abs(centre(seen.low, seen.high) - centre(start.low, start.high));
    const distance = ahead + ASIDE * aside + OFF_CENTRE * off;
    if (distance < least) {
      least = distance;
      next = index;
    }
  });
  return next;
}

function seenFrom({ left, right, top, bottom }: Box, direction: Direction): Seen {
  switch (direction) {
    case "right":
      return { near: left, far: right, low: top, high: bottom };
    case "left":
      return { near: -right, far: -left, low: top, high: bottom };
    case "down":
      return { near: top, far: bottom, low: left, high: right };
    case "up":
      return { near: -bottom, far: -top, low: left, high: right };
  }
}

function centre(one: number, other: number): number {
  return (one + other) / 2;
}
