import type { Database, Statement } from "better-sqlite3";
import type { RecentRows } from "../recent-rows.ts";

/** Which player each ledger account is bound to: one account, one player (`ABU-12`). */
export class BoundAccountTable {
  private readonly select: Statement<[number], { account: string }>;
  private readonly selectPlayer: Statement<[string], { playerId: number }>;
  private readonly replace: Statement<[number, string]>;
  private readonly recent: Map<number, string | null>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database.prepare("SELECT account FROM bound_accounts WHERE player_id = ?");
    this.selectPlayer = database.prepare(
      "SELECT player_id AS playerId FROM bound_accounts WHERE account = ?",
    );
    this.replace = database.prepare(
      `INSERT INTO bound_accounts (player_id, account) VALUES (?, ?)
       ON CONFLICT (player_id) DO UPDATE SET account = excluded.account`,
    );
    this.recent = recent.table();
  }

  accountOf(playerId: number): string | null {
    const known = this.recent.get(playerId);
    if (known !== undefined) return known;
    const account = this.select.get(playerId)?.account ?? null;
    this.recent.set(playerId, account);
    return account;
  }

  playerOf(account: string): number | null {
    return this.selectPlayer.get(account)?.playerId ?? null;
  }

  /** Whether the player has it now; false when it is another player's. */
  bind(playerId: number, account: string): boolean {
    const owner = this.playerOf(account);
    if (owner !== null) return owner === playerId;
    this.replace.run(playerId, account);
    this.recent.set(playerId, account);
    return true;
  }
}
