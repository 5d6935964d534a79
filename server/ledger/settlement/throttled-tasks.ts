import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";

/** Of more keys than this the oldest are forgotten: they may be worked at again at once. */
const MOST_KEYS = 10_000;

/** Work by key: whoever asks for the same at the same time shares it, and nobody repeats it before its time. */
export class ThrottledTasks {
  private readonly running = new Map<string, Promise<void>>();
  private readonly lately: LRUCache<string, true>;

  constructor(clock: Clock, spacingMs: number) {
    const perf = { now: () => clock.now() };
    // A time to live of 0 would mean for ever.
    this.lately = new LRUCache({ max: MOST_KEYS, ttl: Math.max(1, spacingMs), ttlResolution: 0, perf });
  }

  /** Resolves when the work has ended, at once where it was done a moment ago; fails with it. */
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
