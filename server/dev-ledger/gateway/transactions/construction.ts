import type { TransactionConstructionResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { readingCall } from "../gateway-call.ts";
import { Nothing } from "../request-shapes.ts";

/** The first epoch for a new transaction (`LED-082`). */
export const construction = readingCall(
  "/transaction/construction",
  Nothing,
  ({ ledgerState }): TransactionConstructionResponse => ({ ledger_state: ledgerState }),
);
