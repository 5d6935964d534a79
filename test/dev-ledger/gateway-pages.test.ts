import { PrivateKey, RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { beforeEach, describe, expect, it } from "vitest";
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

  it("come in pages of 100 at most, the newest id first, each with the count of all (LED-062, LED-091)", async () => {
    const first = (await vaultIds({ limit_per_page: 1000 })).page;
    expect(first).toMatchObject({ total_count: 230, items: newestFirst.slice(0, 100) });
    const at = { at_ledger_state: { state_version: first.ledger_state.state_version } };
    const second = (await vaultIds({ cursor: first.next_cursor, ...at })).page;
    expect(second.items).toEqual(newestFirst.slice(100, 200));
    const third = (await vaultIds({ cursor: second.next_cursor, ...at })).page;
    expect(third).toMatchObject({ total_count: 230, items: newestFirst.slice(200) });
    expect(third).not.toHaveProperty("next_cursor");
  });

  it("come in smaller pages for whoever asks so (LED-091)", async () => {
    const { page } = await vaultIds({ limit_per_page: 7 });
    expect(page.items).toEqual(newestFirst.slice(0, 7));
    expect((await vaultIds({ limit_per_page: 0 })).status).toBe(400);
  });

  it("begin with the oldest id where every id of a resource is told, and end with the newest (LED-069)", async () => {
    const { body } = await gateway.ask("/state/non-fungible/ids", { resource_address: creatures });
    expect(body).toMatchObject({ non_fungible_ids: { items: everyId.slice(0, 100) } });
  });

  it("refuse a further page of no named state, and a cursor they never gave (LED-090)", async () => {
    const { page } = await vaultIds({});
    const at = { at_ledger_state: { state_version: page.ledger_state.state_version } };
    expect((await vaultIds({ cursor: page.next_cursor })).status).toBe(400);
    expect((await vaultIds({ cursor: "AAAA", ...at })).status).toBe(400);
    const ofStream = Buffer.from('{"v":3}').toString("base64");
    expect((await vaultIds({ cursor: ofStream, ...at })).status).toBe(400);
  });

  it("are followed to the end by the official client: holdings, ids, data in chunks (LED-088, LED-089, LED-090)", async () => {
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
