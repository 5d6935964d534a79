import type { Clock } from "../../clock.ts";

export interface BudgetSize {
  /** How many calls may be made at once after a time of rest. */
  burst: number;
  /** How many come back every second. */
  perSecond: number;
}

/** So many calls at once and so many a second (a token bucket); it goes by the injected clock. */
export class CallBudget {
  private readonly clock: Clock;
  private readonly size: BudgetSize;
  private left: number;
  private countedAt: number;

  constructor(clock: Clock, size: BudgetSize) {
    this.clock = clock;
    this.size = size;
    this.left = size.burst;
    this.countedAt = clock.now();
  }

  /** May go below 0: what has begun is brought to its end. */
  spend(): void {
    this.count();
    this.left -= 1;
  }

  /** How long until one more may be spent while so many are kept back, in milliseconds; 0 for at once. */
  waitMs(keptBack = 0): number {
    this.count();
    const missing = keptBack + 1 - this.left;
    return missing <= 0 ? 0 : (missing / this.size.perSecond) * 1000;
  }

  private count(): void {
    const now = this.clock.now();
    const back = (Math.max(0, now - this.countedAt) / 1000) * this.size.perSecond;
    this.left = Math.min(this.size.burst, this.left + back);
    this.countedAt = now;
  }
}
