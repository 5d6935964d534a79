import { type Box, clamp, type Point } from "../room/room-geometry.ts";

/** A label to be placed: its size, and where its middle would best be. */
export interface WishedLabel {
  width: number;
  height: number;
  wish: Point;
}

/** Between two labels, and between a label and the edge of the room. */
const GAP = 2;
const EDGE = 3;

/**
 * Where the middle of each label goes so that none covers another and all are inside of the room: each as near to
 * its wish as those before it in the list leave it. A label for which nothing is free stays at its wish; the
 * labels of a full room take about a fourth of it.
 */
export function arrangeLabels(
  labels: readonly WishedLabel[],
  room: { width: number; height: number },
): Point[] {
  const taken: Box[] = [];
  return labels.map((label) => {
    const middle = nearestFree(label, room, taken);
    taken.push(boxAround(middle, label));
    return middle;
  });
}

/**
 * The free place nearest to a wish has its middle at the wish, or at the edge of something, in each direction: only
 * those are looked at, the nearest first; of equally near ones the upper, then the left.
 */
function nearestFree(
  label: WishedLabel,
  room: { width: number; height: number },
  taken: readonly Box[],
): Point {
  const halfWidth = label.width / 2;
  const halfHeight = label.height / 2;
  const inside = (value: number, half: number, size: number) =>
    clamp(value, Math.min(half + EDGE, size / 2), Math.max(size - half - EDGE, size / 2));
  const wish = {
    x: inside(label.wish.x, halfWidth, room.width),
    y: inside(label.wish.y, halfHeight, room.height),
  };
  const xs = [wish.x];
  const ys = [wish.y];
  for (const { x, y, width, height } of taken) {
    xs.push(x - halfWidth - GAP, x + width + halfWidth + GAP);
    ys.push(y - halfHeight - GAP, y + height + halfHeight + GAP);
  }
  let nearest = wish;
  let shortest = Number.POSITIVE_INFINITY;
  for (const y of ys) {
    if (y !== inside(y, halfHeight, room.height)) continue;
    for (const x of xs) {
      if (x !== inside(x, halfWidth, room.width)) continue;
      const distance = (x - wish.x) ** 2 + (y - wish.y) ** 2;
      const better =
        distance < shortest ||
        (distance === shortest && (y < nearest.y || (y === nearest.y && x < nearest.x)));
      if (better && isFree(boxAround({ x, y }, label), taken)) {
        nearest = { x, y };
        shortest = distance;
      }
    }
  }
  return nearest;
}

function boxAround({ x, y }: Point, { width, height }: WishedLabel): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return !taken.some(
    (other) =>
      box.x < other.x + other.width &&
      other.x < box.x + box.width &&
      box.y < other.y + other.height &&
      other.y < box.y + box.height,
  );
}
