import type { TransactionSubmitResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { InvalidTransaction } from "../../dev-ledger.ts";
import { actingCall } from "../gateway-call.ts";
import { invalidTransaction } from "../gateway-error.ts";
import { Hex } from "../request-shapes.ts";

/** Submits a notarised transaction (`LED-087`). */
export const submit = actingCall(
  "/transaction/submit",
  Type.Object({ notarized_transaction_hex: Hex }),
  async (ledger, request): Promise<TransactionSubmitResponse> => {
    try {
      return await ledger.submit(Buffer.from(request.notarized_transaction_hex, "hex"));
    } catch (error) {
      throw error instanceof InvalidTransaction ? invalidTransaction(error.message) : error;
    }
  },
);
