import type { Database, Statement } from "better-sqlite3";

/** Time of the last reward of each ledger account's stake, whoever it was bound to (`ABU-15`). */
export class IncubatorRewardTable {
  private readonly select: Statement<[string], { rewardedAt: number }>;
  private readonly replace: Statement<[string, number]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT rewarded_at AS rewardedAt FROM incubator_rewards WHERE account = ?",
    );
    this.replace = database.prepare("REPLACE INTO incubator_rewards (account, rewarded_at) VALUES (?, ?)");
  }

  /** 0 for never. */
  lastOf(account: string): number {
    return this.select.get(account)?.rewardedAt ?? 0;
  }

  keep(account: string, rewardedAt: number): void {
    this.replace.run(account, rewardedAt);
  }
}
