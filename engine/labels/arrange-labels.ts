import { type Box, clamp, type Point } from "../room-geometry.ts";

/** A label to place: its size and the preferred position of its centre. */
export interface LabelToPlace {
  width: number;
  height: number;
  preferred: Point;
}

/** Smallest distance between labels, and between a label and the edge of the room, in pixels. */
const GAP = 2;
const EDGE = 3;

/**
 * Returns the centre of each label so that none overlaps another and all are inside the room: each as near to its
 * preferred position as the earlier labels of the list allow. A label without a free place keeps its preferred
 * position; the labels of a full room cover about a quarter of it.
 */
export function arrangeLabels(
  labels: readonly LabelToPlace[],
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
 * Returns the nearest free position. In each direction it lies at the preferred position or at the edge of an
 * obstacle, so only those are tried, nearest first; of equally near ones the upper, then the left one wins.
 */
function nearestFree(
  label: LabelToPlace,
  room: { width: number; height: number },
  taken: readonly Box[],
): Point {
  const halfWidth = label.width / 2;
  const halfHeight = label.height / 2;
  const inside = (value: number, half: number, size: number) =>
    clamp(value, Math.min(half + EDGE, size / 2), Math.max(size - half - EDGE, size / 2));
  const preferred = {
    x: inside(label.preferred.x, halfWidth, room.width),
    y: inside(label.preferred.y, halfHeight, room.height),
  };
  const xs = [preferred.x];
  const ys = [preferred.y];
  for (const { x, y, width, height } of taken) {
    xs.push(x - halfWidth - GAP, x + width + halfWidth + GAP);
    ys.push(y - halfHeight - GAP, y + height + halfHeight + GAP);
  }
  let nearest = preferred;
  let shortest = Number.POSITIVE_INFINITY;
  for (const y of ys) {
    if (y !== inside(y, halfHeight, room.height)) continue;
    for (const x of xs) {
      if (x !== inside(x, halfWidth, room.width)) continue;
      const distance = (x - preferred.x) ** 2 + (y - preferred.y) ** 2;
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

function boxAround({ x, y }: Point, { width, height }: LabelToPlace): Box {
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
