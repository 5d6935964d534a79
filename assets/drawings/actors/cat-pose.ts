import { itemAt, type TubePoint } from "../../kit/points.ts";

/** How far a paw is forward (-1..1) and off the ground (0..1). */
export interface PawPose {
  readonly swing: number;
  readonly raise: number;
}

/** How the cat stands or steps in one frame; lengths in master units. */
export interface CatPose {
  /** Body up (negative) or down. */
  readonly up: number;
  readonly legs: {
    readonly farHind: PawPose;
    readonly farFore: PawPose;
    readonly nearHind: PawPose;
    readonly nearFore: PawPose;
  };
  /** The middle of the tail from root to tip, with its thickness. */
  readonly tail: readonly [TubePoint, TubePoint, TubePoint, TubePoint];
  readonly isBlinking: boolean;
}

const STANDING: PawPose = { swing: 0, raise: 0 };

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

const A = [1, 0.2, -1, -0.2];
const B = [0, -5, 0, -5];
export function walkCatPose(frame: number): CatPose {
  const a = itemAt(A, frame);
  const up = itemAt(B, frame);
  return {
    up,
    legs: {
      farHind: { swing: -a, raise: frame === 3 ? 1 : 0 },
      farFore: { swing: a, raise: frame === 1 ? 1 : 0 },
      nearHind: { swing: a, raise: frame === 1 ? 1 : 0 },
      nearFore: { swing: -a, raise: frame === 3 ? 1 : 0 },
    },
    tail: [
      [84, 150 + up, 13],
      [52, 132 + up, 13],
      [40, 96, 12],
      [46 + a * 8, 64, 9],
    ],
    isBlinking: false,
  };
}
