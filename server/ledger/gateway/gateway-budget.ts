import { LRUCache } from "lru-cache";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../clock.ts";
import { CallBudget } from "./call-budget.ts";
import { ledgerBusy, tooManyReads } from "./ledger-unavailable.ts";

/** Of more players than this the one who asked least lately starts afresh. */
const MOST_PLAYERS = 10_000;

/** What one look at the ledger costs: whoever pays may begin it, or not. */
export interface Meter {
  /** Pays for a look's first call; throws 429 or 503 where there is nothing left to pay with. */
  begin(): void;
  /** Pays for one further call of a look that has begun: it is brought to its end. */
  further(): void;
}

/**
 * One budget of gateway calls for this process and one for each player in it. Players together cannot use up the
 * part that is kept back for what the server itself has to ask, such as what was paid.
 */
export class GatewayBudget {
  private readonly clock: Clock;
  private readonly rules: Pick<RuleSet, "gateway" | "ledgerTexts">;
  private readonly whole: CallBudget;
  private readonly players = new LRUCache<number, CallBudget>({ max: MOST_PLAYERS });

  constructor(clock: Clock, rules: Pick<RuleSet, "gateway" | "ledgerTexts">) {
    this.clock = clock;
    this.rules = rules;
    this.whole = new CallBudget(clock, rules.gateway.budget.process);
  }

  /** The meter of the server's own looks. */
  own(): Meter {
    return {
      begin: () => this.spendOfWhole(0),
      further: () => this.whole.spend(),
    };
  }

  playerMeter(playerId: number): Meter {
    const own = this.playerBudget(playerId);
    return {
      begin: () => {
        const waitMs = own.waitMs();
        if (waitMs > 0) throw tooManyReads(this.rules, waitMs);
        this.spendOfWhole(this.rules.gateway.budget.process.keptBack);
        own.spend();
      },
      further: () => {
        own.spend();
        this.whole.spend();
      },
    };
  }

  private spendOfWhole(keptBack: number): void {
    const waitMs = this.whole.waitMs(keptBack);
    if (waitMs > 0) throw ledgerBusy(this.rules, "the gateway calls of this process are used up", waitMs);
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
