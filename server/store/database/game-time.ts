import type { Clock } from "../../process/clock.ts";

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

/**
 * If the clock is behind the game's time by no more than this, the game's time stands still until the clock
 * has caught up; otherwise it continues without the clock.
 */
const WAITED_FOR_MS = 1_000;

/** What all processes on a database share of the game's time. */
export interface SharedTime {
  /** How far the development clock is ahead, in milliseconds. */
  clockOffset(): number;
  /** The highest game time seen, without that offset. */
  latestTime(): number;
  keepLatestTime(time: number): void;
}

/**
 * The game's time, in milliseconds. It never runs backwards, not even across starts and processes: the highest time
 * seen is stored with every change. If the clock was set back, time runs on from there, so that turns and cooldowns
 * last no longer than their rule. The development clock's offset is added.
 */
export class GameTime {
  private readonly clock: Clock;
  private readonly shared: SharedTime;
  private readonly movable: boolean;
  private latest = 0;
  private elapsed: number;

  constructor(clock: Clock, shared: SharedTime, movable: boolean) {
    this.clock = clock;
    this.shared = shared;
    this.movable = movable;
    this.elapsed = elapsedBy(clock);
  }

  now(): number {
    return this.withOffset(this.withoutOffset());
  }

  /**
   * The game's time from the clock alone. It decides about removals, so that nothing is removed too early
   * after a wrong clock has moved the game's time ahead.
   */
  shown(clockShows: number): number {
    return this.withOffset(clockShows);
  }

  /** Stores the time if it is the highest seen; within a transaction. */
  keep(): void {
    const time = this.withoutOffset();
    if (time > this.shared.latestTime()) this.shared.keepLatestTime(time);
  }

  private withOffset(time: number): number {
    return time + (this.movable ? this.shared.clockOffset() : 0);
  }

  private withoutOffset(): number {
    const shown = this.clock.now();
    const elapsed = elapsedBy(this.clock);
    const passed = Math.max(0, elapsed - this.elapsed);
    const reached = shown < this.latest - WAITED_FOR_MS ? this.latest + passed : this.latest;
    this.elapsed = elapsed;
    this.latest = Math.max(shown, reached, this.shared.latestTime());
    return Math.floor(this.latest);
  }
}

function elapsedBy(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
