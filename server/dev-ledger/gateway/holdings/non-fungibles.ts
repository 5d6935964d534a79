import type {
  NonFungibleResourcesCollection,
  NonFungibleResourcesCollectionItem,
  NonFungibleResourcesCollectionItemVaultAggregatedVaultItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import { ONE_TOKEN } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Vault } from "../../state/model.ts";
import { type PageRequest, pageOf } from "../page.ts";
import type { HoldingsRequest } from "./holdings-request.ts";
import { resourceWithMetadata } from "./resource-with-metadata.ts";

/** An entity's non-fungible tokens, by resource or vault by vault, the latest change first. */
export function nonFungiblesOf(
  view: LedgerView,
  owner: string,
  request: HoldingsRequest,
  page: PageRequest = {},
): NonFungibleResourcesCollection {
  const vaults = view.vaults(owner).filter(({ kind }) => kind === "nonFungible");
  const { items, ...rest } = pageOf(vaults.toReversed(), page);
  return { ...rest, items: items.map((vault) => nonFungibleItem(view, vault, request)) };
}

/** On the dev ledger a holder has one vault for each resource. */
function nonFungibleItem(
  view: LedgerView,
  vault: Vault,
  request: HoldingsRequest,
): NonFungibleResourcesCollectionItem {
  const resource = resourceWithMetadata(view, vault, request);
  return request.aggregation_level === "Vault"
    ? {
        aggregation_level: "Vault",
        ...resource,
        vaults: pageOf([nonFungibleVaultItem(view, vault, request.non_fungible_include_nfids)]),
      }
    : {
        aggregation_level: "Global",
        ...resource,
        amount: count(vault),
        last_updated_at_state_version: vault.stateVersion,
      };
}

/** A vault, on request with the first page of its ids, newest first. */
export function nonFungibleVaultItem(
  view: LedgerView,
  vault: Vault,
  includeIds?: boolean | null,
): NonFungibleResourcesCollectionItemVaultAggregatedVaultItem {
  return {
    ...(includeIds && pageOf(view.idsInVault(vault.address).toReversed())),
    total_count: count(vault),
    vault_address: vault.address,
    last_updated_at_state_version: vault.stateVersion,
  };
}

function count({ amount }: Vault): number {
  return Number(amount / ONE_TOKEN);
}
