import type {
  TransactionStatusResponse,
  TransactionStatusResponseKnownPayloadItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import type { LedgerTransaction } from "../../state/model.ts";
import { readingCall } from "../gateway-call.ts";
import { Address } from "../request-shapes.ts";
import { INTENT_DESCRIPTION, PAYLOAD_DESCRIPTION } from "./status-descriptions.ts";

/**
 * A transaction that can no longer be committed has the status Rejected overall and PermanentlyRejected
 * exactly.
 */
const EXACT_STATUS = {
  Pending: "Pending",
  CommittedSuccess: "CommittedSuccess",
  CommittedFailure: "CommittedFailure",
  Rejected: "PermanentlyRejected",
} as const;

/** The status of a transaction (`LED-085`); an unknown transaction is no error. */
export const transactionStatus = readingCall(
  "/transaction/status",
  Type.Object({ intent_hash: Address }),
  ({ request, view, ledgerState }): TransactionStatusResponse => {
    const transaction = view.transaction(request.intent_hash);
    const intentStatus = transaction ? EXACT_STATUS[transaction.status] : "Unknown";
    return {
      ledger_state: ledgerState,
      status: transaction?.status ?? "Unknown",
      intent_status: intentStatus,
      intent_status_description: INTENT_DESCRIPTION[intentStatus],
      known_payloads: transaction
        ? [
            payloadOf(transaction),
            ...view
              .furtherPayloads(transaction.intentHash)
              .map((hash) => furtherPayloadOf(transaction, hash)),
          ]
        : [],
      ...(transaction?.commit && { committed_state_version: transaction.commit.stateVersion }),
      ...(transaction?.status === "Pending" && { permanently_rejects_at_epoch: transaction.endEpoch }),
      ...(transaction?.errorMessage && { error_message: transaction.errorMessage }),
    };
  },
);

function payloadOf(transaction: LedgerTransaction): TransactionStatusResponseKnownPayloadItem {
  const { status, errorMessage, payloadHash } = transaction;
  return {
    payload_hash: payloadHash,
    status,
    payload_status: EXACT_STATUS[status],
    payload_status_description: PAYLOAD_DESCRIPTION[EXACT_STATUS[status]],
    ...(errorMessage !== null && { error_message: errorMessage }),
    handling_status: status === "Pending" ? "HandlingSubmission" : "Concluded",
    ...(transaction.commit && { handling_status_reason: "The transaction is committed" }),
  };
}

/** Another signed form of the same transaction: it can no longer be committed once the first one is. */
function furtherPayloadOf(
  { status }: LedgerTransaction,
  payloadHash: string,
): TransactionStatusResponseKnownPayloadItem {
  const own = status === "Pending" ? "Pending" : "Rejected";
  return {
    payload_hash: payloadHash,
    status: own,
    payload_status: EXACT_STATUS[own],
    payload_status_description: PAYLOAD_DESCRIPTION[EXACT_STATUS[own]],
    handling_status: own === "Pending" ? "HandlingSubmission" : "Concluded",
  };
}
