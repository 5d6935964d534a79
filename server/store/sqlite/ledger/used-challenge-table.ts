import type { Database, Statement } from "better-sqlite3";
import type { SignedChallenge } from "../../ledger-store.ts";

/** Used challenges: each proves one account once (`ABU-13`). */
export class UsedChallengeTable {
  private readonly insert: Statement<[string, number]>;

  constructor(database: Database) {
    this.insert = database.prepare(
      "INSERT INTO used_challenges (challenge, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
    );
  }

  /** Whether this is the first use. */
  use({ challenge, expiresAt }: SignedChallenge): boolean {
    return this.insert.run(challenge, expiresAt).changes === 1;
  }
}
