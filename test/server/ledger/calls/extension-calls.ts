import { type GatewayCall, OWNER, PAGE, PAGING, RESOURCE, VERSION } from "./gateway-call.ts";

const requirement = { resource_address: RESOURCE, non_fungible_id: "#1#" };
const entities = [{ entity_address: OWNER, first_seen_state_version: 3 }];

export const EXTENSION_CALLS: GatewayCall[] = [
  {
    ids: "LED-050",
    path: "/extensions/entities-by-role-requirement/lookup",
    ask: (calls) =>
      calls.extensions.innerClient.entitiesByRoleRequirementLookup({
        entitiesByRoleRequirementLookupRequest: { requirements: [requirement] },
      }),
    body: { requirements: [requirement] },
    answer: { items: [{ ...PAGE, requirement, entities }] },
  },
  {
    ids: "LED-051, LED-054, GAP-19: entities by a non-fungible requirement",
    path: "/extensions/entities-by-role-requirement/page",
    ask: (calls) =>
      calls.extensions.innerClient.entitiesByRoleRequirementPage({
        entitiesByRoleRequirementPageRequest: { ...requirement, ...PAGING },
      }),
    body: { ...requirement, ...PAGING },
    answer: { ...PAGE, entities },
  },
  {
    ids: "LED-052",
    path: "/extensions/implicit-requirements/lookup",
    ask: (calls) =>
      calls.extensions.innerClient.implicitRequirementsLookup({
        implicitRequirementsLookupRequest: { requirements: [requirement] },
      }),
    body: { requirements: [requirement] },
    answer: { resolved_requirements: [{ requirement }] },
  },
  {
    ids: "LED-053, LED-112",
    path: "/extensions/resource-holders/page",
    ask: (calls) =>
      calls.extensions.innerClient.resourceHoldersPage({
        resourceHoldersRequest: { resource_address: RESOURCE, ...PAGING },
      }),
    body: { resource_address: RESOURCE, ...PAGING },
    answer: {
      ...PAGE,
      items: [
        { type: "FungibleResource", holder_address: OWNER, ...VERSION, amount: "1.5" },
        { type: "NonFungibleResource", holder_address: OWNER, ...VERSION, non_fungible_ids_count: 2 },
      ],
    },
  },
];
