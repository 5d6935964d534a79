import type { StateEntityFungibleResourceVaultsPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";
import { fungibleVaultItem } from "./fungibles.ts";
import { vaultsFor } from "./vaults-for.ts";

const Request = paged(Type.Object({ ...pageFields, address: Address, resource_address: Address }));

/** A page of an entity's vaults of one fungible resource (`LED-059`). */
export const fungibleVaultsPage = readingCall(
  "/state/entity/page/fungible-vaults",
  Request,
  (question): StateEntityFungibleResourceVaultsPageResponse => ({
    ledger_state: question.ledgerState,
    address: question.request.address,
    resource_address: question.request.resource_address,
    ...pageOf(vaultsFor(question, "fungible").map(fungibleVaultItem), question.request),
  }),
);
