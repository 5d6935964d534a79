import { performance } from "node:perf_hooks";

/** The wall clock, in milliseconds; sessions and logins go by it. It may be set back or ahead. */
export interface Clock {
  now(): number;
  /**
   * Milliseconds since some moment that no change of the clock affects. Without it only `now` is known, and no time
   * passes while the clock is set back.
   */
  elapsed?(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** A clock that nobody can set, for what is measured and never stored. */
export const processClock: Clock = { now: () => performance.timeOrigin + performance.now() };
