/** A larger step of the clock is not elapsed time: a clock was wrong, or no server ran meanwhile. */
const STEP_MS = 3_600_000;
/** How long the clock must run without such a step before it may decide what is removed. */
const RUN_MS = 600_000;

/** Tells whether the clock can be trusted to decide what is removed for good. */
export class SteadyClock {
  private steadySince = Number.NEGATIVE_INFINITY;

  /**
   * Receives the clock's time and the time stored last by any process; returns whether the clock made a step.
   */
  note(shown: number, notedBefore: number): boolean {
    const stepped = Math.abs(shown - notedBefore) > STEP_MS;
    if (stepped) this.steadySince = shown;
    return stepped;
  }

  isSteady(shown: number): boolean {
    return shown >= this.steadySince + RUN_MS;
  }
}
