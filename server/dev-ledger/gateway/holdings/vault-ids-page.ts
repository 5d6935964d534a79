import type { StateEntityNonFungibleIdsPageResponse } from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { readingCall } from "../gateway-call.ts";
import { entityNotFound } from "../gateway-error.ts";
import { pageOf } from "../page.ts";
import { Address, paged, pageFields } from "../request-shapes.ts";
import { vaultsFor } from "./vaults-for.ts";

const Request = paged(
  Type.Object({ ...pageFields, address: Address, vault_address: Address, resource_address: Address }),
);

/** A page of the ids in one vault, the newest first (`LED-062`). */
export const vaultIdsPage = readingCall(
  "/state/entity/page/non-fungible-vault/ids",
  Request,
  (question): StateEntityNonFungibleIdsPageResponse => {
    const { view, request, ledgerState } = question;
    const vault = vaultsFor(question, "nonFungible").find(({ address }) => address === request.vault_address);
    if (!vault) throw entityNotFound(request.vault_address);
    return {
      ledger_state: ledgerState,
      address: request.address,
      resource_address: request.resource_address,
      ...pageOf(view.idsInVault(vault.address).toReversed(), request),
    };
  },
);
