import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { localIdOf } from "../../../server/ledger/network/address.ts";
import { manifestsOn } from "../ledger/manifests-on.ts";
import { ordinaryBehaviour, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

async function world() {
  const ledger = await testLedger();
  const ann = await TestWallet.open(ledger, 1, { CVX: "1000" });
  const { network } = ledger.ledger;
  return { ledger, ann, network, manifests: manifestsOn(network, shippedRules) };
}

describe("the energy sale on the dev ledger", () => {
  it("pays exactly 200 CVX into the treasury, each purchase once (GAP-15)", async () => {
    const { ledger, ann, network, manifests } = await world();
    const buy = (id: string) => ann.send(manifests.energy(ann.address, id));
    const sent = await buy("purchase-1");
    expect(sent.status).toBe("CommittedSuccess");
    expect(sent.instructions).toContain('"purchase-1"');
    expect(await ledger.holds(network.treasury ?? "", "CVX")).toBe("200");
    expect((await buy("purchase-1")).errorMessage).toBe("the purchase purchase-1 was paid before");
    expect(await ledger.holds(network.treasury ?? "", "CVX")).toBe("200");
    expect((await buy("purchase-2")).status).toBe("CommittedSuccess");
    expect(await ledger.holds(ann.address, "CVX")).toBe("600");
  });

  it("accepts a later payment when the first one was refused or its transaction failed", async () => {
    const { ledger, ann, manifests } = await world();
    const manifest = manifests.energy(ann.address, "purchase-1");
    expect((await ann.send(manifest.replaceAll('Decimal("200")', 'Decimal("199")'))).errorMessage).toBe(
      "the payment must be exactly 200 CVX, not 199",
    );
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, next: "fail", count: 1 });
    expect((await ann.send(manifest)).status).toBe("CommittedFailure");
    expect((await ann.send(manifest)).status).toBe("CommittedSuccess");
    expect(await ledger.holds(ann.address, "CVX")).toBe("800");
  });
});

describe("the FOMO HIT on the dev ledger", () => {
  it("gives each account at most one badge, with the account in its id (GAP-10)", async () => {
    const { ledger, ann, manifests } = await world();
    const mint = () => ann.send(manifests.fomoHit(ann.address));
    expect((await mint()).status).toBe("CommittedSuccess");
    const badge = localIdOf(ann.address);
    expect(badge).toMatch(/^\[51[\da-f]{58}\]$/);
    expect(await ledger.ids(ann.address, "fomoHit")).toEqual([badge]);
    expect((await mint()).errorMessage).toMatch(/was minted before/);
    const badges = `Address("${ledger.collection("fomoHit")}")`;
    const burned = await ann.send(
      `${ann.call("withdraw_non_fungibles", badges, `Array<NonFungibleLocalId>(NonFungibleLocalId("${badge}"))`)}
       TAKE_ALL_FROM_WORKTOP ${badges} Bucket("badge"); BURN_RESOURCE Bucket("badge");`,
    );
    expect(burned.status).toBe("CommittedSuccess");
    expect((await mint()).errorMessage).toMatch(/was minted before/);
  });

  it("refuses a badge for another account: the account's own key must sign (GAP-10)", async () => {
    const { ledger, ann, network, manifests } = await world();
    const bob = await TestWallet.open(ledger, 2);
    const anns = `CALL_METHOD Address("${network.components.fomoHit}") "mint" Address("${ann.address}");`;
    expect((await bob.send(`${anns}${bob.depositAll()}`)).errorMessage).toBe(
      `the owner of ${ann.address} has not signed`,
    );
    expect((await ann.send(`DROP_ALL_PROOFS;${anns}${bob.depositAll()}`)).status).toBe("CommittedFailure");
    expect((await ann.send(manifests.fomoHit(ann.address))).status).toBe("CommittedSuccess");
  });

  it.each(['"ann"', "1u8", 'Bucket("all")'])("has no badge for %s, which is no account", async (value) => {
    const { ann, network } = await world();
    const sent = await ann.send(
      `${ann.withdraw("XRD", "1")}TAKE_ALL_FROM_WORKTOP Address("${network.tokens.XRD}") Bucket("all");
       CALL_METHOD Address("${network.components.fomoHit}") "mint" ${value};${ann.depositAll()}`,
    );
    expect(sent.errorMessage).toBe("mint expects a Address as argument 1");
  });
});
