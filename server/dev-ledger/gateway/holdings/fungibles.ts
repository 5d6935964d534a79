import type {
  FungibleResourcesCollection,
  FungibleResourcesCollectionItem,
  FungibleResourcesCollectionItemVaultAggregatedVaultItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import { formatAttos } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Vault } from "../../state/model.ts";
import { type PageRequest, pageOf } from "../page.ts";
import type { HoldingsRequest } from "./holdings-request.ts";
import { resourceWithMetadata } from "./resource-with-metadata.ts";

/** An entity's fungible tokens, by resource or vault by vault, the latest change first. */
export function fungiblesOf(
  view: LedgerView,
  owner: string,
  request: HoldingsRequest,
  page: PageRequest = {},
): FungibleResourcesCollection {
  const vaults = view.vaults(owner).filter(({ kind }) => kind === "fungible");
  const { items, ...rest } = pageOf(vaults.toReversed(), page);
  return { ...rest, items: items.map((vault) => fungibleItem(view, vault, request)) };
}

/** On the dev ledger a holder has one vault for each resource. */
function fungibleItem(
  view: LedgerView,
  vault: Vault,
  request: HoldingsRequest,
): FungibleResourcesCollectionItem {
  const resource = resourceWithMetadata(view, vault, request);
  return request.aggregation_level === "Vault"
    ? { aggregation_level: "Vault", ...resource, vaults: pageOf([fungibleVaultItem(vault)]) }
    : {
        aggregation_level: "Global",
        ...resource,
        amount: formatAttos(vault.amount),
        last_updated_at_state_version: vault.stateVersion,
      };
}

export function fungibleVaultItem(vault: Vault): FungibleResourcesCollectionItemVaultAggregatedVaultItem {
  return {
    vault_address: vault.address,
    amount: formatAttos(vault.amount),
    last_updated_at_state_version: vault.stateVersion,
  };
}
