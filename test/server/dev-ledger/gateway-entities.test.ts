import { hash, PrivateKey, RadixEngineToolkit, SerializationMode } from "@radixdlt/radix-engine-toolkit";
import { beforeEach, describe, expect, it } from "vitest";
import { NATIVE_PACKAGES } from "../../../server/dev-ledger/gateway/entities/entity.ts";
import { type PlayedLedger, playedLedger } from "./support/played-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

interface Fields {
  fields: { field_name?: string }[];
}

function never(): never {
  throw new Error("The gateway left out what was asked for");
}

describe("entities of the dev ledger's gateway", () => {
  let played: PlayedLedger;

  beforeEach(async () => {
    played = await playedLedger();
  });

  const detailsOf = async (address: string, options: object = {}) => {
    const { body } = await played.gateway.ask("/state/entity/details", { addresses: [address], ...options });
    return (body as { items: Record<string, unknown>[] }).items[0] ?? never();
  };

  it("contain amounts and ids, the latest first, by resource and vault by vault (LED-073, LED-100, LED-101)", async () => {
    const { ledger, ann } = played;
    const [cvx, creatures] = [ledger.token("CVX"), ledger.collection("creatures")];
    const byResource = await detailsOf(ann.address);
    expect(byResource).toMatchObject({
      fungible_resources: {
        total_count: 2,
        items: [
          { aggregation_level: "Global", resource_address: cvx, amount: "87.5" },
          { aggregation_level: "Global", resource_address: ledger.token("XRD") },
        ],
      },
    });
    const byVault = await detailsOf(ann.address, { aggregation_level: "Vault" });
    expect(byVault).toMatchObject({
      fungible_resources: {
        items: [
          {
            aggregation_level: "Vault",
            resource_address: cvx,
            vaults: {
              total_count: 1,
              items: [{ vault_address: expect.stringMatching(/^internal_vault_/), amount: "87.5" }],
            },
          },
          { resource_address: ledger.token("XRD") },
        ],
      },
    });
    const { items } = byVault.non_fungible_resources as { items: object[] };
    expect(items).toHaveLength(3);
    expect(items[2]).toMatchObject({
      aggregation_level: "Vault",
      resource_address: creatures,
      vaults: {
        total_count: 1,
        items: [
          {
            vault_address: expect.stringMatching(/^internal_vault_/),
            total_count: 3,
            items: ["#3#", "#2#", "#1#"],
          },
        ],
      },
    });
  });

  it("contain ids and metadata only on request (LED-075)", async () => {
    const { ann } = played;
    const details = await detailsOf(ann.address, {
      aggregation_level: "Vault",
      opt_ins: { non_fungible_include_nfids: false, explicit_metadata: ["name"] },
    });
    const { items } = details.non_fungible_resources as {
      items: { vaults: { items: object[] }; explicit_metadata: object }[];
    };
    const collection = items[2] ?? never();
    expect(collection.vaults.items).toEqual([
      {
        total_count: 3,
        vault_address: expect.stringContaining("internal_vault_sim1"),
        last_updated_at_state_version: expect.any(Number),
      },
    ]);
    expect(collection.explicit_metadata).toMatchObject({
      total_count: 1,
      items: [{ key: "name", value: { typed: { type: "String", value: "Evolving Creatures" } } }],
    });
  });

  it("exist before their first use when their address is derived from a key (GAP-20, LED-102)", async () => {
    const key = new PrivateKey.Ed25519(new Uint8Array(32).fill(77)).publicKey();
    const unused = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key, 242);
    const details = await detailsOf(unused);
    expect(details).toMatchObject({
      fungible_resources: { total_count: 0, items: [] },
      details: { type: "Component", blueprint_name: "Account", package_address: NATIVE_PACKAGES.account },
      metadata: {
        total_count: 2,
        items: [
          { key: "owner_badge", value: { typed: { type: "NonFungibleLocalId" } }, is_locked: true },
          { key: "owner_keys", value: { typed: { type: "PublicKeyHashArray" } }, is_locked: false },
        ],
      },
    });
  });

  it("contain the hash of their own key in the bytes of owner_keys, which proofs are checked by (LED-102)", async () => {
    const { ann } = played;
    const keyHash = Buffer.from(hash(ann.key.publicKeyBytes()).slice(-29)).toString("hex");
    const metadata = await played.gateway.client.state.getAllEntityMetadata(ann.address);
    expect(metadata.find(({ key }) => key === "owner_keys")?.value.raw_hex).toBe(
      `5c228f01202201010120071d${keyHash}`,
    );
  });

  it("contain a resource's supply, kind of ids and what may change (LED-097, LED-098)", async () => {
    const { ledger } = played;
    expect((await detailsOf(ledger.token("CVX"))).details).toMatchObject({
      type: "FungibleResource",
      divisibility: 18,
      total_supply: "100",
      total_minted: "100",
      total_burned: "0",
    });
    const creatures = (await detailsOf(ledger.collection("creatures"))).details;
    expect(creatures).toMatchObject({
      type: "NonFungibleResource",
      non_fungible_id_type: "Integer",
      total_supply: "3",
      non_fungible_data_mutable_fields: expect.arrayContaining(["form", "energy", "stat_upgrades_completed"]),
    });
    expect((await detailsOf(ledger.collection("tools"))).details).toMatchObject({
      non_fungible_data_mutable_fields: [],
    });
    const native = await detailsOf(ledger.token("XRD"), { opt_ins: { native_resource_details: true } });
    expect(native.details).toMatchObject({ native_resource_details: { kind: "Xrd" } });
  });

  it("contain the package and blueprint of a component (LED-096, LED-099)", async () => {
    const creatures = played.ledger.ledger.network.components.creatures ?? "";
    const component = (await detailsOf(creatures)).details as Record<string, string>;
    const { package_address } = component;
    expect(component).toMatchObject({ blueprint_name: "Creatures", blueprint_version: "1.0.0" });
    const { details } = await detailsOf(package_address ?? "");
    const { items } = (details as { blueprints: { items: { name: string }[] } }).blueprints;
    expect(items.map(({ name }) => name)).toEqual(["Creatures", "EnergySale", "FomoHit"]);
  });

  it("contain the owner of a vault (LED-075, LED-095)", async () => {
    const { ledger, ann } = played;
    const [vault] = await ledger.ledger.read((view) => view.vaults(ann.address));
    const details = await detailsOf(vault?.address ?? "", { opt_ins: { ancestor_identities: true } });
    expect(details).toMatchObject({
      ancestor_identities: { parent_address: ann.address, owner_address: ann.address },
      details: { type: "FungibleVault", resource_address: vault?.resource },
    });
  });

  it("belong to the packages that every network has (LED-078)", async () => {
    const { packageAddresses } = await RadixEngineToolkit.Utils.knownAddresses(242);
    expect(NATIVE_PACKAGES).toEqual({
      account: packageAddresses.accountPackage,
      identity: packageAddresses.identityPackage,
      resource: packageAddresses.resourcePackage,
      faucet: packageAddresses.faucetPackage,
    });
  });

  it("contain a token's data field by field, its bytes, and its location (LED-068, LED-070, LED-109)", async () => {
    const { gateway, ledger, ann } = played;
    const creatures = ledger.collection("creatures");
    const request = { resource_address: creatures, non_fungible_ids: ["#2#", "#99#"] };
    const { body } = await gateway.ask("/state/non-fungible/data", request);
    const tokens = body as { non_fungible_ids: { data: { raw_hex: string; programmatic_json: Fields } }[] };
    expect(tokens.non_fungible_ids).toHaveLength(1);
    const { raw_hex, programmatic_json } = tokens.non_fungible_ids[0]?.data ?? never();
    expect(programmatic_json.fields).toEqual(
      expect.arrayContaining([
        { kind: "String", field_name: "species_name", value: "Bullx" },
        { kind: "U8", field_name: "form", value: "1" },
        expect.objectContaining({ kind: "Array", field_name: "specialty_stats", element_kind: "String" }),
      ]),
    );
    const bytes = Buffer.from(raw_hex, "hex");
    const mode = SerializationMode.Programmatic;
    const read: Fields = JSON.parse(await RadixEngineToolkit.ScryptoSbor.decodeToString(bytes, 242, mode));
    const unnamed = programmatic_json.fields.map(({ field_name: _name, ...field }) => field);
    expect(read.fields).toEqual(unnamed);
    const [place] = await gateway.client.state.getNonFungibleLocation(creatures, ["#2#"]);
    expect(place).toMatchObject({ owning_vault_global_ancestor_address: ann.address, is_burned: false });
  });

  it("that hold a resource are listed with the richest first (LED-053, LED-112)", async () => {
    const { gateway, ledger, ann, bob } = played;
    const carol = await TestWallet.open(ledger, 3, { CVX: "500" });
    const { items } = await gateway.client.extensions.getResourceHolders(ledger.token("CVX"));
    expect(items).toMatchObject([
      { type: "FungibleResource", holder_address: carol.address, amount: "500" },
      { type: "FungibleResource", holder_address: ann.address, amount: "87.5" },
      { type: "FungibleResource", holder_address: bob.address, amount: "12.5" },
    ]);
    const holders = await gateway.client.extensions.getResourceHolders(ledger.collection("creatures"));
    expect(holders.items).toMatchObject([
      { type: "NonFungibleResource", holder_address: ann.address, non_fungible_ids_count: 3 },
    ]);
  });
});
