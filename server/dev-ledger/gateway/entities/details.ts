import type {
  StateEntityDetailsResponseComponentDetails,
  StateEntityDetailsResponseItemDetails,
} from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerNetwork } from "../../../ledger/network/ledger-network.ts";
import type { DevLedger } from "../../dev-ledger.ts";
import { formatAttos } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Resource, Vault } from "../../state/model.ts";
import { fungibleVaultItem } from "../holdings/fungibles.ts";
import { nonFungibleVaultItem } from "../holdings/non-fungibles.ts";
import { HEAVY_PAGE_SIZE, pageOf } from "../page.ts";
import type { Entity } from "./entity.ts";
import { mutableFieldsOf } from "./mutable-fields.ts";
import { ACCOUNT_PACKAGE, IDENTITY_PACKAGE } from "./native-packages.ts";
import { BLUEPRINT_VERSION, blueprintItem, codeItem, packageOfBlueprint } from "./packages.ts";
import type { Preallocated } from "./preallocated.ts";
import { keyHolderRoles, lockedRoles } from "./role-assignments.ts";

type Details = StateEntityDetailsResponseItemDetails;

/** The details of an entity, by its kind (`LED-095` to `LED-099`). */
export function detailsOf(
  entity: Entity,
  view: LedgerView,
  { network }: DevLedger,
  { ids, native }: { ids: boolean; native: boolean },
): Details {
  switch (entity.kind) {
    case "account":
      return {
        ...componentDetails("Account", ACCOUNT_PACKAGE, entity.owner),
        state: { default_deposit_rule: "Accept" },
      };
    case "identity":
      return componentDetails("Identity", IDENTITY_PACKAGE, entity.owner);
    case "component": {
      const { blueprint } = entity.component;
      return componentDetails(blueprint, packageOfBlueprint(blueprint), null);
    }
    case "resource":
      return {
        ...resourceDetails(entity.resource, network),
        ...(native && entity.address === network.tokens.XRD && { native_resource_details: { kind: "Xrd" } }),
      };
    case "vault":
      return vaultDetails(view, entity.vault, ids);
    case "package":
      return packageDetails(entity.blueprints);
  }
}

function componentDetails(
  blueprint: string,
  packageAddress: string,
  owner: Preallocated | null,
): StateEntityDetailsResponseComponentDetails & { type: "Component" } {
  return {
    type: "Component",
    package_address: packageAddress,
    blueprint_name: blueprint,
    blueprint_version: BLUEPRINT_VERSION,
    role_assignments: owner ? keyHolderRoles(owner) : lockedRoles,
  };
}

function resourceDetails(resource: Resource, network: LedgerNetwork): Details {
  const supply = {
    role_assignments: lockedRoles,
    total_supply: formatAttos(resource.minted - resource.burned),
    total_minted: formatAttos(resource.minted),
    total_burned: formatAttos(resource.burned),
  };
  return resource.kind === "fungible"
    ? { type: "FungibleResource", ...supply, divisibility: resource.divisibility ?? 0 }
    : {
        type: "NonFungibleResource",
        ...supply,
        non_fungible_id_type: resource.idType ?? "Integer",
        non_fungible_data_mutable_fields: mutableFieldsOf(network, resource.address),
      };
}

function vaultDetails(view: LedgerView, vault: Vault, ids: boolean): Details {
  return vault.kind === "fungible"
    ? { type: "FungibleVault", resource_address: vault.resource, balance: fungibleVaultItem(vault) }
    : {
        type: "NonFungibleVault",
        resource_address: vault.resource,
        balance: nonFungibleVaultItem(view, vault, ids),
      };
}

function packageDetails(blueprints: readonly string[]): Details {
  const code = codeItem(blueprints);
  return {
    type: "Package",
    codes: pageOf([code], {}, HEAVY_PAGE_SIZE),
    ...code,
    blueprints: pageOf(blueprints.map(blueprintItem), {}, HEAVY_PAGE_SIZE),
    schemas: pageOf([], {}, HEAVY_PAGE_SIZE),
    role_assignments: lockedRoles,
  };
}
