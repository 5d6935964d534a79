import { ledgerNotConfigured, notOffered } from "../errors/failure.ts";
import type { Ledger } from "./ledger.ts";
import type { OfferedActions } from "./network/offered-actions.ts";

/**
 * Returns the ledger for a player, whose budget pays for the reads. Throws 503 without a ledger, or if the
 * network does not offer `action`.
 */
export function configuredLedger(
  { ledger }: { ledger: Ledger | null },
  playerId: number,
  action?: keyof OfferedActions,
): Ledger {
  if (ledger === null) throw ledgerNotConfigured();
  if (action !== undefined && !ledger.offered[action]) throw notOffered();
  return ledger.askedBy(playerId);
}
