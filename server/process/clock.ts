import { performance } from "node:perf_hooks";

/** The system clock, in milliseconds, for sessions and logins. It may be set back or ahead. */
export interface Clock {
  now(): number;
  /**
   * Milliseconds since an arbitrary moment, unaffected by changes of the clock. Without it only `now` is
   * known, and no time passes while the clock is set back.
   */
  elapsed?(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** A clock that cannot be set, for measurements that are never stored. */
export const processClock: Clock = { now: () => performance.timeOrigin + performance.now() };
