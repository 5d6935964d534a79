import type { Database, Statement } from "better-sqlite3";
import { type BudgetSize, budgetInMs, MOST_BURSTS } from "../limit-store.ts";

/** Limits that the processes on this database share: each row holds the moment at which a budget is full again. */
export class LimitTable {
  private readonly select: Statement<[string], number>;
  private readonly upsert: Statement<[string, number]>;

  constructor(database: Database) {
    this.select = database.prepare<[string], number>("SELECT expires_at FROM limits WHERE name = ?").pluck();
    this.upsert = database.prepare(
      `INSERT INTO limits (name, expires_at) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at`,
    );
  }

  /** 0 once it is spent, or the milliseconds until one more can be. */
  spend(name: string, size: BudgetSize, now: number): number {
    const { unitMs, burstMs } = budgetInMs(size);
    const fullAt = this.fullAt(name, burstMs, now) + unitMs;
    if (fullAt > now + burstMs) return fullAt - now - burstMs;
    this.upsert.run(name, fullAt);
    return 0;
  }

  owe(name: string, size: BudgetSize, amount: number, now: number): void {
    const { unitMs, burstMs } = budgetInMs(size);
    const fullAt = this.fullAt(name, burstMs, now) + amount * unitMs;
    this.upsert.run(name, Math.min(fullAt, now + MOST_BURSTS * burstMs));
  }

  noteRest(name: string, until: number): void {
    this.upsert.run(name, Math.max(until, this.select.get(name) ?? 0));
  }

  rests(names: readonly string[], now: number): Map<string, number> {
    const rests = names.map((name) => [name, (this.select.get(name) ?? 0) - now] as const);
    return new Map(rests.filter(([, restMs]) => restMs > 0));
  }

  /** Now, or later by no more than the largest debt. */
  private fullAt(name: string, burstMs: number, now: number): number {
    const stored = this.select.get(name) ?? 0;
    return stored > now && stored <= now + MOST_BURSTS * burstMs ? stored : now;
  }
}
