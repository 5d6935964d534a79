import type { Database, Statement } from "better-sqlite3";

/** Energy purchases that were paid: each id once. */
export class PurchaseTable {
  private readonly insert: Statement<[string]>;

  constructor(database: Database) {
    this.insert = database.prepare("INSERT OR IGNORE INTO paid_purchases VALUES (?)");
  }

  /** Whether the id is new; from now on it is not. */
  pay(purchaseId: string): boolean {
    return this.insert.run(purchaseId).changes === 1;
  }
}
