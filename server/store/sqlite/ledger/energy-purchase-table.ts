import type { Database, Statement } from "better-sqlite3";
import { PAYABLE_MS } from "../../expiring-rows.ts";
import type { EnergyPurchase, PurchaseAnswer, PurchaseBounds } from "../../ledger-store.ts";

/** Unpaid energy purchases; an expired one may still be paid, it only no longer counts as open (`GAP-15`). */
export class EnergyPurchaseTable {
  private readonly select: Statement<[string], EnergyPurchase>;
  private readonly selectOpen: Statement<[number, number], { count: number; firstExpiry: number | null }>;
  private readonly insert: Statement<[string, number, string, number]>;
  private readonly delete: Statement<[string]>;

  constructor(database: Database) {
    this.select = database.prepare(
      "SELECT id, player_id AS playerId, account FROM energy_purchases WHERE id = ?",
    );
    // Those that expire after a given time.
    this.selectOpen = database.prepare(
      `SELECT count(*) AS count, min(expires_at) AS firstExpiry FROM energy_purchases
       WHERE player_id = ? AND expires_at > ?`,
    );
    this.insert = database.prepare(
      "INSERT INTO energy_purchases (id, player_id, account, expires_at) VALUES (?, ?, ?, ?)",
    );
    this.delete = database.prepare("DELETE FROM energy_purchases WHERE id = ?");
  }

  find(id: string): EnergyPurchase | null {
    return this.select.get(id) ?? null;
  }

  open(
    { id, playerId, account }: EnergyPurchase,
    expiresAt: number,
    now: number,
    { mostOpen, mostUnpaid }: PurchaseBounds,
  ): PurchaseAnswer {
    const open = this.selectOpen.get(playerId, now);
    if (open && open.count >= mostOpen) return { ok: false, freeInMs: (open.firstExpiry ?? now) - now };
    const unpaid = this.selectOpen.get(playerId, now - PAYABLE_MS);
    if (unpaid && unpaid.count >= mostUnpaid)
      return { ok: false, freeInMs: (unpaid.firstExpiry ?? now) + PAYABLE_MS - now };
    this.insert.run(id, playerId, account, expiresAt);
    return { ok: true };
  }

  use(id: string): void {
    this.delete.run(id);
  }
}
