import { begin, between, type Plan, resting, type Stroller } from "../room/strolling.ts";
import { type Box, clamp, contains, type Point } from "../room-geometry.ts";

/** What a creature knows of its room; all points are those where feet stand. */
export interface Surroundings {
  /** Where feet may stand. */
  floor: Box;
  /** The squares of the room's machines, and which of them are ready. */
  machines: readonly (Box & { ready: boolean })[];
  /** Where the avatar is, and where the other creatures are or go. */
  others: readonly Point[];
}

/** Pixels per second. */
export const RESIDENT_SPEED = 44;
const IDLE_MS = { low: 2200, high: 6000 };
const LOOK_MS = { low: 4500, high: 9000 };
const SLEEP_MS = { low: 9000, high: 20_000 };
const GREET_MS = 2600;
const CALLED_MS = 4200;
/** Probabilities of a nap, and else of a look at a machine that is ready; otherwise it strolls. */
const SLEEP_CHANCE = 0.22;
const LOOK_CHANCE = 0.5;
/** Places that it considers before it takes one that is not free. */
const TRIES = 14;
/** The rug in the middle of each room, as the rooms are drawn, less its fringe. */
const RUG = { x: 400, y: 382, width: 104, height: 52 };
/** A place this near to another creature is taken; depth counts more than width, as pictures are upright. */
const APART = { x: 84, y: 48 };
/** How far beside and in front of a machine's square a creature would hide it or be hidden. */
const BESIDE = 42;
const BEHIND = 24;
const IN_FRONT = 68;
/** Where it stands to look at a machine: beside its square, at the height of its feet. */
const LOOKS_FROM = 58;
/** Where those who are called stand around the avatar's feet, in the order of the room. */
const AROUND: readonly Point[] = [
  { x: -74, y: 6 },
  { x: 74, y: 6 },
  { x: -40, y: 46 },
  { x: 40, y: 46 },
];

/** Returns a creature that has just appeared in its room: on the rug asleep, or somewhere on the floor. */
export function appearing(around: Surroundings, random: () => number): Stroller {
  const isAsleep = random() < SLEEP_CHANCE;
  const place = isAsleep ? freePlace(around, random, onRug) : freePlace(around, random, onFloor);
  const figure = resting(place, between(IDLE_MS, random));
  figure.facingRight = random() < 0.5;
  if (isAsleep) begin(figure, { goal: null, stay: { doing: "sleep", ms: between(SLEEP_MS, random) } });
  return figure;
}

/** Returns what a creature does next (`GAP-75`): a nap on the rug, a look at a machine that is ready, or a stroll. */
export function nextPlan(figure: Stroller, around: Surroundings, random: () => number): Plan {
  if (figure.doing !== "sleep" && random() < SLEEP_CHANCE)
    return {
      goal: freePlace(around, random, onRug),
      stay: { doing: "sleep", ms: between(SLEEP_MS, random) },
    };
  const look = random() < LOOK_CHANCE ? lookAtReady(around, random) : null;
  return (
    look ?? {
      goal: freePlace(around, random, onFloor),
      stay: { doing: "idle", ms: between(IDLE_MS, random) },
    }
  );
}

/**
 * Lets a creature come to the avatar, where it waits for a moment.
 * @param place its number among those who come
 */
export function comeTo(figure: Stroller, { floor }: Surroundings, avatar: Point, place: number): void {
  const offset = AROUND[place % AROUND.length] ?? { x: 0, y: 0 };
  const goal = within(floor, { x: avatar.x + offset.x, y: avatar.y + offset.y });
  begin(figure, { goal, stay: { doing: "idle", ms: CALLED_MS, facingRight: avatar.x > goal.x } });
}

/** Wakes a creature that is pressed; it turns to the avatar and stays for a moment. */
export function noticePress(figure: Stroller, avatar: Point): void {
  begin(figure, {
    goal: null,
    stay: { doing: "idle", ms: GREET_MS, facingRight: avatar.x >= figure.x },
  });
}

/** Returns whether a creature can stand at a point without hiding a machine, or being hidden, or standing in another. */
export function isFree({ machines, others }: Surroundings, { x, y }: Point): boolean {
  return !(
    machines.some(
      (machine) =>
        x > machine.x - BESIDE &&
        x < machine.x + machine.width + BESIDE &&
        y > machine.y + BEHIND &&
        y < machine.y + machine.height + IN_FRONT,
    ) || others.some((other) => Math.abs(other.x - x) < APART.x && Math.abs(other.y - y) < APART.y)
  );
}

/** A look at one of the machines that are ready, from a free side of it; null where there is none. */
function lookAtReady(around: Surroundings, random: () => number): Plan | null {
  const ready = around.machines.filter((machine) => machine.ready);
  const machine = ready[Math.floor(random() * ready.length)];
  if (!machine) return null;
  const y = machine.y + machine.height - 2;
  const sides = [
    { goal: { x: machine.x - LOOKS_FROM, y }, facingRight: true },
    { goal: { x: machine.x + machine.width + LOOKS_FROM, y }, facingRight: false },
  ];
  if (random() < 0.5) sides.reverse();
  const side = sides.find(({ goal }) => contains(around.floor, goal) && isFree(around, goal));
  if (!side) return null;
  const { goal, facingRight } = side;
  return { goal, stay: { doing: "idle", ms: between(LOOK_MS, random), facingRight } };
}

type Draw = (around: Surroundings, random: () => number) => Point;

/** A place that is free; in a full room the last one that was tried. */
function freePlace(around: Surroundings, random: () => number, draw: Draw): Point {
  let place = draw(around, random);
  for (let tries = 1; tries < TRIES && !isFree(around, place); tries++) place = draw(around, random);
  return place;
}

const onFloor: Draw = ({ floor }, random) => ({
  x: floor.x + random() * floor.width,
  y: floor.y + random() * floor.height,
});

const onRug: Draw = ({ floor }, random) => {
  const [across, along] = [2 * random() - 1, 2 * random() - 1];
  // A square pressed into an ellipse, evenly enough and without roots.
  return within(floor, {
    x: RUG.x + RUG.width * across * (1 - 0.3 * along * along),
    y: RUG.y + RUG.height * along * (1 - 0.3 * across * across),
  });
};

function within({ x, y, width, height }: Box, point: Point): Point {
  return { x: clamp(point.x, x, x + width), y: clamp(point.y, y, y + height) };
}
