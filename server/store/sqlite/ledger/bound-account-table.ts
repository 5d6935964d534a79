import type { Database, Statement } from "better-sqlite3";
import type { RecentRows } from "../recent-rows.ts";

/** The player of each bound ledger account: one account, one player (`ABU-12`). */
export class BoundAccountTable {
  private readonly select: Statement<[number], { account: string }>;
  private readonly selectPlayer: Statement<[string], { playerId: number }>;
  private readonly selectSince: Statement<[number], { boundAt: number }>;
  private readonly replace: Statement<[number, string, number]>;
  private readonly recent: Map<number, string | null>;

  constructor(database: Database, recent: RecentRows) {
    this.select = database.prepare("SELECT account FROM bound_accounts WHERE player_id = ?");
    this.selectPlayer = database.prepare(
      "SELECT player_id AS playerId FROM bound_accounts WHERE account = ?",
    );
    this.selectSince = database.prepare("SELECT bound_at AS boundAt FROM bound_accounts WHERE player_id = ?");
    this.replace = database.prepare(
      `INSERT INTO bound_accounts (player_id, account, bound_at) VALUES (?, ?, ?)
       ON CONFLICT (player_id) DO UPDATE SET account = excluded.account, bound_at = excluded.bound_at`,
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

  /** When the player's account was bound, or null without one. */
  boundAt(playerId: number): number | null {
    return this.selectSince.get(playerId)?.boundAt ?? null;
  }

  /** Binds an account that no other player has; binding the player's own account again keeps its time. */
  bind(playerId: number, account: string, now: number): void {
    if (this.playerOf(account) === playerId) return;
    this.replace.run(playerId, account, now);
    this.recent.set(playerId, account);
  }
}
