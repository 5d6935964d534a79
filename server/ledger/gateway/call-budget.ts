import type { Clock } from "../../process/clock.ts";
import type { BudgetSize } from "../../store/players/limits.ts";

/** A token bucket for gateway calls, by the injected clock. */
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

  /** Spends one call. The budget may fall below 0, as a started read is always finished. */
  spend(): void {
    this.count();
    this.left -= 1;
  }

  /** Takes back a call that was not made. */
  giveBack(): void {
    this.left += 1;
  }

  /** Calls that may be spent at once; below 0 after a read that took more than was left. */
  available(): number {
    this.count();
    return this.left;
  }

  /** Milliseconds until one more call may be spent while `keptBack` calls stay unspent; 0 for at once. */
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
