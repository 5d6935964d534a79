import type {
  EntitiesByRoleRequirementLookupResponse,
  EntitiesByRoleRequirementPageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, Type } from "typebox";
import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { entityAt } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, maybe, someOf } from "../request-shapes.ts";

/** Maximum number of requirements in one call. */
const MOST_REQUIREMENTS = 50;

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
  Type.Object({ requirements: someOf(Requirement, MOST_REQUIREMENTS) }),
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
