import type { StateEntitySchemaPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { HEAVY_PAGE_SIZE, pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";
import { anyEntityAt } from "./entity.ts";

/** A page of an entity's schemas (`LED-065`); the dev ledger's entities have none. */
export const schemasPage = readingCall(
  "/state/entity/page/schemas",
  paged(Type.Object({ ...pageFields, address: Address })),
  ({ request, ledger, view, ledgerState }): StateEntitySchemaPageResponse => {
    const { address } = anyEntityAt(view, ledger, request.address);
    return { ledger_state: ledgerState, address, ...pageOf([], request, HEAVY_PAGE_SIZE) };
  },
);
