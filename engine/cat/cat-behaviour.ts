import { type Box, clamp, type Point } from "../room-geometry.ts";

/** The cat's activity. `until` counts down in milliseconds while it sits or sleeps. */
export interface CatMood {
  doing: "idle" | "walk" | "sleep";
  /** Top left corner of the cat's square where it is drawn; the lab keeps its own position. */
  x: number;
  y: number;
  goal: Point;
  until: number;
  facingRight: boolean;
}

/** Pixels per second. */
const WALK_SPEED = 46;
const IDLE_MS = { low: 1800, high: 4600 };
const SLEEP_MS = { low: 7000, high: 15000 };
/** Probability that a cat falls asleep after sitting; otherwise it walks. */
const SLEEP_CHANCE = 0.3;
/** Longest step in milliseconds, so that the cat does not jump after the page was hidden. */
const MAX_STEP_MS = 250;

/** Returns the state of a cat that has just sat down at its place. */
export function restingCat(place: Point): CatMood {
  return {
    doing: "idle",
    x: place.x,
    y: place.y,
    goal: { x: place.x, y: place.y },
    until: IDLE_MS.low,
    facingRight: true,
  };
}

/**
 * Advances the cat: it sits, strolls and sleeps around its place (`LAB-136`).
 * @param home area for its corner, always inside the canvas
 * @param random returns a new number from 0 up to 1
 */
export function updateCat(cat: CatMood, home: Box, elapsedMs: number, random: () => number): void {
  const ms = Math.min(elapsedMs, MAX_STEP_MS);
  if (cat.doing === "walk") stroll(cat, ms, random);
  else {
    cat.until -= ms;
    if (cat.until <= 0) chooseNext(cat, home, random);
  }
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

function stroll(cat: CatMood, ms: number, random: () => number): void {
  const x = cat.goal.x - cat.x;
  const y = cat.goal.y - cat.y;
  const distance = Math.hypot(x, y);
  const step = (WALK_SPEED * ms) / 1000;
  if (distance <= step) {
    cat.x = cat.goal.x;
    cat.y = cat.goal.y;
    cat.doing = "idle";
    cat.until = between(IDLE_MS, random);
    return;
  }
  cat.x += (x / distance) * step;
  cat.y += (y / distance) * step;
}

function chooseNext(cat: CatMood, home: Box, random: () => number): void {
  if (cat.doing === "idle" && random() < SLEEP_CHANCE) {
    cat.doing = "sleep";
    cat.until = between(SLEEP_MS, random);
    return;
  }
  cat.doing = "walk";
  cat.goal = { x: home.x + random() * home.width, y: home.y + random() * home.height };
  cat.facingRight = cat.goal.x >= cat.x;
}

function between(range: { low: number; high: number }, random: () => number): number {
  return range.low + random() * (range.high - range.low);
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
