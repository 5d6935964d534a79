import type { Clock } from "../../clock.ts";
import type { SettingTable } from "./setting-table.ts";

/** So far behind the game's time the clock is waited for; further behind, the time runs on without it. */
const WAITED_FOR_MS = 1_000;

/**
 * The time the game goes by, in milliseconds. It never runs backwards, also not across starts and processes: the
 * highest time seen is stored with every change. Where the clock was set back, the time runs on from there, so
 * that a turn or a cooldown lasts no longer than its rule. The development clock's offset comes on top.
 */
export class GameTime {
  private readonly clock: Clock;
  private readonly settings: SettingTable;
  private readonly movable: boolean;
  private latest = 0;
  private elapsed: number;

  constructor(clock: Clock, settings: SettingTable, movable: boolean) {
    this.clock = clock;
    this.settings = settings;
    this.movable = movable;
    this.elapsed = elapsedBy(clock);
  }

  now(): number {
    return this.withOffset(this.withoutOffset());
  }

  /**
   * The game's time if the clock alone counted: what is removed by it goes no earlier than that, even where a
   * clock that was corrected since took the game's time ahead.
   */
  shown(clockShows: number): number {
    return this.withOffset(clockShows);
  }

  /** Within a transaction: stores the time if it is the highest seen. */
  keep(): void {
    const time = this.withoutOffset();
    if (time > this.settings.latestTime()) this.settings.keepLatestTime(time);
  }

  private withOffset(time: number): number {
    return time + (this.movable ? this.settings.clockOffset() : 0);
  }

  private withoutOffset(): number {
    const shown = this.clock.now();
    const elapsed = elapsedBy(this.clock);
    const passed = Math.max(0, elapsed - this.elapsed);
    const reached = shown < this.latest - WAITED_FOR_MS ? this.latest + passed : this.latest;
    this.elapsed = elapsed;
    this.latest = Math.max(shown, reached, this.settings.latestTime());
    return Math.floor(this.latest);
  }
}

function elapsedBy(clock: Clock): number {
  return clock.elapsed?.() ?? clock.now();
}
