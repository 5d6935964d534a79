import { itemAt } from "../../kit/points.ts";
import { STANDING, type Stride, stride, WALK_FRAMES } from "./stride.ts";

/** How the avatar stands or steps in one frame; lengths in master units. */
export interface Pose {
  readonly isWalking: boolean;
  /** The near and the far leg from the side; seen from the front, the left and the right leg of the picture. */
  readonly legs: readonly [Stride, Stride];
  /** How far the arm on the side of the first leg swings forward, -1..1; the other one does the opposite. */
  readonly arm: number;
  /** Body up (negative) or down. */
  readonly up: number;
  /** How far the tails of the coat swing behind. */
  readonly tail: number;
}

/** Standing still; in the second of two frames the body is slightly higher (breathing in). */
export const idlePose = (frame: number): Pose => ({
  isWalking: false,
  legs: [STANDING, STANDING],
  arm: 0,
  up: -2 * frame,
  tail: 0,
});

/** Landing, sinking into the knee, passing, reaching up: once for each foot. */
const RISE = [-1, 0, -5, -7] as const;

/** One of eight frames of the walk; frame 0 lands on the first foot. */
export function walkPose(frame: number): Pose {
  const phase = frame / WALK_FRAMES;
  return {
    isWalking: true,
    legs: [stride(phase, 0.5), stride(phase + 0.5, 0.5)],
    arm: -Math.cos(2 * Math.PI * phase),
    up: itemAt(RISE, frame % RISE.length),
    tail: 3 + 4 * Math.cos(4 * Math.PI * phase - 1),
  };
}
