import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import type { SharedBudgets } from "./budgets-across-processes.ts";
import { CallBudget } from "./call-budget.ts";
import { ledgerBusy, tooManyReads } from "./ledger-unavailable.ts";

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
  private readonly players = new LRUCache<number, CallBudget>({ max: MOST_PLAYERS });

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
