import type { StateEntityNonFungiblesPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { entityAt, HOLDERS } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import {
  Address,
  aggregationLevel,
  explicitMetadata,
  includeIds,
  maybe,
  paged,
  pageFields,
} from "../request-shapes.ts";
import { nonFungiblesOf } from "./non-fungibles.ts";

const Request = paged(
  Type.Object({
    ...pageFields,
    ...aggregationLevel,
    address: Address,
    opt_ins: maybe(Type.Object({ ...explicitMetadata, ...includeIds })),
  }),
);

/** A page of the non-fungible tokens an entity holds (`LED-064`). */
export const nonFungiblesPage = readingCall(
  "/state/entity/page/non-fungibles",
  Request,
  ({ request, ledger, view, ledgerState }): StateEntityNonFungiblesPageResponse => {
    const { address, aggregation_level, opt_ins } = request;
    entityAt(view, ledger, address, HOLDERS);
    return {
      ledger_state: ledgerState,
      address,
      ...nonFungiblesOf(view, address, { ...opt_ins, aggregation_level }, request),
    };
  },
);
