import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import { ledgerNotConfigured } from "../errors/failure.ts";

/** The dev ledger; throws 503 if another network or none is configured. */
export function requiredDevLedger(ledger: DevLedger | null): DevLedger {
  if (ledger === null) throw ledgerNotConfigured();
  return ledger;
}
