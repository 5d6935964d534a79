import type { Stroller } from "../room/strolling.ts";
import { type Pose, restingPose, writeIdlePose } from "./idle-motion.ts";

const MS = 1000;
const FULL_TURN = 2 * Math.PI;
/** Steps a second, their height relative to the edge of the picture, and how far it leans, in degrees. */
const WALK = { rate: 2.4, hop: 0.055, lean: 3.5 };
/** How flat a sleeping creature lies, and how it breathes. */
const SLEEP = { height: 0.88, width: 1.05, breath: 0.02, rate: 0.22 };
/** A jump for joy: its length, and its height relative to the edge of the picture. */
const JUMP = { ms: 520, height: 0.2 };
/**
 * How an egg wobbles, from one without an upgrade to one that is about to hatch: how often, how far in degrees, and for
 * how long.
 */
const WOBBLE = { everyMs: { few: 7000, many: 2200 }, degrees: { few: 2, many: 11 }, ms: 900, swings: 3 };

/** Writes the pose of a creature into `pose`; `phase` (0 to 1) makes neighbours move at different times. */
export function writeResidentPose(
  pose: Pose,
  doing: Stroller["doing"],
  species: string,
  timeMs: number,
  phase: number,
): void {
  if (doing === "idle") {
    writeIdlePose(pose, species, timeMs, phase);
    return;
  }
  Object.assign(pose, restingPose());
  if (doing === "sleep") {
    const breath = SLEEP.breath * Math.sin(((timeMs / MS) * SLEEP.rate + phase) * FULL_TURN);
    pose.scaleX = SLEEP.width - breath / 2;
    pose.scaleY = SLEEP.height + breath;
    return;
  }
  const step = Math.sin(((timeMs / MS) * WALK.rate + phase) * Math.PI);
  pose.y = -WALK.hop * Math.abs(step);
  pose.angle = WALK.lean * step;
}

/** Writes the pose of a creature that does not move (reduced motion): it stands, or lies. */
export function writeStillPose(pose: Pose, doing: Stroller["doing"]): void {
  Object.assign(pose, restingPose());
  if (doing !== "sleep") return;
  pose.scaleX = SLEEP.width;
  pose.scaleY = SLEEP.height;
}

/** Returns how high a creature is that began to jump `ms` milliseconds ago, relative to its edge; 0 on the ground. */
export function jumpHeight(ms: number): number {
  if (ms < 0 || ms >= JUMP.ms) return 0;
  return JUMP.height * Math.sin((ms / JUMP.ms) * Math.PI);
}

/**
 * Returns the angle of an egg in degrees: more often and further with each upgrade (`GAP-75`).
 * @param ripeness 0 for an egg without an upgrade, 1 for one that has all of them
 */
export function eggAngle(ripeness: number, timeMs: number, phase: number): number {
  const { everyMs, degrees, ms, swings } = WOBBLE;
  const every = everyMs.few + (everyMs.many - everyMs.few) * ripeness;
  const into = (timeMs + phase * every) % every;
  return wobbleAngle(degrees.few + (degrees.many - degrees.few) * ripeness, into, ms, swings);
}

/** Returns the angle of an egg that was pressed `ms` milliseconds ago. */
export function pressedEggAngle(ms: number): number {
  return wobbleAngle(WOBBLE.degrees.many, ms, WOBBLE.ms, WOBBLE.swings);
}

function wobbleAngle(degrees: number, into: number, ms: number, swings: number): number {
  if (into < 0 || into >= ms) return 0;
  const part = into / ms;
  return degrees * (1 - part) * Math.sin(part * swings * FULL_TURN);
}
