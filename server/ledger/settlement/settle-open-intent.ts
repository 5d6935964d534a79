import type { Failure } from "../../failures/failure.ts";
import type { OpenIntent } from "../../store/ledger-store.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { bookBadge } from "./book-badge.ts";
import { bookEnergy } from "./book-energy.ts";
import { releaseOpenIntent } from "./release-open-intent.ts";
import type { SettlementParts } from "./settlement-parts.ts";
import { readTransaction } from "./transaction-reading.ts";

/**
 * Asks the ledger again for a transaction that was open and acts on what it says. What the ledger does not
 * decide stays open until its epochs have passed (`GAP-15`, `CON-15`).
 */
export async function settleOpenIntent(parts: SettlementParts, intent: OpenIntent): Promise<void> {
  const { gateway } = parts.ledger;
  const reading = await readTransaction(gateway, intent.intentHash);
  if (reading.outcome === "pending" && reading.committed) return;
  if (reading.outcome === "pending" && (await gateway.currentEpoch()) < intent.rejectedFromEpoch) return;
  if (reading.outcome === "success" && (await book(parts, intent, reading.transaction)) === null) return;
  await releaseOpenIntent(parts, intent);
}

function book(
  parts: SettlementParts,
  { purpose, playerId }: OpenIntent,
  transaction: CommittedTransaction,
): Promise<Failure | null> {
  return (purpose === "energy" ? bookEnergy : bookBadge)(parts, transaction, playerId);
}
