import type {
  EntitiesByRoleRequirementLookupResponse,
  EntitiesByRoleRequirementPageResponse,
  ImplicitRequirementsLookupResponse,
  ResourceHoldersCollectionItem,
  ResourceHoldersResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, Type } from "typebox";
import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { formatAttos, ONE_TOKEN, type Vault } from "../../state/model.ts";
import { actingCall, readingCall } from "../protocol/gateway-call.ts";
import { invalidRequest } from "../protocol/gateway-error.ts";
import { Address, Cursor, maybe, pageOf, someOf } from "../protocol/request-shapes.ts";
import { entityAt } from "./entity.ts";
import { wellKnownAddresses } from "./network.ts";

/** Pages of holders may be larger than other pages, on request. */
const HOLDERS_PAGE_SIZE = { ordinary: 100, most: 1000 };

/** A page of the holders of a resource, the richest first (`LED-053`). */
export const resourceHoldersPage = readingCall(
  "/extensions/resource-holders/page",
  Type.Object({
    resource_address: Address,
    cursor: maybe(Cursor),
    limit_per_page: maybe(Type.Integer({ minimum: 1 })),
  }),
  ({ request, ledger, view }): ResourceHoldersResponse => {
    const { resource } = entityAt(view, ledger, request.resource_address, ["resource"]);
    const vaults = view.vaultsOf(resource.address).filter(({ amount }) => amount > 0n);
    return pageOf(vaults.map(holderItem), request, HOLDERS_PAGE_SIZE);
  },
);

function holderItem(vault: Vault): ResourceHoldersCollectionItem {
  const holder = { holder_address: vault.owner, last_updated_at_state_version: vault.stateVersion };
  return vault.kind === "fungible"
    ? { type: "FungibleResource", ...holder, amount: formatAttos(vault.amount) }
    : { type: "NonFungibleResource", ...holder, non_fungible_ids_count: Number(vault.amount / ONE_TOKEN) };
}

/** Maximum number of requirements in one call. */
const MOST_ROLE_REQUIREMENTS = 50;

const requirementFields = { resource_address: Address, non_fungible_id: maybe(Type.String()) };
const Requirement = Type.Object(requirementFields);

/**
 * A page of the entities that the holder of a badge may change (`LED-051`, `LED-054`): none here. The gateway
 * accepts any cursor and limit here.
 */
export const roleRequirementPage = readingCall(
  "/extensions/entities-by-role-requirement/page",
  Type.Object({
    ...requirementFields,
    cursor: maybe(Type.String()),
    limit_per_page: maybe(Type.Integer()),
  }),
  ({ request, ledger, view }): EntitiesByRoleRequirementPageResponse => {
    entityAt(view, ledger, request.resource_address, ["resource"]);
    const { items, ...page } = pageOf([], request);
    return { ...page, entities: items };
  },
);

/** The same for several badges, with the first page of each (`LED-050`). */
export const roleRequirementLookup = readingCall(
  "/extensions/entities-by-role-requirement/lookup",
  Type.Object({ requirements: someOf(Requirement, MOST_ROLE_REQUIREMENTS) }),
  ({ request, ledger, view }): EntitiesByRoleRequirementLookupResponse => ({
    items: request.requirements.map((requirement) => lookupItem(view, ledger, requirement)),
  }),
);

function lookupItem(view: LedgerView, ledger: DevLedger, requirement: Static<typeof Requirement>) {
  const { resource_address, non_fungible_id } = requirement;
  entityAt(view, ledger, resource_address, ["resource"]);
  const { items, ...page } = pageOf([]);
  return {
    ...page,
    requirement: { resource_address, ...(non_fungible_id != null && { non_fungible_id }) },
    entities: items,
  };
}

/** Maximum number of requirements in one call. */
const MOST_IMPLICIT_REQUIREMENTS = 100;

const VirtualBadge = Type.Object({
  resource_address: Address,
  non_fungible_id: Type.String({ minLength: 1 }),
});

/**
 * What some virtual badges stand for, such as a signature's (`LED-052`), each badge once: always unknown
 * here. Refuses other badges.
 */
export const implicitRequirementsLookup = actingCall(
  "/extensions/implicit-requirements/lookup",
  Type.Object({ requirements: someOf(VirtualBadge, MOST_IMPLICIT_REQUIREMENTS) }),
  async ({ network }, { requirements }): Promise<ImplicitRequirementsLookupResponse> => {
    const allowed = await virtualBadges(network.id);
    const wrong = requirements.findIndex(({ resource_address }) => !allowed.includes(resource_address));
    if (wrong >= 0) {
      const error = `Only implicit requirement resource addresses are allowed: ${allowed.join(", ")}`;
      throw invalidRequest(new Map([[`requirements[${wrong}].resource_address`, [error]]]));
    }
    const each = new Map(requirements.map((one) => [`${one.resource_address}:${one.non_fungible_id}`, one]));
    return { resolved_requirements: Array.from(each.values(), (requirement) => ({ requirement })) };
  },
);

async function virtualBadges(networkId: number): Promise<string[]> {
  const known = await wellKnownAddresses(networkId);
  return [
    known.ed25519_signature_virtual_badge,
    known.secp256k1_signature_virtual_badge,
    known.global_caller_virtual_badge,
    known.package_of_direct_caller_virtual_badge,
    known.system_transaction_badge,
  ];
}
