import { LRUCache } from "lru-cache";
import type { Clock } from "../../process/clock.ts";

/** Maximum number of stored reads; beyond it, the least recently used one is dropped. */
const MOST_READS = 2_000;

interface Look<Answer> {
  answer: Promise<Answer>;
  begunAt: number;
  ended: boolean;
}

/**
 * Reads of the ledger by key. Callers with the same key share the result while a read is running, and shortly
 * after it; a failed read is dropped.
 */
export class CoalescedReads<Answer> {
  private readonly clock: Clock;
  private readonly keptMs: number;
  private readonly looks = new LRUCache<string, Look<Answer>>({ max: MOST_READS });

  constructor(clock: Clock, keptMs: number) {
    this.clock = clock;
    this.keptMs = keptMs;
  }

  /** With `fresh` it always reads again, and later callers share that read. */
  of(key: string, look: () => Promise<Answer>, fresh = false): Promise<Answer> {
    const known = this.looks.get(key);
    const now = this.clock.now();
    if (known && !fresh && (!known.ended || now - known.begunAt < this.keptMs)) return known.answer;
    const begun: Look<Answer> = { answer: look(), begunAt: now, ended: false };
    this.looks.set(key, begun);
    begun.answer.then(
      () => {
        begun.ended = true;
      },
      () => {
        if (this.looks.peek(key) === begun) this.looks.delete(key);
      },
    );
    return begun.answer;
  }

  /** Drops every read, as any of them may be outdated. */
  forget(): void {
    this.looks.clear();
  }
}
