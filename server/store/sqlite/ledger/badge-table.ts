import type { Database, Statement } from "better-sqlite3";
import type { BadgeMint } from "../../ledger-store.ts";

/** Minted FOMO HIT badges by account, and whose machine each has brought online. */
export class BadgeTable {
  private readonly insert: Statement<[string, string]>;
  private readonly selectUnused: Statement<[string], BadgeMint>;
  private readonly selectUser: Statement<[string], BadgeMint & { playerId: number }>;
  private readonly markUsed: Statement<[string, string, number]>;

  constructor(database: Database) {
    this.insert = database.prepare(
      "INSERT INTO fomo_hit_badges (account, intent_hash) VALUES (?, ?) ON CONFLICT DO NOTHING",
    );
    const select = "SELECT account, intent_hash AS intentHash, player_id AS playerId FROM fomo_hit_badges";
    this.selectUnused = database.prepare(
      "SELECT account, intent_hash AS intentHash FROM fomo_hit_badges WHERE account = ? AND player_id IS NULL",
    );
    this.selectUser = database.prepare(`${select} WHERE account = ? AND player_id IS NOT NULL`);
    this.markUsed = database.prepare(
      `INSERT INTO fomo_hit_badges (account, intent_hash, player_id) VALUES (?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET player_id = excluded.player_id`,
    );
  }

  keep({ account, intentHash }: BadgeMint): void {
    this.insert.run(account, intentHash);
  }

  findUnused(account: string): BadgeMint | null {
    return this.selectUnused.get(account) ?? null;
  }

  /** The account's badge with the player who has used it; null while nobody has. */
  findUsed(account: string): (BadgeMint & { playerId: number }) | null {
    return this.selectUser.get(account) ?? null;
  }

  use({ account, intentHash }: BadgeMint, playerId: number): void {
    this.markUsed.run(account, intentHash, playerId);
  }
}
