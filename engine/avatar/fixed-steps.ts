/** Longest time in milliseconds that one frame catches up, so that the avatar does not jump after a long pause. */
const MAX_CATCH_UP_MS = 250;

/**
 * Converts frame times into steps of fixed length, so that the avatar walks at the same speed at any frame rate
 * (`GAP-08`). `fraction` is the part of the next step that has passed, from 0 to 1.
 */
export class FixedSteps {
  private carriedMs = 0;
  private readonly stepMs: number;

  constructor(stepsPerSecond: number) {
    this.stepMs = 1000 / stepsPerSecond;
  }

  /** Adds elapsed milliseconds and returns the number of steps now due. */
  take(elapsedMs: number): number {
    this.carriedMs += Math.min(Math.max(elapsedMs, 0), MAX_CATCH_UP_MS);
    const steps = Math.floor(this.carriedMs / this.stepMs + 1e-6);
    this.carriedMs = Math.max(0, this.carriedMs - steps * this.stepMs);
    return steps;
  }

  get fraction(): number {
    return this.carriedMs / this.stepMs;
  }
}
