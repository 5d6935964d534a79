import type { StateApi, StateEntityDetailsOptIns } from "@radixdlt/babylon-gateway-api-sdk";
import { PrivateKey, RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { beforeEach, describe, expect, it } from "vitest";
import { NATIVE_PACKAGES } from "../../../server/dev-ledger/gateway/entities/entity.ts";
import { playedLedger } from "./support/played-ledger.ts";
import type { TestGateway } from "./support/test-gateway.ts";
import type { TestLedger } from "./support/test-ledger.ts";
import type { TestWallet } from "./support/test-wallet.ts";
import { expectUnderstood } from "./support/understood.ts";

const EVERYTHING: StateEntityDetailsOptIns = {
  ancestor_identities: true,
  component_royalty_config: true,
  component_royalty_vault_balance: true,
  package_royalty_vault_balance: true,
  non_fungible_include_nfids: true,
  explicit_metadata: ["name", "symbol"],
  dapp_two_way_links: true,
  native_resource_details: true,
};

const NOBODY = "component_sim1cptxxxxxxxxxgenssxxxxxxxxxx000977302539xxxxxxxxxkjv3q6";

describe("the dev ledger's gateway, read by the official client,", () => {
  let ledger: TestLedger;
  let gateway: TestGateway;
  let ann: TestWallet;
  let bob: TestWallet;
  let state: StateApi;
  let creatures: string;
  let cvx: string;

  beforeEach(async () => {
    ({ ledger, gateway, ann, bob } = await playedLedger());
    state = gateway.client.state.innerClient;
    creatures = ledger.collection("creatures");
    cvx = ledger.token("CVX");
  });

  const details = (addresses: string[], aggregation_level: "Global" | "Vault") =>
    state.stateEntityDetails({
      stateEntityDetailsRequest: { addresses, aggregation_level, opt_ins: EVERYTHING },
    });

  const vaultFor = (resource: string) =>
    ledger.ledger.read(
      (view) => view.vaults(ann.address).find((vault) => vault.resource === resource)?.address ?? "",
    );

  const everyKindOfEntity = () => {
    const { components, tokens, treasury } = ledger.ledger.network;
    return [
      ann.address,
      NATIVE_PACKAGES.resource,
      creatures,
      ...[components.creatures, tokens.XRD, treasury].map(String),
    ];
  };

  it("returns entities with their holdings by resource (LED-073, LED-075, LED-095, LED-096)", async () => {
    await details(everyKindOfEntity(), "Global");
    expectUnderstood("StateEntityDetailsResponse", gateway);
  });

  it("returns entities with their holdings vault by vault (LED-073, LED-097, LED-098, LED-099)", async () => {
    await details(everyKindOfEntity(), "Vault");
    expectUnderstood("StateEntityDetailsResponse", gateway);
  });

  it("returns vaults as entities (LED-095)", async () => {
    await details([await vaultFor(cvx), await vaultFor(creatures)], "Global");
    expectUnderstood("StateEntityDetailsResponse", gateway);
  });

  it("returns metadata (LED-061)", async () => {
    await gateway.client.state.getEntityMetadata(ann.address);
    expectUnderstood("StateEntityMetadataPageResponse", gateway);
  });

  it("returns an empty list of schemas (LED-065)", async () => {
    await state.entitySchemaPage({ stateEntitySchemaPageRequest: { address: ann.address } });
    expectUnderstood("StateEntitySchemaPageResponse", gateway);
  });

  it("returns fungible holdings (LED-060)", async () => {
    await state.entityFungiblesPage({
      stateEntityFungiblesPageRequest: {
        address: ann.address,
        aggregation_level: "Vault",
        opt_ins: { explicit_metadata: ["symbol"] },
      },
    });
    expectUnderstood("StateEntityFungiblesPageResponse", gateway);
  });

  it("returns fungible vaults (LED-059)", async () => {
    await state.entityFungibleResourceVaultPage({
      stateEntityFungibleResourceVaultsPageRequest: {
        address: ann.address,
        resource_address: cvx,
      },
    });
    expectUnderstood("StateEntityFungibleResourceVaultsPageResponse", gateway);
  });

  it("returns non-fungible holdings (LED-064)", async () => {
    await state.entityNonFungiblesPage({
      stateEntityNonFungiblesPageRequest: {
        address: ann.address,
        aggregation_level: "Vault",
        opt_ins: { non_fungible_include_nfids: true },
      },
    });
    expectUnderstood("StateEntityNonFungiblesPageResponse", gateway);
  });

  it("returns non-fungible vaults (LED-063)", async () => {
    await state.entityNonFungibleResourceVaultPage({
      stateEntityNonFungibleResourceVaultsPageRequest: {
        address: ann.address,
        resource_address: creatures,
        opt_ins: { non_fungible_include_nfids: true },
      },
    });
    expectUnderstood("StateEntityNonFungibleResourceVaultsPageResponse", gateway);
  });

  it("returns the ids in a vault (LED-062)", async () => {
    await state.entityNonFungibleIdsPage({
      stateEntityNonFungibleIdsPageRequest: {
        address: ann.address,
        resource_address: creatures,
        vault_address: await vaultFor(creatures),
      },
    });
    expectUnderstood("StateEntityNonFungibleIdsPageResponse", gateway);
  });

  it("returns the ids of a resource (LED-069)", async () => {
    await gateway.client.state.getNonFungibleIds(creatures);
    expectUnderstood("StateNonFungibleIdsResponse", gateway);
  });

  it("returns the data of tokens (LED-068)", async () => {
    await gateway.client.state.getNonFungibleData(creatures, ["#1#", "#2#"]);
    expectUnderstood("StateNonFungibleDataResponse", gateway);
  });

  it("returns the locations of tokens (LED-070)", async () => {
    await gateway.client.state.getNonFungibleLocation(creatures, ["#1#", "#2#"]);
    expectUnderstood("StateNonFungibleLocationResponse", gateway);
  });

  it("returns what an account refuses (LED-058)", async () => {
    await state.accountResourcePreferencesPage({
      stateAccountResourcePreferencesPageRequest: { account_address: ann.address },
    });
    expectUnderstood("StateAccountResourcePreferencesPageResponse", gateway);
  });

  it("returns the authorized depositors of an account (LED-055)", async () => {
    await state.accountAuthorizedDepositorsPage({
      stateAccountAuthorizedDepositorsPageRequest: { account_address: ann.address },
    });
    expectUnderstood("StateAccountAuthorizedDepositorsPageResponse", gateway);
  });

  it("returns blueprints (LED-071)", async () => {
    await state.packageBlueprintPage({
      statePackageBlueprintPageRequest: { package_address: NATIVE_PACKAGES.resource },
    });
    expectUnderstood("StatePackageBlueprintPageResponse", gateway);
  });

  it("returns code (LED-072)", async () => {
    await state.packageCodePage({
      statePackageCodePageRequest: { package_address: NATIVE_PACKAGES.resource },
    });
    expectUnderstood("StatePackageCodePageResponse", gateway);
  });

  it("returns an empty list of validators (LED-074)", async () => {
    await gateway.client.state.getValidators();
    expectUnderstood("StateValidatorsListResponse", gateway);
  });

  it("returns the uptime of no validators (LED-076)", async () => {
    await gateway.client.statistics.innerClient.validatorsUptime({
      validatorsUptimeRequest: {
        validator_addresses: [ann.address],
        from_ledger_state: { state_version: 3 },
      },
    });
    expectUnderstood("ValidatorsUptimeResponse", gateway);
  });

  it("refuses an account in place of a locker (LED-056)", async () => {
    const asked = state.accountLockerVaultsPage({
      stateAccountLockerPageVaultsRequest: {
        locker_address: bob.address,
        account_address: ann.address,
      },
    });
    await expect(asked).rejects.toMatchObject({
      status: 400,
      errorResponse: { details: { type: "InvalidEntityError", address: bob.address } },
    });
    expectUnderstood("ErrorResponse", gateway);
  });

  it("leaves out lockers that were never touched, and refuses lockers that do not exist (LED-057)", async () => {
    const touched = (locker_address: string) =>
      state.accountLockersTouchedAt({
        stateAccountLockersTouchedAtRequest: {
          account_lockers: [{ locker_address, account_address: ann.address }],
        },
      });
    expect((await touched(bob.address)).items).toEqual([]);
    expectUnderstood("StateAccountLockersTouchedAtResponse", gateway);
    await expect(touched(NOBODY)).rejects.toMatchObject({
      status: 404,
      errorResponse: { details: { type: "EntityNotFoundError", address: NOBODY } },
    });
    expectUnderstood("ErrorResponse", gateway);
  });

  it("refuses to list keys of an entity that is not a store or does not exist (LED-067)", async () => {
    const keys = (key_value_store_address: string) =>
      state.keyValueStoreKeys({ stateKeyValueStoreKeysRequest: { key_value_store_address } });
    await expect(keys(NOBODY)).rejects.toMatchObject({
      status: 404,
      errorResponse: { details: { type: "EntityNotFoundError", address: NOBODY } },
    });
    await expect(keys(cvx)).rejects.toMatchObject({
      status: 400,
      errorResponse: { details: { type: "InvalidEntityError", address: cvx } },
    });
    expectUnderstood("ErrorResponse", gateway);
  });

  it("refuses entries of a store that does not exist, and an invalid key (LED-066)", async () => {
    const entries = (key: object) =>
      state.keyValueStoreData({
        stateKeyValueStoreDataRequest: { key_value_store_address: NOBODY, keys: [key] },
      });
    await expect(entries({ key_hex: "5c0c00" })).rejects.toMatchObject({
      errorResponse: { details: { type: "EntityNotFoundError" } },
    });
    expectUnderstood("ErrorResponse", gateway);
    await expect(entries({})).rejects.toMatchObject({
      status: 400,
      errorResponse: { details: { type: "InvalidRequestError", validation_errors: [{ path: "keys[0]" }] } },
    });
  });

  it("returns the deposit rules of an account, even of an unused one (LED-073)", async () => {
    const key = new PrivateKey.Ed25519(new Uint8Array(32).fill(99)).publicKey();
    const unused = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key, 242);
    const { items } = await details([ann.address, unused, creatures], "Global");
    expect(items.map((item) => item.details && "state" in item.details && item.details.state)).toEqual([
      { default_deposit_rule: "Accept" },
      { default_deposit_rule: "Accept" },
      false,
    ]);
  });
});
