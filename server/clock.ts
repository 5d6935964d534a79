import { performance } from "node:perf_hooks";

/** The time outside the game, in milliseconds: sessions and logins go by it. It may be set back or ahead. */
export interface Clock {
  now(): number;
  /**
   * Milliseconds since some moment, which pass whatever the clock is set to. Without it only what `now` shows
   * is known: then no time passes while the clock is set back.
   */
  elapsed?(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** For what is measured and never stored: nobody can set it. */
export const processClock: Clock = { now: () => performance.timeOrigin + performance.now() };
