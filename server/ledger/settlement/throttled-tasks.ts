import { LRUCache } from "lru-cache";
import type { Clock } from "../../process/clock.ts";

/** Most keys remembered; beyond it, the oldest may run again at once. */
const MOST_KEYS = 10_000;

/** Runs tasks by key: callers at the same time share one run, and a key runs at most once per interval. */
export class ThrottledTasks {
  private readonly running = new Map<string, Promise<void>>();
  private readonly lately: LRUCache<string, true>;

  constructor(clock: Clock, spacingMs: number) {
    const perf = { now: () => clock.now() };
    // For the cache, a time to live of 0 means for ever.
    this.lately = new LRUCache({ max: MOST_KEYS, ttl: Math.max(1, spacingMs), ttlResolution: 0, perf });
  }

  /** Runs the task unless it ran just now; resolves when it has ended and rejects with its error. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.running.get(key);
    if (running) return running;
    if (this.lately.has(key)) return Promise.resolve();
    this.lately.set(key, true);
    const started = work().finally(() => this.running.delete(key));
    this.running.set(key, started);
    return started;
  }
}
