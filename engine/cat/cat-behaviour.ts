import { advanceStroller, between, type Plan, resting, type Stroller } from "../room/strolling.ts";
import { type Box, clamp, type Point } from "../room-geometry.ts";

/** The cat's activity and the top left corner of its square where it is drawn; the lab keeps its own position. */
export type CatMood = Stroller;

/** Pixels per second. */
const WALK_SPEED = 46;
const IDLE_MS = { low: 1800, high: 4600 };
const SLEEP_MS = { low: 7000, high: 15000 };
/** Probability that a cat falls asleep after sitting; otherwise it walks. */
const SLEEP_CHANCE = 0.3;
/** Returns the state of a cat that has just sat down at its place. */
export function restingCat(place: Point): CatMood {
  return resting(place, IDLE_MS.low);
}

/**
 * Advances the cat: it sits, strolls and sleeps around its place (`LAB-136`).
 * @param home area for its corner, always inside the canvas
 * @param random returns a new number from 0 up to 1
 */
export function updateCat(cat: CatMood, home: Box, elapsedMs: number, random: () => number): void {
  advanceStroller(cat, elapsedMs, WALK_SPEED, () => chooseNext(cat, home, random));
}

/** Wakes the cat; it sits and purrs for a moment. */
export function petCat(cat: CatMood): void {
  cat.doing = "idle";
  cat.until = IDLE_MS.low;
}

/** Returns the area for the cat's corner: one cell around its place, within the walls. */
export function catHome(place: Point, reach: number, largest: Point): Box {
  const x = clamp(place.x - reach, 0, largest.x);
  const y = clamp(place.y - reach, Math.min(place.y, reach), largest.y);
  return {
    x,
    y,
    width: clamp(place.x + reach, 0, largest.x) - x,
    height: Math.max(0, clamp(place.y + reach, 0, largest.y) - y),
  };
}

function chooseNext(cat: CatMood, home: Box, random: () => number): Plan {
  if (cat.doing === "idle" && random() < SLEEP_CHANCE)
    return { goal: null, stay: { doing: "sleep", ms: between(SLEEP_MS, random) } };
  const goal = { x: home.x + random() * home.width, y: home.y + random() * home.height };
  return { goal, stay: { doing: "idle", ms: between(IDLE_MS, random) } };
}

const CYCLES = {
  idle: [0, 0, 0, 1, 0, 0, 2, 0],
  walk: [0, 1, 2, 3, 4, 5, 6, 7],
  sleep: [0, 1],
} as const;
const FRAMES_PER_SECOND = { idle: 3, walk: 16, sleep: 1.2 } as const;

/** Returns the name of the frame to show, e.g. `cat_walk_3`; `calm` shows the first one (reduced motion). */
export function catFrame(doing: CatMood["doing"], ms: number, calm: boolean): string {
  const cycle = CYCLES[doing];
  const index = calm ? 0 : Math.floor((ms / 1000) * FRAMES_PER_SECOND[doing]) % cycle.length;
  return `cat_${doing}_${cycle[index] ?? 0}`;
}
