import type {
  CommittedTransactionInfo,
  TransactionBalanceChanges,
  TransactionCommittedDetailsResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import type { LedgerView } from "../../state/ledger-view.ts";
import {
  type CommittedTransaction,
  type FungibleChange,
  formatAttos,
  isCommitted,
  type Receipt,
} from "../../state/model.ts";
import { readingCall } from "../protocol/gateway-call.ts";
import { transactionNotFound } from "../protocol/gateway-error.ts";
import { Address, atLedgerState, maybe } from "../protocol/request-shapes.ts";
import { DetailsOptIns, executionOf } from "./receipt.ts";

/** The details of a committed transaction (`LED-081`). */
export const committedDetails = readingCall(
  "/transaction/committed-details",
  Type.Object({ ...atLedgerState, intent_hash: Address, opt_ins: maybe(DetailsOptIns) }),
  ({ request, view, ledgerState }): TransactionCommittedDetailsResponse => {
    const transaction = view.transaction(request.intent_hash);
    if (
      !transaction ||
      !isCommitted(transaction) ||
      transaction.commit.stateVersion > ledgerState.state_version
    ) {
      throw transactionNotFound(request.intent_hash);
    }
    return {
      ledger_state: ledgerState,
      transaction: committedTransactionInfo(view, transaction, request.opt_ins ?? {}),
    };
  },
);

/** The requested details of a committed transaction (`LED-093`). */
export function committedTransactionInfo(
  view: LedgerView,
  transaction: CommittedTransaction,
  optIns: DetailsOptIns,
): CommittedTransactionInfo {
  const { commit, message, errorMessage } = transaction;
  const time = new Date(commit.timestamp);
  return {
    state_version: commit.stateVersion,
    epoch: commit.epoch,
    round: commit.round,
    round_timestamp: time.toISOString(),
    confirmed_at: time,
    transaction_status: transaction.status,
    payload_hash: transaction.payloadHash,
    intent_hash: transaction.intentHash,
    fee_paid: formatAttos(commit.feePaid),
    ...(optIns.affected_global_entities && { affected_global_entities: commit.affected }),
    error_message: errorMessage,
    ...(optIns.raw_hex && { raw_hex: Buffer.from(transaction.raw).toString("hex") }),
    receipt: {
      status: transaction.status,
      ...executionOf(view, commit, optIns),
      ...(errorMessage !== null && { error_message: errorMessage }),
    },
    ...(optIns.manifest_instructions && { manifest_instructions: transaction.instructions }),
    manifest_classes: ["General"],
    ...(message !== null && {
      message: { type: "Plaintext", mime_type: "text/plain", content: { type: "String", value: message } },
    }),
    ...(optIns.balance_changes && { balance_changes: balanceChangesOf(commit) }),
  };
}

/** The changes of balances by a transaction; changes by the fee are listed separately. */
function balanceChangesOf(receipt: Receipt): TransactionBalanceChanges {
  return {
    fungible_fee_balance_changes: receipt.feeChanges.map((change) => ({
      type: "FeePayment",
      ...fungibleChange(change),
    })),
    fungible_balance_changes: receipt.fungibleChanges.map(fungibleChange),
    non_fungible_balance_changes: receipt.nonFungibleChanges.map(({ entity, resource, added, removed }) => ({
      entity_address: entity,
      resource_address: resource,
      added,
      removed,
    })),
  };
}

function fungibleChange({ entity, resource, change }: FungibleChange) {
  return { entity_address: entity, resource_address: resource, balance_change: formatAttos(change) };
}
