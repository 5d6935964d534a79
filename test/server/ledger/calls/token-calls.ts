import { AT, ENCODED, type GatewayCall, PAGE, PAGING, RESOURCE, STATE, VERSION } from "./gateway-call.ts";

const store = { key_value_store_address: "internal_keyvaluestore_sim1one" };
const resource = { resource_address: RESOURCE };
const published = { package_address: "package_sim1one" };

export const TOKEN_CALLS: GatewayCall[] = [
  {
    ids: "LED-066, LED-110",
    path: "/state/key-value-store/data",
    ask: (calls) =>
      calls.state.innerClient.keyValueStoreData({
        stateKeyValueStoreDataRequest: {
          ...store,
          keys: [{ key_hex: "5c" }, { key_json: { kind: "String", value: "a" } }],
        },
      }),
    body: { ...store, keys: [{ key_hex: "5c" }, { key_json: { kind: "String", value: "a" } }] },
    answer: {
      ...STATE,
      ...store,
      entries: [{ key: ENCODED, value: ENCODED, is_locked: false, ...VERSION }],
    },
  },
  {
    ids: "LED-067, LED-110",
    path: "/state/key-value-store/keys",
    ask: (calls) =>
      calls.state.innerClient.keyValueStoreKeys({
        stateKeyValueStoreKeysRequest: { ...store, ...AT, ...PAGING },
      }),
    body: { ...store, ...AT, ...PAGING },
    answer: { ...STATE, ...PAGE, ...store, items: [{ key: ENCODED, ...VERSION }] },
  },
  {
    ids: "LED-068, LED-109",
    path: "/state/non-fungible/data",
    ask: (calls) =>
      calls.state.innerClient.nonFungibleData({
        stateNonFungibleDataRequest: { ...resource, non_fungible_ids: ["#1#"], ...AT },
      }),
    body: { ...resource, non_fungible_ids: ["#1#"], ...AT },
    answer: {
      ...STATE,
      ...resource,
      non_fungible_id_type: "Integer",
      non_fungible_ids: [{ non_fungible_id: "#1#", is_burned: false, data: ENCODED, ...VERSION }],
    },
  },
  {
    ids: "LED-069",
    path: "/state/non-fungible/ids",
    ask: (calls) =>
      calls.state.innerClient.nonFungibleIds({
        stateNonFungibleIdsRequest: { ...resource, ...AT, cursor: "c" },
      }),
    body: { ...resource, ...AT, cursor: "c" },
    answer: { ...STATE, ...resource, non_fungible_ids: { ...PAGE, items: ["#1#"] } },
  },
  {
    ids: "LED-070, LED-109",
    path: "/state/non-fungible/location",
    ask: (calls) =>
      calls.state.innerClient.nonFungibleLocation({
        stateNonFungibleLocationRequest: { ...resource, non_fungible_ids: ["#1#"] },
      }),
    body: { ...resource, non_fungible_ids: ["#1#"] },
    answer: {
      ...STATE,
      ...resource,
      non_fungible_ids: [
        {
          non_fungible_id: "#1#",
          owning_vault_address: "v1",
          owning_vault_parent_ancestor_address: "a1",
          owning_vault_global_ancestor_address: "a1",
          is_burned: false,
          ...VERSION,
        },
      ],
    },
  },
  {
    ids: "LED-071",
    path: "/state/package/page/blueprints",
    ask: (calls) =>
      calls.state.innerClient.packageBlueprintPage({
        statePackageBlueprintPageRequest: { ...published, ...AT, ...PAGING },
      }),
    body: { ...published, ...AT, ...PAGING },
    answer: {
      ...STATE,
      ...PAGE,
      ...published,
      items: [{ name: "Account", version: "1.0.0", definition: {} }],
    },
  },
  {
    ids: "LED-072",
    path: "/state/package/page/codes",
    ask: (calls) =>
      calls.state.innerClient.packageCodePage({
        statePackageCodePageRequest: { ...published, ...AT, ...PAGING },
      }),
    body: { ...published, ...AT, ...PAGING },
    answer: {
      ...STATE,
      ...PAGE,
      ...published,
      items: [{ vm_type: "ScryptoV1", code_hash_hex: "aa", code_hex: "bb" }],
    },
  },
];
