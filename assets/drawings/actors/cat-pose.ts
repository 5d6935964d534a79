import type { TubePoint } from "../../kit/points.ts";
import { STANDING, type Stride, stride, WALK_FRAMES } from "./stride.ts";

/** How the cat stands or steps in one frame; lengths in master units. */
export interface CatPose {
  /** Body up (negative) or down. */
  readonly up: number;
  readonly legs: {
    readonly farHind: Stride;
    readonly farFore: Stride;
    readonly nearHind: Stride;
    readonly nearFore: Stride;
  };
  /** The middle of the tail from root to tip, with its thickness. */
  readonly tail: readonly [TubePoint, TubePoint, TubePoint, TubePoint];
  readonly isBlinking: boolean;
}

/** Three frames: sitting still, a flick of the tail, a blink. */
export function idleCatPose(frame: number): CatPose {
  const moves = frame > 0;
  return {
    up: moves ? -2 : 0,
    legs: { farHind: STANDING, farFore: STANDING, nearHind: STANDING, nearFore: STANDING },
    tail: [
      [84, 160, 13],
      [48, 152, 13],
      [34, 118, 12],
      [moves ? 60 : 52, 88, 9],
    ],
    isBlinking: frame === 2,
  };
}

/** A walking cat keeps each foot on the ground longer than in the air. */
const GROUND = 0.62;

/**
 * One of eight frames of the walk: the feet land one after the other, each front foot after the hind foot of the same
 * side.
 */
export function walkCatPose(frame: number): CatPose {
  const phase = frame / WALK_FRAMES;
  const up = -2 - 2.5 * Math.cos(4 * Math.PI * (phase - 0.19));
  return {
    up,
    legs: {
      nearHind: stride(phase, GROUND),
      nearFore: stride(phase + 0.75, GROUND),
      farHind: stride(phase + 0.5, GROUND),
      farFore: stride(phase + 0.25, GROUND),
    },
    tail: [
      [84, 150 + up, 13],
      [52, 132 + up, 13],
      [40 - 2 * Math.sin(2 * Math.PI * phase), 96, 12],
      [46 + 8 * Math.cos(2 * Math.PI * phase), 64, 9],
    ],
    isBlinking: false,
  };
}
