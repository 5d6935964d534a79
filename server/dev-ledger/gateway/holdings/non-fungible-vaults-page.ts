import type { StateEntityNonFungibleResourceVaultsPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, includeIds, maybe, paged, pageFields } from "../request-shapes.ts";
import { nonFungibleVaultItem } from "./non-fungibles.ts";
import { vaultsFor } from "./vaults-for.ts";

const Request = paged(
  Type.Object({
    ...pageFields,
    address: Address,
    resource_address: Address,
    opt_ins: maybe(Type.Object(includeIds)),
  }),
);

/** A page of an entity's vaults of one non-fungible resource (`LED-063`). */
export const nonFungibleVaultsPage = readingCall(
  "/state/entity/page/non-fungible-vaults",
  Request,
  (question): StateEntityNonFungibleResourceVaultsPageResponse => {
    const { view, request, ledgerState } = question;
    const vaults = vaultsFor(question, "nonFungible").map((vault) =>
      nonFungibleVaultItem(view, vault, request.opt_ins?.non_fungible_include_nfids),
    );
    return {
      ledger_state: ledgerState,
      address: request.address,
      resource_address: request.resource_address,
      ...pageOf(vaults, request),
    };
  },
);
