/** Time a frame may catch up at most, so that a long pause does not become a leap through the room. */
const LONGEST_CATCH_UP_MS = 250;

/**
 * Turns frame times into steps of fixed length, so that a screen of any frame rate walks at the same
 * speed (`GAP-08`). `fraction` says how far the time has moved into the next step, from 0 to 1.
 */
export class FixedSteps {
  private carriedMs = 0;
  private readonly stepMs: number;

  constructor(stepsPerSecond: number) {
    this.stepMs = 1000 / stepsPerSecond;
  }

  /** How many steps are due after this many more milliseconds. */
  take(elapsedMs: number): number {
    this.carriedMs += Math.min(Math.max(elapsedMs, 0), LONGEST_CATCH_UP_MS);
    const steps = Math.floor(this.carriedMs / this.stepMs + 1e-6);
    this.carriedMs = Math.max(0, this.carriedMs - steps * this.stepMs);
    return steps;
  }

  get fraction(): number {
    return this.carriedMs / this.stepMs;
  }
}
