import type { Database, Statement } from "better-sqlite3";

/** Later signed forms of a transaction: the same intent with other signatures. */
export class PayloadTable {
  private readonly insert: Statement<[string, string]>;
  private readonly ofIntent: Statement<[string], string>;

  constructor(database: Database) {
    this.insert = database.prepare("INSERT INTO further_payloads (payload_hash, intent_hash) VALUES (?, ?)");
    this.ofIntent = database
      .prepare<[string], string>(
        "SELECT payload_hash FROM further_payloads WHERE intent_hash = ? ORDER BY position",
      )
      .pluck();
  }

  add(payloadHash: string, intentHash: string): void {
    this.insert.run(payloadHash, intentHash);
  }

  /** Their hashes, in the order of arrival. */
  of(intentHash: string): string[] {
    return this.ofIntent.all(intentHash);
  }
}
