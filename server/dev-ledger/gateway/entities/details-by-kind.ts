import type {
  ComponentEntityRoleAssignments,
  StateEntityDetailsResponseComponentDetails,
  StateEntityDetailsResponseItemDetails,
} from "@radixdlt/babylon-gateway-api-sdk";
import { noProgress, STAT_NAMES } from "../../../../rules/index.ts";
import type { LedgerNetwork } from "../../../ledger/network/ledger-network.ts";
import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { formatAttos, type Resource, type Vault } from "../../state/model.ts";
import { HEAVY_PAGE_SIZE, pageOf } from "../protocol/request-shapes.ts";
import { type Entity, NATIVE_PACKAGES, type Preallocated } from "./entity.ts";
import { fungibleVaultItem, nonFungibleVaultItem } from "./holdings.ts";
import { BLUEPRINT_VERSION, blueprintItem, codeItem, packageOfBlueprint } from "./packages.ts";
import { withBytes } from "./scrypto-sbor.ts";

type Details = StateEntityDetailsResponseItemDetails;

/** The fields that change when a creature grows; other tokens never change. */
const MUTABLE_FIELDS_OF_CREATURES = [
  "key_image_url",
  "form",
  ...STAT_NAMES,
  ...Object.keys(noProgress()),
  "final_form_upgrades",
];

/** The virtual badges that a signature gives. */
const SIGNATURE_BADGES = {
  Ed25519: "resource_sim1nfxxxxxxxxxxed25sgxxxxxxxxx002236757237xxxxxxxxx8x44q5",
  Secp256k1: "resource_sim1nfxxxxxxxxxxsecpsgxxxxxxxxx004638826440xxxxxxxxxwj8qq5",
} as const;

/** Roles that nobody has: nobody may change the game's resources, components and packages. */
const lockedRoles: ComponentEntityRoleAssignments = {
  owner: { rule: { type: "DenyAll" }, updater: "None" },
  entries: [],
};

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
        ...componentDetails("Account", NATIVE_PACKAGES.account, entity.owner),
        state: { default_deposit_rule: "Accept" },
      };
    case "identity":
      return componentDetails("Identity", NATIVE_PACKAGES.identity, entity.owner);
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
        non_fungible_data_mutable_fields:
          resource.address === network.collections.creatures ? MUTABLE_FIELDS_OF_CREATURES : [],
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

/** Roles of an account or identity: the owner of the key it was derived from has all of them. */
function keyHolderRoles({ curve, keyHash }: Preallocated): ComponentEntityRoleAssignments {
  const id = `[${keyHash}]`;
  const rule = {
    type: "Protected",
    access_rule: {
      type: "ProofRule",
      proof_rule: {
        type: "Require",
        requirement: {
          type: "NonFungible",
          non_fungible: {
            resource_address: SIGNATURE_BADGES[curve],
            local_id: {
              simple_rep: id,
              id_type: "Bytes",
              sbor_hex: withBytes({ kind: "NonFungibleLocalId", value: id }).raw_hex,
            },
          },
        },
      },
    },
  };
  return {
    owner: { rule, updater: "Object" },
    entries: [
      {
        role_key: { name: "securify", module: "Main" },
        assignment: { resolution: "Explicit", explicit_rule: rule },
        updater_roles: [{ name: "_self_", module: "Main" }],
      },
    ],
  };
}
