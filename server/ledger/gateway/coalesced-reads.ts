import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";

/** More looks than this are not kept: the one that was asked for least lately goes. */
const MOST_READS = 2_000;

interface Look<Answer> {
  answer: Promise<Answer>;
  begunAt: number;
  ended: boolean;
}

/**
 * Looks at the ledger by what they look at. Whoever asks for the same while one is under way, or shortly after it,
 * shares it; a failed one is forgotten.
 */
export class CoalescedReads<Answer> {
  private readonly clock: Clock;
  private readonly keptMs: number;
  private readonly looks = new LRUCache<string, Look<Answer>>({ max: MOST_READS });

  constructor(clock: Clock, keptMs: number) {
    this.clock = clock;
    this.keptMs = keptMs;
  }

  /** With `fresh` it looks anew in any case, and the others share that look from then on. */
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

  /** What was seen may be true no longer: everybody looks anew. */
  forget(): void {
    this.looks.clear();
  }
}
