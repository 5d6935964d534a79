import type {
  EntityMetadataCollection,
  FungibleResourcesCollection,
  FungibleResourcesCollectionItemVaultAggregatedVaultItem,
  NonFungibleResourcesCollection,
  NonFungibleResourcesCollectionItemVaultAggregatedVaultItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import { formatAttos, ONE_TOKEN, type ResourceKind, type Vault } from "../../state/model.ts";
import { type Page, type PageRequest, pageOf } from "../protocol/request-shapes.ts";
import { explicitMetadataOf } from "./metadata.ts";

/** How a caller wants holdings listed; the fields have the gateway's names. */
interface HoldingsRequest {
  aggregation_level?: "Global" | "Vault" | null | undefined;
  /** Keys of metadata to include for each resource. */
  explicit_metadata?: readonly string[] | null;
  /** Whether to include the ids in each vault. */
  non_fungible_include_nfids?: boolean | null;
}

/** An entity's fungible tokens, by resource or vault by vault, the latest change first. */
export function fungiblesOf(
  view: LedgerView,
  owner: string,
  request: HoldingsRequest,
  page?: PageRequest,
): FungibleResourcesCollection {
  return pageOfVaults(view, owner, "fungible", page, (vault) =>
    holdingItem(view, vault, request, formatAttos(vault.amount), fungibleVaultItem),
  );
}

/** An entity's non-fungible tokens, in the same form. */
export function nonFungiblesOf(
  view: LedgerView,
  owner: string,
  request: HoldingsRequest,
  page?: PageRequest,
): NonFungibleResourcesCollection {
  return pageOfVaults(view, owner, "nonFungible", page, (vault) =>
    holdingItem(view, vault, request, count(vault), () =>
      nonFungibleVaultItem(view, vault, request.non_fungible_include_nfids),
    ),
  );
}

function pageOfVaults<Item>(
  view: LedgerView,
  owner: string,
  kind: ResourceKind,
  page: PageRequest | undefined,
  itemOf: (vault: Vault) => Item,
): Page<Item> {
  const vaults = view.vaults(owner).filter((vault) => vault.kind === kind);
  const { items, ...rest } = pageOf(vaults.toReversed(), page);
  return { ...rest, items: items.map(itemOf) };
}

type HoldingItem<Amount, VaultItem> = {
  resource_address: string;
  explicit_metadata?: EntityMetadataCollection;
} & (
  | { aggregation_level: "Vault"; vaults: Page<VaultItem> }
  | { aggregation_level: "Global"; amount: Amount; last_updated_at_state_version: number }
);

/** The tokens of one resource. On the dev ledger a holder has one vault for each resource. */
function holdingItem<Amount, VaultItem>(
  view: LedgerView,
  vault: Vault,
  { aggregation_level, explicit_metadata: keys }: HoldingsRequest,
  amount: Amount,
  vaultItem: (vault: Vault) => VaultItem,
): HoldingItem<Amount, VaultItem> {
  const resource = {
    resource_address: vault.resource,
    ...(keys?.length && { explicit_metadata: explicitMetadataOf(view, vault.resource, keys) }),
  };
  return aggregation_level === "Vault"
    ? { aggregation_level, ...resource, vaults: pageOf([vaultItem(vault)]) }
    : {
        aggregation_level: "Global",
        ...resource,
        amount,
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
