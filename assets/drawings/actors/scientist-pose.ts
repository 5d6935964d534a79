import { itemAt } from "../../kit/points.ts";

/** How the avatar stands or steps in one frame; lengths in master units. */
export interface Pose {
  readonly isWalking: boolean;
  /** How far the limbs swing, -1..1. */
  readonly step: number;
  /** Body up (negative) or down. */
  readonly up: number;
  /** Which foot is off the ground and how high, -1..1. */
  readonly lift: number;
  /** How far the tails of the coat swing. */
  readonly sway: number;
}

/** Standing still; the second of two frames is a breath higher. */
export const idlePose = (frame: number): Pose => ({
  isWalking: false,
  step: 0,
  up: -2 * frame,
  lift: 0,
  sway: 0,
});

const OLD_STEP = [1, 0, -1, 0];
const OLD_UP = [0, -7, 0, -7];
const OLD_LIFT = [0, 1, 0, -1];
export const walkPose = (frame: number): Pose => ({
  isWalking: true,
  step: itemAt(OLD_STEP, frame),
  up: itemAt(OLD_UP, frame),
  lift: itemAt(OLD_LIFT, frame),
  sway: -2 * itemAt(OLD_STEP, frame),
});
