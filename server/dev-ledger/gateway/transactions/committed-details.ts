import type { TransactionCommittedDetailsResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { transactionNotFound } from "../gateway-error.ts";
import { ledgerStateOf, momentAt } from "../ledger-state.ts";
import { Address, atLedgerState, maybe } from "../request-shapes.ts";
import { committedTransactionInfo } from "./committed-transaction-info.ts";
import { DetailsOptIns } from "./details-opt-ins.ts";

const Request = Type.Object({ ...atLedgerState, intent_hash: Address, opt_ins: maybe(DetailsOptIns) });

/** The details of a committed transaction (`LED-081`). */
export const committedDetails = readingCall(
  "/transaction/committed-details",
  Request,
  ({ request, view }): TransactionCommittedDetailsResponse => {
    const { intent_hash, at_ledger_state, opt_ins } = request;
    const moment = at_ledger_state ? momentAt(view, at_ledger_state) : view.state();
    const transaction = view.transaction(intent_hash);
    if (!transaction?.commit || transaction.commit.stateVersion > moment.stateVersion) {
      throw transactionNotFound(intent_hash);
    }
    const committed = { ...transaction, commit: transaction.commit };
    return {
      ledger_state: ledgerStateOf(moment),
      transaction: committedTransactionInfo(view, committed, opt_ins ?? {}),
    };
  },
);
