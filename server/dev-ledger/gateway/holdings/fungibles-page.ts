import type { StateEntityFungiblesPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { entityAt, HOLDERS } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import { Address, aggregationLevel, explicitMetadata, maybe, paged, pageFields } from "../request-shapes.ts";
import { fungiblesOf } from "./fungibles.ts";

const Request = paged(
  Type.Object({
    ...pageFields,
    ...aggregationLevel,
    address: Address,
    opt_ins: maybe(Type.Object(explicitMetadata)),
  }),
);

/** A page of the fungible tokens an entity holds (`LED-060`). */
export const fungiblesPage = readingCall(
  "/state/entity/page/fungibles",
  Request,
  ({ request, ledger, view, ledgerState }): StateEntityFungiblesPageResponse => {
    const { address, aggregation_level, opt_ins } = request;
    entityAt(view, ledger, address, HOLDERS);
    return {
      ledger_state: ledgerState,
      address,
      ...fungiblesOf(view, address, { ...opt_ins, aggregation_level }, request),
    };
  },
);
