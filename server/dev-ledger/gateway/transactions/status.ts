import type {
  TransactionStatusResponse,
  TransactionStatusResponseKnownPayloadItem,
  TransactionSubintentStatusResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import type { LedgerTransaction } from "../../state/model.ts";
import { readingCall } from "../protocol/gateway-call.ts";
import { Address } from "../protocol/request-shapes.ts";

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

const MORE = "For more information, use the /transaction/committed-details endpoint.";
const ACCEPTED =
  "has been accepted into a node's mempool on the network. It's possible but not certain that it will be committed to this network.";

/** The gateway's sentence for each exact status of a transaction. */
const INTENT_DESCRIPTION = {
  Unknown: "No information is known about the possible outcome of this transaction.",
  Pending: `A payload for this transaction ${ACCEPTED}`,
  CommittedSuccess: `This transaction has been committed to the ledger as a success. ${MORE}`,
  CommittedFailure: `This transaction has been committed to the ledger as a failure. ${MORE}`,
  PermanentlyRejected: "This transaction is permanently rejected, so can never be committed to this network.",
} as const;

/** The gateway's sentence for each status of one signed form of it. */
const PAYLOAD_DESCRIPTION = {
  Pending: `This particular payload for this transaction ${ACCEPTED}`,
  CommittedSuccess: `This particular payload for this transaction has been committed to the ledger as a success. ${MORE}`,
  CommittedFailure: `This particular payload for this transaction has been committed to the ledger as a failure. ${MORE}`,
  PermanentlyRejected:
    "This particular payload for this transaction has been permanently rejected. It is not possible for this particular transaction payload to be committed to this network.",
} as const;

/** The status of a transaction (`LED-085`); an unknown transaction is not an error. */
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

/** The status of a pre-authorisation (`LED-086`): always unknown, as the dev ledger executes none. */
export const subintentStatus = readingCall(
  "/transaction/subintent-status",
  Type.Object({ subintent_hash: Address }),
  ({ ledgerState }): TransactionSubintentStatusResponse => ({
    ledger_state: ledgerState,
    subintent_status: "Unknown",
    subintent_status_description:
      "The gateway has not seen the subintent committed as a success, but otherwise, its status is unknown. It may not exist, it may have expired, it may still be possible for it to commit as a success. Note that, unlike transaction intents, subintents can commit as a failure 0 or more times and still commit as a success.",
  }),
);
