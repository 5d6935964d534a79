import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import { growsTo } from "../../process/growing-cache.ts";
import type { BudgetSize, LimitStore } from "../../store/players/limits.ts";
import { ledgerBusy, tooManyReads } from "./gateway.ts";

/** Most players with a budget kept; beyond it, the least recent one starts with a full budget again. */
const MOST_PLAYERS = 10_000;

/** Pays for the gateway calls of one read. */
export interface Meter {
  /** Pays for a read's first call; rejects with 429 or 503 when the budget is used up. */
  begin(): Promise<void>;
  /** Pays for another call of the same read, which is always finished. */
  further(): void;
}

/**
 * A budget of gateway calls for this process, and one for each player, which all processes share where `sharedBudgets` is
 * given. A share of the process budget is reserved for the server's own reads, such as following payments; players
 * cannot use it.
 */
export class GatewayBudget {
  private readonly clock: Clock;
  private readonly rules: Pick<RuleSet, "gateway">;
  private readonly whole: CallBudget;
  private readonly sharedBudgets: SharedBudgets | null;
  private readonly players = new LRUCache<number, CallBudget>(growsTo(MOST_PLAYERS));

  constructor(clock: Clock, rules: Pick<RuleSet, "gateway">, sharedBudgets: SharedBudgets | null = null) {
    this.sharedBudgets = sharedBudgets;
    this.clock = clock;
    this.rules = rules;
    this.whole = new CallBudget(clock, rules.gateway.budget.process);
  }

  /** The meter of the server's own reads. */
  own(): Meter {
    return {
      begin: async () => this.spendOfWhole(0),
      further: () => this.whole.spend(),
    };
  }

  /** Calls that this process may still make at once. */
  callsLeft(): number {
    return this.whole.available();
  }

  playerMeter(playerId: number): Meter {
    const own = this.playerBudget(playerId);
    return {
      begin: async () => {
        const waitMs = own.waitMs();
        if (waitMs > 0) throw tooManyReads(waitMs);
        this.spendOfWhole(this.rules.gateway.budget.process.keptBack);
        own.spend();
        const sharedWaitMs = (await this.sharedBudgets?.spend(playerId)) ?? 0;
        if (sharedWaitMs === 0) return;
        own.giveBack();
        this.whole.giveBack();
        throw tooManyReads(sharedWaitMs);
      },
      further: () => {
        own.spend();
        this.whole.spend();
        this.sharedBudgets?.owe(playerId);
      },
    };
  }

  private spendOfWhole(keptBack: number): void {
    const waitMs = this.whole.waitMs(keptBack);
    if (waitMs > 0) throw ledgerBusy("the gateway calls of this process are used up", waitMs);
    this.whole.spend();
  }

  private playerBudget(playerId: number): CallBudget {
    const known = this.players.get(playerId);
    if (known) return known;
    const fresh = new CallBudget(this.clock, this.rules.gateway.budget.player);
    this.players.set(playerId, fresh);
    return fresh;
  }
}

/** A token bucket for gateway calls, by the injected clock. */
class CallBudget {
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

/**
 * The budgets of gateway calls of the players, as all processes on a database count them. While the database cannot be
 * asked, each process counts alone.
 */
export class SharedBudgets {
  private readonly store: LimitStore;
  private readonly size: BudgetSize;
  /** Calls of reads that had begun, by player, until the database knows of them. */
  private readonly owed = new Map<number, number>();
  private sending: Promise<void> | null = null;

  constructor(store: LimitStore, size: BudgetSize) {
    this.store = store;
    this.size = size;
  }

  /** Spends one call; returns 0, or the milliseconds until the player has one again. */
  spend(playerId: number): Promise<number> {
    return this.store.spendLimit(nameOf(playerId), this.size).catch(() => 0);
  }

  /** Counts another call of a read that has begun; the calls of one moment are stored together. */
  owe(playerId: number): void {
    this.owed.set(playerId, (this.owed.get(playerId) ?? 0) + 1);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
  }

  private async send(): Promise<void> {
    // Waits for the other calls of this moment.
    await Promise.resolve();
    for (const [playerId, amount] of this.owed) {
      this.owed.delete(playerId);
      await this.store.oweLimit(nameOf(playerId), this.size, amount).catch(() => {});
    }
  }
}

function nameOf(playerId: number): string {
  return `gateway calls of ${playerId}`;
}
