import type { HttpError } from "../../errors/http-error.ts";
import type { OpenIntent } from "../../store/ledger/ledger-store.ts";
import type { TransactionState } from "../gateway/gateway.ts";
import { settlementOf } from "../purposes/purposes.ts";
import type { SettlementDeps } from "../purposes/settlement-deps.ts";
import { releaseOpenIntent } from "./release-open-intent.ts";
import { readTransaction, type TransactionReading } from "./transaction-reading.ts";

/**
 * Reads an open transaction from the ledger and handles it for everybody who claims it: books it for the
 * player it belongs to and releases the other claims (`GAP-10`). An undecided one stays open until its epochs
 * have passed (`GAP-15`, `CON-15`).
 */
export async function settleOpenIntent(deps: SettlementDeps, intentHash: string): Promise<void> {
  const { store, ledger } = deps;
  // The player for whom it was booked has no claim any more.
  const isBooked = (await store.settledIntent(intentHash)) !== null;
  const reading = isBooked ? null : await readTransaction(ledger.gateway, intentHash);
  if (reading?.outcome === "pending" && reading.committed) return;
  for (const claim of await store.claimsOf(intentHash)) {
    if (reading?.outcome === "pending" && !isOver(claim, reading.state)) continue;
    if (reading && (await book(deps, claim, reading)) === null) continue;
    await releaseOpenIntent(deps, claim);
  }
}

/**
 * Whether an undecided transaction can no longer be committed. Uses the epoch of the same answer that calls
 * it undecided: another node may be epochs ahead and know it.
 */
function isOver({ rejectedFromEpoch }: OpenIntent, { epoch }: TransactionState): boolean {
  return epoch !== null && epoch >= rejectedFromEpoch;
}

/** Books a claim that counts; returns why it does not count, or null. */
async function book(
  deps: SettlementDeps,
  { purpose, playerId }: OpenIntent,
  reading: TransactionReading,
): Promise<HttpError | null | "notCommitted"> {
  const settlement = settlementOf(purpose);
  if (reading.outcome !== "success" || settlement === null) return "notCommitted";
  return settlement.book(deps, reading.transaction, playerId);
}
