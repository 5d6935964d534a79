import type { StateEntityMetadataPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";
import { anyEntityAt } from "./entity.ts";
import { metadataOf } from "./metadata.ts";

/** A page of an entity's metadata (`LED-061`). */
export const metadataPage = readingCall(
  "/state/entity/page/metadata",
  paged(Type.Object({ ...pageFields, address: Address })),
  ({ request, ledger, view, ledgerState }): StateEntityMetadataPageResponse => {
    const { address } = anyEntityAt(view, ledger, request.address);
    return { ledger_state: ledgerState, address, ...pageOf(metadataOf(view, address), request) };
  },
);
