import type { StateNonFungibleIdsResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { resourceAt } from "../entities/resource.ts";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";

/** A page of all ids that a resource ever had, including burned ones, the oldest first (`LED-069`). */
export const nonFungibleIds = readingCall(
  "/state/non-fungible/ids",
  paged(Type.Object({ ...pageFields, resource_address: Address })),
  ({ request, ledger, view, ledgerState }): StateNonFungibleIdsResponse => {
    const { address } = resourceAt(view, ledger, request.resource_address, "nonFungible");
    return {
      ledger_state: ledgerState,
      resource_address: address,
      non_fungible_ids: pageOf(view.idsOf(address), request),
    };
  },
);
