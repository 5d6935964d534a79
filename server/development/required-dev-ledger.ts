import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import { ledgerNotConfigured } from "../http-errors/known-errors.ts";

/** The dev ledger; 503 where another network is configured, or none. */
export function requiredDevLedger(ledger: DevLedger | null): DevLedger {
  if (ledger === null) throw ledgerNotConfigured();
  return ledger;
}
