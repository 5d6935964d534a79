import type { Point } from "../room-geometry.ts";

/** What a figure does while it stays where it is. */
export interface Stay {
  doing: "idle" | "sleep";
  /** For how long, in milliseconds. */
  ms: number;
  /** Which way it looks; by default the way it came. */
  facingRight?: boolean;
}

/** What a figure does next: it walks to `goal`, or stays where it is with null, and then stays there. */
export interface Plan {
  goal: Point | null;
  stay: Stay;
}

/** A figure that strolls about a room. `until` counts down in milliseconds while it sits or sleeps. */
export interface Stroller {
  doing: "idle" | "walk" | "sleep";
  /** Where it is drawn. */
  x: number;
  y: number;
  goal: Point;
  /** What it does at its goal. */
  atGoal: Stay;
  until: number;
  facingRight: boolean;
}

/** Longest step in milliseconds, so that nothing jumps after the page was hidden. */
const MAX_STEP_MS = 250;

/** Returns a figure that has just sat down at a place, for `ms` milliseconds. */
export function resting(place: Point, ms: number): Stroller {
  const { x, y } = place;
  const atGoal: Stay = { doing: "idle", ms };
  return { doing: "idle", x, y, goal: { x, y }, atGoal, until: ms, facingRight: true };
}

/**
 * Advances a figure: it walks on, or stays until its time is over and then begins what `choose` returns.
 * @param speed pixels per second
 */
export function advanceStroller(
  figure: Stroller,
  elapsedMs: number,
  speed: number,
  choose: () => Plan,
): void {
  const ms = Math.min(elapsedMs, MAX_STEP_MS);
  if (figure.doing === "walk") {
    walkOn(figure, (speed * ms) / 1000);
    return;
  }
  figure.until -= ms;
  if (figure.until <= 0) begin(figure, choose());
}

/** Begins a plan at once, whatever the figure does. */
export function begin(figure: Stroller, { goal, stay }: Plan): void {
  if (goal === null) {
    settle(figure, stay);
    return;
  }
  figure.doing = "walk";
  figure.goal = { x: goal.x, y: goal.y };
  figure.atGoal = stay;
  figure.facingRight = goal.x >= figure.x;
}

/** Ends a walk at its goal without the way there (reduced motion). */
export function arriveAtOnce(figure: Stroller): void {
  if (figure.doing !== "walk") return;
  figure.x = figure.goal.x;
  figure.y = figure.goal.y;
  settle(figure, figure.atGoal);
}

/** Returns a time between two, in milliseconds. */
export function between(range: { low: number; high: number }, random: () => number): number {
  return range.low + random() * (range.high - range.low);
}

function walkOn(figure: Stroller, step: number): void {
  const x = figure.goal.x - figure.x;
  const y = figure.goal.y - figure.y;
  const distance = Math.hypot(x, y);
  if (distance <= step) {
    arriveAtOnce(figure);
    return;
  }
  figure.x += (x / distance) * step;
  figure.y += (y / distance) * step;
}

function settle(figure: Stroller, { doing, ms, facingRight = figure.facingRight }: Stay): void {
  figure.doing = doing;
  figure.until = ms;
  figure.facingRight = facingRight;
}
