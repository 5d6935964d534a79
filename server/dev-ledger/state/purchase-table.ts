import type { Database, Statement } from "better-sqlite3";

/** Ids of paid energy purchases. */
export class PurchaseTable {
  private readonly insert: Statement<[string]>;

  constructor(database: Database) {
    this.insert = database.prepare("INSERT OR IGNORE INTO paid_purchases VALUES (?)");
  }

  /** Stores the id; returns whether it was new. */
  pay(purchaseId: string): boolean {
    return this.insert.run(purchaseId).changes === 1;
  }
}
