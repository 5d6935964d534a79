import { ENCODED, OWNER, PAGE, RESOURCE, VERSION } from "./gateway-call.ts";

/** Every flag an entity's details may be asked with (`LED-075`). */
export const OPT_INS = {
  ancestor_identities: true,
  component_royalty_config: true,
  component_royalty_vault_balance: true,
  package_royalty_vault_balance: true,
  non_fungible_include_nfids: true,
  explicit_metadata: ["name"],
  dapp_two_way_links: true,
  native_resource_details: true,
};

const globalId = { resource_address: RESOURCE, non_fungible_id: "#1#" };
const key = { key_type: "EddsaEd25519", key_hex: "aa" };
const keyHash = { key_hash_type: "EddsaEd25519", hash_hex: "bb" };
const instant = { value: "2026-05-01T12:00:00Z", unix_timestamp_seconds: "1777636800" };

/** One value of each kind metadata may have (`LED-102`). */
const TYPED_VALUES: { type: string; [field: string]: unknown }[] = [
  { type: "Bool", value: true },
  { type: "Decimal", value: "1.5" },
  { type: "GlobalAddress", value: OWNER },
  { type: "I32", value: "-1" },
  { type: "I64", value: "-2" },
  { type: "Instant", ...instant },
  { type: "NonFungibleGlobalId", ...globalId },
  { type: "NonFungibleLocalId", value: "#1#" },
  { type: "Origin", value: "https://lab.example" },
  { type: "PublicKey", value: key },
  { type: "PublicKeyHash", value: keyHash },
  { type: "String", value: "a" },
  { type: "U32", value: "1" },
  { type: "U64", value: "2" },
  { type: "U8", value: "3" },
  { type: "Url", value: "https://lab.example/a" },
  { type: "BoolArray", values: [true] },
  { type: "DecimalArray", values: ["1.5"] },
  { type: "GlobalAddressArray", values: [OWNER] },
  { type: "I32Array", values: ["-1"] },
  { type: "I64Array", values: ["-2"] },
  {
    type: "InstantArray",
    values: [instant.value],
    values_unix_timestamp_seconds: [instant.unix_timestamp_seconds],
  },
  { type: "NonFungibleGlobalIdArray", values: [globalId] },
  { type: "NonFungibleLocalIdArray", values: ["#1#"] },
  { type: "OriginArray", values: ["https://lab.example"] },
  { type: "PublicKeyArray", values: [key] },
  { type: "PublicKeyHashArray", values: [keyHash] },
  { type: "StringArray", values: ["a"] },
  { type: "U32Array", values: ["1"] },
  { type: "U64Array", values: ["2"] },
  { type: "U8Array", value_hex: "03" },
  { type: "UrlArray", values: ["https://lab.example/a"] },
];

export const METADATA = TYPED_VALUES.map((typed) => ({
  key: `a ${typed.type}`,
  value: { ...ENCODED, typed },
  is_locked: false,
  ...VERSION,
}));

/** `LED-103` */
const ROLES = {
  owner: { rule: { type: "DenyAll" }, updater: "None" },
  entries: [
    {
      role_key: { name: "minter", module: "Main" },
      assignment: { resolution: "Explicit", explicit_rule: { type: "AllowAll" } },
      updater_roles: [{ name: "minter_updater", module: "Main" }],
    },
    { role_key: { name: "burner", module: "Main" }, assignment: { resolution: "Owner" } },
  ],
};
const SUPPLY = { total_supply: "10", total_minted: "12", total_burned: "2" };

/** An entity of each kind (`LED-095` to `LED-099`). */
const DETAILS: { type: string; [field: string]: unknown }[] = [
  {
    type: "Component",
    blueprint_name: "Account",
    blueprint_version: "1.0.0",
    package_address: "package_sim1one",
    state: { default_deposit_rule: "Accept" },
    role_assignments: ROLES,
    royalty_vault_balance: "0",
    royalty_config: { is_enabled: false },
    two_way_linked_dapp_address: OWNER,
  },
  { type: "FungibleResource", divisibility: 18, ...SUPPLY, role_assignments: ROLES },
  {
    type: "NonFungibleResource",
    non_fungible_id_type: "Integer",
    ...SUPPLY,
    non_fungible_data_mutable_fields: ["form"],
    role_assignments: ROLES,
  },
  {
    type: "FungibleVault",
    resource_address: RESOURCE,
    balance: { vault_address: "v1", amount: "1.5", ...VERSION },
  },
  {
    type: "NonFungibleVault",
    resource_address: RESOURCE,
    balance: { ...PAGE, vault_address: "v1", items: ["#1#"], ...VERSION },
  },
  {
    type: "Package",
    codes: { ...PAGE, items: [{ vm_type: "Native", code_hash_hex: "aa", code_hex: "bb" }] },
    vm_type: "Native",
    code_hash_hex: "aa",
    code_hex: "bb",
    royalty_vault_balance: "0",
    blueprints: { ...PAGE, items: [{ name: "Account", version: "1.0.0", definition: {} }] },
    schemas: { ...PAGE, items: [{ schema_hash_hex: "aa", schema_hex: "bb" }] },
  },
];

export const ENTITY_ITEMS = DETAILS.map((details) => ({
  address: `a ${details.type}`,
  fungible_resources: { ...PAGE, items: [] },
  non_fungible_resources: { ...PAGE, items: [] },
  ancestor_identities: { parent_address: OWNER },
  metadata: { ...PAGE, items: METADATA.slice(0, 1) },
  explicit_metadata: { ...PAGE, items: METADATA.slice(0, 1) },
  details,
}));

const validatorVault = { balance: "1", last_changed_at_state_version: 2, address: "v" };

export const VALIDATOR = {
  address: "validator_sim1one",
  stake_vault: validatorVault,
  pending_xrd_withdraw_vault: validatorVault,
  locked_owner_stake_unit_vault: validatorVault,
  pending_owner_stake_unit_unlock_vault: validatorVault,
  state: { is_registered: true },
  active_in_epoch: { stake: "1", stake_percentage: 0.5, key },
  metadata: { ...PAGE, items: [] },
  effective_fee_factor: {
    current: { fee_factor: "1" },
    pending: { fee_factor: "0.5", effective_at_epoch: 8 },
  },
};
