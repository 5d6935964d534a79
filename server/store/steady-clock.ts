/** A step of more than this is no time that passed: one of the two clocks is wrong, or nobody ran meanwhile. */
const STEP_MS = 3_600_000;
/** So long the clock must run without such a step before anything is removed by it. */
const RUN_MS = 600_000;

/** Whether a clock may decide what is removed for good. */
export class SteadyClock {
  private steadySince = Number.NEGATIVE_INFINITY;

  /** Notes what the clock shows and what was noted last, by whichever process. Answers whether it made a step. */
  note(shown: number, notedBefore: number): boolean {
    const stepped = Math.abs(shown - notedBefore) > STEP_MS;
    if (stepped) this.steadySince = shown;
    return stepped;
  }

  isSteady(shown: number): boolean {
    return shown >= this.steadySince + RUN_MS;
  }
}
