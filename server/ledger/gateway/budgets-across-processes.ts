import type { BudgetSize, LimitStore } from "../../store/players/limits.ts";

/**
 * The budgets of gateway calls of the players, as all processes on a database count them. While the database cannot be
 * asked, each process counts alone.
 */
export class SharedBudgets {
  private readonly store: LimitStore;
  private readonly size: BudgetSize;
  /** Calls of reads that had begun, by player, until the database knows of them. */
  private readonly owed = new Map<number, number>();
  private telling: Promise<void> | null = null;

  constructor(store: LimitStore, size: BudgetSize) {
    this.store = store;
    this.size = size;
  }

  /** Spends one call; returns 0, or the milliseconds until the player has one again. */
  spend(playerId: number): Promise<number> {
    return this.store.spendLimit(nameOf(playerId), this.size).catch(() => 0);
  }

  /** Counts another call of a read that has begun; those of one moment are told together. */
  owe(playerId: number): void {
    this.owed.set(playerId, (this.owed.get(playerId) ?? 0) + 1);
    this.telling ??= this.tell().finally(() => {
      this.telling = null;
    });
  }

  private async tell(): Promise<void> {
    // The calls of one moment first, so that they travel together.
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
