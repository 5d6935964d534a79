import type { TransactionSubintentStatusResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { Address } from "../request-shapes.ts";

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
