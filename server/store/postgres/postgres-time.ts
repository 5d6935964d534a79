import type { Clock } from "../../process/clock.ts";
import { GameTime, type SharedTime } from "../database/game-time.ts";
import { type Queries, statement } from "../database/unit.ts";

/** How far the stored time may be behind: were it stored with every change, all changes would wait for one row. */
const STORED_EVERY_MS = 250;

const selectTimes = statement<[], { offset: number; latest: number }>(
  `SELECT (SELECT value FROM settings WHERE name = 'clock_offset') AS "offset",
     (SELECT value FROM settings WHERE name = 'latest_time') AS latest`,
);
const addToOffset = statement<[number]>("UPDATE settings SET value = value + $1 WHERE name = 'clock_offset'");
const raiseLatest = statement<[number], { value: number }>(
  "UPDATE settings SET value = greatest(value, $1) WHERE name = 'latest_time' RETURNING value",
);

/** The game's time of a process, as far as it knows the times of the others; see `GameTime`. */
export class PostgresTime {
  private readonly known = new KnownTime();
  private readonly time: GameTime;
  private readonly movable: boolean;
  private storing = false;

  constructor(clock: Clock, movable: boolean) {
    this.time = new GameTime(clock, this.known, movable);
    this.movable = movable;
  }

  /** Reads what the other processes have stored. */
  async refresh(queries: Queries): Promise<void> {
    const row = await queries.first(selectTimes);
    if (row) this.known.learn(row.latest, row.offset);
  }

  /** Moves the game's time of all processes forward; in development only. */
  async advance(queries: Queries, byMs: number): Promise<void> {
    await queries.run(addToOffset, byMs);
  }

  /** The game's time. In development the clock may be moved by any process, so it is asked for each time. */
  async clockFor(queries: Queries): Promise<() => number> {
    if (this.movable) await this.refresh(queries);
    return () => this.time.now();
  }

  /** See `GameTime.shown`. */
  shown(clockShows: number): number {
    return this.time.shown(clockShows);
  }

  /** Whether the next change must store the time. One is enough: others would wait for its row. */
  isDue(): boolean {
    this.time.keep();
    return this.known.isStale() && !this.storing;
  }

  /** Stores the time if it is due; the last statement of a transaction, as other processes wait for this row. */
  async keep(queries: Queries): Promise<void> {
    if (!this.isDue()) return;
    this.storing = true;
    try {
      await this.store(queries);
    } finally {
      this.storing = false;
    }
  }

  /** Stores the time as it is. */
  async store(queries: Queries): Promise<void> {
    this.time.keep();
    const row = await queries.first(raiseLatest, this.known.latestTime());
    if (row) this.known.learn(row.value);
  }
}

/** What this process knows of the shared time. */
class KnownTime implements SharedTime {
  private latest = 0;
  private offset = 0;
  private stored = 0;

  learn(stored: number, offset = this.offset): void {
    this.stored = stored;
    this.latest = Math.max(this.latest, stored);
    this.offset = offset;
  }

  /** Whether the stored time is too far behind. */
  isStale(): boolean {
    return this.latest >= this.stored + STORED_EVERY_MS;
  }

  clockOffset(): number {
    return this.offset;
  }

  latestTime(): number {
    return this.latest;
  }

  keepLatestTime(time: number): void {
    this.latest = time;
  }
}
