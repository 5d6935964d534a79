import { ENTITY_ITEMS, METADATA, OPT_INS, VALIDATOR } from "./entity-answers.ts";
import { AT, type GatewayCall, OWNER, PAGE, RESOURCE, STATE, VERSION } from "./gateway-call.ts";

const entity = { address: OWNER };
const place = { ...entity, resource_address: RESOURCE };
const fungibleVaults = {
  ...PAGE,
  items: [{ vault_address: "v1", amount: "1.5", ...VERSION }],
};
const nonFungibleVaults = {
  ...PAGE,
  items: [{ ...PAGE, vault_address: "v1", items: ["#1#"], ...VERSION }],
};

export const ENTITY_CALLS: GatewayCall[] = [
  {
    ids: "LED-073, LED-075, LED-095 to LED-099, LED-103",
    path: "/state/entity/details",
    ask: (calls) =>
      calls.state.innerClient.stateEntityDetails({
        stateEntityDetailsRequest: {
          addresses: [OWNER],
          aggregation_level: "Vault",
          ...AT,
          opt_ins: OPT_INS,
        },
      }),
    body: { addresses: [OWNER], aggregation_level: "Vault", ...AT, opt_ins: OPT_INS },
    answer: { ...STATE, items: ENTITY_ITEMS },
  },
  {
    ids: "LED-059: the path ends with a slash",
    path: "/state/entity/page/fungible-vaults/",
    ask: (calls) =>
      calls.state.innerClient.entityFungibleResourceVaultPage({
        stateEntityFungibleResourceVaultsPageRequest: { ...place, ...AT, cursor: "c" },
      }),
    body: { ...place, ...AT, cursor: "c" },
    answer: { ...STATE, ...place, ...fungibleVaults },
  },
  {
    ids: "LED-060, LED-100: the path ends with a slash",
    path: "/state/entity/page/fungibles/",
    ask: (calls) =>
      calls.state.innerClient.entityFungiblesPage({
        stateEntityFungiblesPageRequest: {
          ...entity,
          ...AT,
          cursor: "c",
          aggregation_level: "Vault",
          opt_ins: { explicit_metadata: ["name"] },
        },
      }),
    body: {
      ...entity,
      ...AT,
      cursor: "c",
      aggregation_level: "Vault",
      opt_ins: { explicit_metadata: ["name"] },
    },
    answer: {
      ...STATE,
      ...PAGE,
      ...entity,
      items: [
        { aggregation_level: "Vault", resource_address: RESOURCE, vaults: fungibleVaults },
        { aggregation_level: "Global", resource_address: RESOURCE, amount: "3", ...VERSION },
      ],
    },
  },
  {
    ids: "LED-061, LED-102",
    path: "/state/entity/page/metadata",
    ask: (calls) => calls.state.getEntityMetadata(OWNER, "c"),
    body: { ...entity, cursor: "c" },
    answer: { ...STATE, ...PAGE, ...entity, items: METADATA },
  },
  {
    ids: "LED-062",
    path: "/state/entity/page/non-fungible-vault/ids",
    ask: (calls) =>
      calls.state.innerClient.entityNonFungibleIdsPage({
        stateEntityNonFungibleIdsPageRequest: { ...place, vault_address: "v1", ...AT, cursor: "c" },
      }),
    body: { ...place, vault_address: "v1", ...AT, cursor: "c" },
    answer: { ...STATE, ...PAGE, ...place, items: ["#1#", "#2#"] },
  },
  {
    ids: "LED-063: the path ends with a slash",
    path: "/state/entity/page/non-fungible-vaults/",
    ask: (calls) =>
      calls.state.innerClient.entityNonFungibleResourceVaultPage({
        stateEntityNonFungibleResourceVaultsPageRequest: {
          ...place,
          ...AT,
          cursor: "c",
          opt_ins: { non_fungible_include_nfids: true },
        },
      }),
    body: { ...place, ...AT, cursor: "c", opt_ins: { non_fungible_include_nfids: true } },
    answer: { ...STATE, ...place, ...nonFungibleVaults },
  },
  {
    ids: "LED-064, LED-101: the path ends with a slash",
    path: "/state/entity/page/non-fungibles/",
    ask: (calls) =>
      calls.state.innerClient.entityNonFungiblesPage({
        stateEntityNonFungiblesPageRequest: {
          ...entity,
          aggregation_level: "Vault",
          opt_ins: { non_fungible_include_nfids: true },
        },
      }),
    body: { ...entity, aggregation_level: "Vault", opt_ins: { non_fungible_include_nfids: true } },
    answer: {
      ...STATE,
      ...PAGE,
      ...entity,
      items: [
        { aggregation_level: "Vault", resource_address: RESOURCE, vaults: nonFungibleVaults },
        { aggregation_level: "Global", resource_address: RESOURCE, amount: 3, ...VERSION },
      ],
    },
  },
  {
    ids: "LED-065",
    path: "/state/entity/page/schemas",
    ask: (calls) =>
      calls.state.innerClient.entitySchemaPage({ stateEntitySchemaPageRequest: { ...entity, ...AT } }),
    body: { ...entity, ...AT },
    answer: { ...STATE, ...PAGE, ...entity, items: [{ schema_hash_hex: "aa", schema_hex: "bb" }] },
  },
  {
    ids: "LED-074, LED-104",
    path: "/state/validators/list",
    ask: (calls) => calls.state.getValidatorsWithLedgerState("c"),
    body: { cursor: "c" },
    answer: { ...STATE, validators: { ...PAGE, items: [VALIDATOR] } },
  },
];
