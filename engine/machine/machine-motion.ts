import { backOut, quadOut, thereAndBack } from "../easing.ts";

/** Scale factors of a machine's picture; both are 1 at rest. */
export interface Stretch {
  x: number;
  y: number;
}

const GROW_MS = 380;
const GROWS_FROM: Stretch = { x: 0.4, y: 0.2 };
const SQUASH_MS = 180;
const FADE_MS = 120;

type MotionName = "grow" | "nearSquash" | "tapSquash" | "fade";

/** How long each motion takes, in milliseconds. */
const LENGTHS: Record<MotionName, number> = {
  grow: GROW_MS,
  nearSquash: SQUASH_MS,
  tapSquash: SQUASH_MS,
  fade: FADE_MS,
};

const NEAR_SQUASH: Stretch = { x: 1.05, y: 0.965 };
const TAP_SQUASH: Stretch = { x: 1.12, y: 0.92 };

/**
 * Multiplies the current motions of a machine's picture. Each motion has its own age and factor and reads nothing
 * that was drawn, so no motion can mistake another's state for the rest position.
 */
export class MachineMotion {
  private readonly ages = new Map<MotionName, number>();

  /** Starts a motion; a running one of the same name restarts. */
  start(name: MotionName): void {
    this.ages.set(name, 0);
  }

  /** Advances by the elapsed time, in frames of any length. */
  advance(elapsedMs: number): void {
    for (const [name, age] of this.ages) {
      const grown = age + Math.max(0, elapsedMs);
      if (grown < LENGTHS[name]) this.ages.set(name, grown);
      else this.ages.delete(name);
    }
  }

  get stretch(): Stretch {
    const grow = backOut(this.partOf("grow"));
    const near = thereAndBack(this.partOf("nearSquash"), quadOut);
    const tap = thereAndBack(this.partOf("tapSquash"), quadOut);
    return {
      x: between(GROWS_FROM.x, 1, grow) * between(1, NEAR_SQUASH.x, near) * between(1, TAP_SQUASH.x, tap),
      y: between(GROWS_FROM.y, 1, grow) * between(1, NEAR_SQUASH.y, near) * between(1, TAP_SQUASH.y, tap),
    };
  }

  /** Opacity factor from 0 to 1. */
  get alpha(): number {
    return this.partOf("fade");
  }

  /** Returns the passed part of a motion's time; 1 when it is not running. */
  private partOf(name: MotionName): number {
    const age = this.ages.get(name);
    return age === undefined ? 1 : age / LENGTHS[name];
  }
}

function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
