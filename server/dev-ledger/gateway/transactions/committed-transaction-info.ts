import type { CommittedTransactionInfo } from "@radixdlt/babylon-gateway-api-sdk";
import { formatAttos } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { CommittedTransaction } from "../../state/model.ts";
import { balanceChangesOf } from "./balance-changes.ts";
import { committedStatus } from "./committed-status.ts";
import type { DetailsOptIns } from "./details-opt-ins.ts";
import { receiptOf } from "./receipt.ts";

/** The requested details of a committed transaction (`LED-093`). */
export function committedTransactionInfo(
  view: LedgerView,
  transaction: CommittedTransaction,
  optIns: DetailsOptIns,
): CommittedTransactionInfo {
  const { commit, message } = transaction;
  const time = new Date(commit.timestamp);
  return {
    state_version: commit.stateVersion,
    epoch: commit.epoch,
    round: commit.round,
    round_timestamp: time.toISOString(),
    confirmed_at: time,
    transaction_status: committedStatus(transaction),
    payload_hash: transaction.payloadHash,
    intent_hash: transaction.intentHash,
    fee_paid: formatAttos(commit.feePaid),
    ...(optIns.affected_global_entities && { affected_global_entities: commit.affected }),
    error_message: transaction.errorMessage,
    ...(optIns.raw_hex && { raw_hex: Buffer.from(transaction.raw).toString("hex") }),
    receipt: receiptOf(view, transaction, optIns),
    ...(optIns.manifest_instructions && { manifest_instructions: transaction.instructions }),
    manifest_classes: ["General"],
    ...(message !== null && { message: plainText(message) }),
    ...(optIns.balance_changes && { balance_changes: balanceChangesOf(commit) }),
  };
}

function plainText(message: string): object {
  return { type: "Plaintext", mime_type: "text/plain", content: { type: "String", value: message } };
}
