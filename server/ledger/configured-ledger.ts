import type { AppDeps } from "../app-deps.ts";
import { ledgerNotConfigured, notOffered } from "../http-errors/known-errors.ts";
import type { Ledger } from "./ledger.ts";
import type { OfferedActions } from "./network/offered-actions.ts";

/**
 * The ledger for a player, who pays for the looks at it, and for an action that must be offered on its network; 503
 * where there is none, or no address.
 */
export function configuredLedger(
  { ledger }: Pick<AppDeps, "ledger">,
  playerId: number,
  action?: keyof OfferedActions,
): Ledger {
  if (ledger === null) throw ledgerNotConfigured();
  if (action !== undefined && !ledger.offered[action]) throw notOffered();
  return ledger.askedBy(playerId);
}
