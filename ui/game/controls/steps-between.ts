import { type Box, type Direction, nextInDirection } from "./next-in-direction.ts";

/** Where each direction leads from a box, by index; null where it leads nowhere. */
type Steps = Record<Direction, number | null>;

const AHEAD: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];

/**
 * Returns where the four directions lead from each box. Every box is reached from every other one: where the nearest
 * ones never lead to a box, a direction in which nothing lies leads to it.
 */
export function stepsBetween(boxes: readonly Box[]): Steps[] {
  const indexes = boxes.map((_, index) => index);
  const steps = indexes.map((index) => nearestSteps(boxes, index));
  if (boxes.length === 0) return steps;
  // All reach one another when the first box reaches all, and all reach the first.
  for (;;) {
    const reached = reachedFrom(0, (index) => targetsOf(steps[index]));
    const missing = indexes.filter((index) => !reached.has(index));
    if (missing.length === 0) break;
    addShortest(boxes, steps, reached, missing);
  }
  for (;;) {
    const sources = sourcesOf(steps);
    const leading = reachedFrom(0, (index) => sources[index] ?? []);
    const stuck = indexes.find((index) => !leading.has(index));
    if (stuck === undefined) return steps;
    addShortest(
      boxes,
      steps,
      reachedFrom(stuck, (index) => targetsOf(steps[index])),
      leading,
    );
  }
}

function nearestSteps(boxes: readonly Box[], index: number): Steps {
  const from = boxes[index] as Box;
  const next = (direction: Direction) => nextInDirection(from, boxes, direction);
  return { left: next("left"), right: next("right"), up: next("up"), down: next("down") };
}

function targetsOf(steps: Steps | undefined): number[] {
  return steps ? Object.values(steps).filter((index) => index !== null) : [];
}

/** Returns for each box from which ones a step leads to it. */
function sourcesOf(steps: readonly Steps[]): number[][] {
  const sources: number[][] = steps.map(() => []);
  steps.forEach((step, index) => {
    for (const target of targetsOf(step)) sources[target]?.push(index);
  });
  return sources;
}

function reachedFrom(start: number, nextOf: (index: number) => readonly number[]): Set<number> {
  const reached = new Set([start]);
  // A set is walked in the order in which it grows.
  for (const index of reached) for (const next of nextOf(index)) reached.add(next);
  return reached;
}

/**
 * Adds the shortest step from some boxes to others, in a direction that leads nowhere yet: of boxes that only lead to
 * one another, the outermost ones have such directions.
 */
function addShortest(
  boxes: readonly Box[],
  steps: readonly Steps[],
  from: Iterable<number>,
  to: Iterable<number>,
): void {
  const targets = [...to];
  let least = Number.POSITIVE_INFINITY;
  let add = () => {};
  for (const source of from)
    for (const direction of DIRECTIONS) {
      const step = steps[source];
      if (step?.[direction] !== null) continue;
      for (const target of targets) {
        const length = lengthOf(boxes[source] as Box, boxes[target] as Box, direction);
        if (length >= least) continue;
        least = length;
        add = () => {
          step[direction] = target;
        };
      }
    }
  add();
}

/** Returns how far one box is from another; less where the direction points to it. */
function lengthOf(from: Box, to: Box, direction: Direction): number {
  const x = (to.left + to.right - from.left - from.right) / 2;
  const y = (to.top + to.bottom - from.top - from.bottom) / 2;
  const [aheadX, aheadY] = AHEAD[direction];
  return Math.abs(x) + Math.abs(y) - (x * aheadX + y * aheadY);
}
