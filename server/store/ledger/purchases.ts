import { PAYABLE_MS } from "../expiry.ts";
import { type CountRow, counted } from "../limits.ts";
import { lockPlayer } from "../players.ts";
import { type Queries, statement, type Unit } from "../unit.ts";
import type { EnergyPurchase, PurchaseAnswer, PurchaseBounds } from "./ledger-store.ts";

const select = statement<[string], EnergyPurchase>(
  `SELECT id, player_id AS "playerId", account FROM energy_purchases WHERE id = $1`,
);
/** Those that expire after a moment. */
const selectOpen = statement<[number, number], CountRow>(
  `SELECT count(*) AS count, min(expires_at) AS first FROM energy_purchases
   WHERE player_id = $1 AND expires_at > $2`,
);
const insert = statement<[string, number, string, number]>(
  "INSERT INTO energy_purchases (id, player_id, account, expires_at) VALUES ($1, $2, $3, $4)",
);
const remove = statement<[string]>("DELETE FROM energy_purchases WHERE id = $1");

export function findPurchase(queries: Queries, id: string): Promise<EnergyPurchase | null> {
  return queries.first(select, id);
}

/** Opens a purchase unless the player has too many; an expired one may still be paid (`GAP-15`). */
export async function openPurchase(
  unit: Unit,
  { id, playerId, account }: EnergyPurchase,
  lastsMs: number,
  { mostOpen, mostUnpaid }: PurchaseBounds,
): Promise<PurchaseAnswer> {
  await lockPlayer(unit, playerId);
  const now = unit.now();
  const open = counted(await unit.first(selectOpen, playerId, now), now);
  if (open.count >= mostOpen) return { ok: false, freeInMs: open.freeInMs };
  const oldest = now - PAYABLE_MS;
  const unpaid = counted(await unit.first(selectOpen, playerId, oldest), oldest);
  if (unpaid.count >= mostUnpaid) return { ok: false, freeInMs: unpaid.freeInMs };
  unit.write(insert, id, playerId, account, now + lastsMs);
  return { ok: true };
}

/** Uses a purchase up, which may be done once. */
export function spendPurchase(unit: Unit, id: string): Promise<void> {
  return unit.claim(remove, id);
}
