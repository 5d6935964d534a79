import { PrivateKey, RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { beforeEach, describe, expect, it } from "vitest";
import { HEAVY_PAGE_SIZE, pageOf } from "../../../server/dev-ledger/gateway/protocol/request-shapes.ts";
import { type TestGateway, testGateway } from "./support/test-gateway.ts";
import { type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

interface Page {
  total_count: number;
  next_cursor?: string;
  items: string[];
  ledger_state: { state_version: number };
}

describe("long lists of the dev ledger's gateway", () => {
  let ledger: TestLedger;
  let gateway: TestGateway;
  let ann: TestWallet;
  let creatures: string;

  /** Ann has 230 creatures. */
  beforeEach(async () => {
    ledger = await testLedger();
    ann = await TestWallet.open(ledger, 1);
    const eggs = Array.from({ length: 230 }, () => ({ species_name: "Bullx", form: 0, rarity: "Common" }));
    await ledger.ledger.give(ann.address, { creatures: eggs, tools: [], spells: [], tokens: {} });
    gateway = await testGateway(ledger);
    creatures = ledger.collection("creatures");
  });

  /** One more account that holds XRD. */
  const holder = async (seed: number) => {
    const key = new PrivateKey.Ed25519(new Uint8Array(32).fill(seed)).publicKey();
    const address = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key, 242);
    await ledger.ledger.give(address, { creatures: [], tools: [], spells: [], tokens: { XRD: 1n } });
  };

  const everyId = Array.from({ length: 230 }, (_, index) => `#${index + 1}#`);
  const newestFirst = everyId.toReversed();

  const vaultIds = async (page: object) => {
    const vault = await ledger.ledger.read((view) => view.vaultsOf(creatures)[0]?.address);
    const place = { address: ann.address, resource_address: creatures, vault_address: vault };
    const { status, body } = await gateway.ask("/state/entity/page/non-fungible-vault/ids", {
      ...place,
      ...page,
    });
    return { status, page: body as Page };
  };

  it("have pages of at most 100, the newest id first, each with the total count (LED-062, LED-091)", async () => {
    const first = (await vaultIds({ limit_per_page: 1000 })).page;
    expect(first).toMatchObject({ total_count: 230, items: newestFirst.slice(0, 100) });
    const at = { at_ledger_state: { state_version: first.ledger_state.state_version } };
    const second = (await vaultIds({ cursor: first.next_cursor, ...at })).page;
    expect(second.items).toEqual(newestFirst.slice(100, 200));
    const third = (await vaultIds({ cursor: second.next_cursor, ...at })).page;
    expect(third).toMatchObject({ total_count: 230, items: newestFirst.slice(200) });
    expect(third).not.toHaveProperty("next_cursor");
  });

  it("have smaller pages on request (LED-091)", async () => {
    const { page } = await vaultIds({ limit_per_page: 7 });
    expect(page.items).toEqual(newestFirst.slice(0, 7));
    expect((await vaultIds({ limit_per_page: 0 })).status).toBe(400);
  });

  it("begin with the oldest id when all ids of a resource are listed, and end with the newest (LED-069)", async () => {
    const { body } = await gateway.ask("/state/non-fungible/ids", { resource_address: creatures });
    expect(body).toMatchObject({ non_fungible_ids: { items: everyId.slice(0, 100) } });
  });

  it("refuse a further page without a state version, and a cursor that is not base64 (LED-090)", async () => {
    const { page } = await vaultIds({});
    const at = { at_ledger_state: { state_version: page.ledger_state.state_version } };
    expect((await vaultIds({ cursor: page.next_cursor })).status).toBe(400);
    expect((await vaultIds({ cursor: "page 2", ...at })).status).toBe(400);
  });

  it("begin again for an unknown cursor (LED-090)", async () => {
    const { page } = await vaultIds({});
    const at = { at_ledger_state: { state_version: page.ledger_state.state_version } };
    const ofStream = Buffer.from('{"v":3}').toString("base64");
    for (const cursor of ["AAAA", ofStream])
      expect((await vaultIds({ cursor, ...at })).page.items).toEqual(newestFirst.slice(0, 100));
  });

  it("have 100 holders by default, and at most 1000 (LED-053)", async () => {
    for (let seed = 2; seed <= 121; seed += 1) await holder(seed);
    const holders = async (limit_per_page?: number) => {
      const asked = { resource_address: ledger.token("XRD"), ...(limit_per_page && { limit_per_page }) };
      return (await gateway.ask("/extensions/resource-holders/page", asked)).body as Page;
    };
    expect((await holders()).items).toHaveLength(100);
    expect((await holders(110)).items).toHaveLength(110);
    expect((await holders(2_000)).items).toHaveLength((await holders()).total_count);
  });

  it("have 10 entries by default, and at most 20, for schemas, blueprints and code (LED-065, LED-071)", () => {
    const thirty = Array.from({ length: 30 }, (_, index) => index);
    expect(pageOf(thirty, {}, HEAVY_PAGE_SIZE)).toMatchObject({
      total_count: 30,
      items: thirty.slice(0, 10),
    });
    expect(pageOf(thirty, { limit_per_page: 15 }, HEAVY_PAGE_SIZE).items).toHaveLength(15);
    expect(pageOf(thirty, { limit_per_page: 100 }, HEAVY_PAGE_SIZE).items).toHaveLength(20);
  });

  it("accept any limit for validators and role requirements (LED-051, LED-074)", async () => {
    for (const limit_per_page of [0, -5, 100_000]) {
      const validators = await gateway.ask("/state/validators/list", { limit_per_page });
      expect(validators).toMatchObject({ status: 200, body: { validators: { items: [] } } });
      const asked = { resource_address: creatures, limit_per_page, cursor: "no base64" };
      const { status } = await gateway.ask("/extensions/entities-by-role-requirement/page", asked);
      expect(status).toBe(200);
    }
  });

  it("are read to the end by the official client: holdings, ids, data in chunks (LED-088, LED-089, LED-090)", async () => {
    const details = await gateway.client.state.getEntityDetailsVaultAggregated(ann.address);
    const [collection] = details.non_fungible_resources.items;
    expect(collection?.vaults.items[0]).toMatchObject({ total_count: 230 });
    expect(await gateway.client.state.getAllNonFungibleIds(creatures)).toEqual(everyId);
    const data = await gateway.client.state.getNonFungibleData(creatures, everyId);
    expect(data.map(({ non_fungible_id }) => non_fungible_id)).toEqual(everyId);
  });

  it("of many entities are put together by the official client, 20 at a time (LED-088, LED-089)", async () => {
    const keys = Array.from({ length: 45 }, (_, index) => new Uint8Array(32).fill(index + 1));
    const some = await Promise.all(
      keys.map((key) =>
        RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(
          new PrivateKey.Ed25519(key).publicKey(),
          242,
        ),
      ),
    );
    const details = await gateway.client.state.getEntityDetailsVaultAggregated(some);
    expect(details.map(({ address }) => address)).toEqual(some);
  });
});
