import { describe, expect, it } from "vitest";
import { shippedRules } from "../../rules/index.ts";
import { badgeId } from "../../server/ledger/manifests/badge-id.ts";
import { manifestsOf } from "../../server/ledger/manifests/manifests.ts";
import { ordinaryBehaviour, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

const PLAYER = "3hYT_NQVYy-7h6-m_az1SA";

async function world() {
  const ledger = await testLedger();
  const ann = await TestWallet.open(ledger, 1, { CVX: "1000" });
  const { network } = ledger.ledger;
  return { ledger, ann, network, manifests: manifestsOf(network, shippedRules) };
}

describe("the energy sale on the dev ledger", () => {
  it("pays exactly 200 CVX into the treasury, each purchase once (GAP-15)", async () => {
    const { ledger, ann, network, manifests } = await world();
    const buy = (id: string) => ann.send(manifests.buyEnergy(ann.address, id));
    const sent = await buy("purchase-1");
    expect(sent.status).toBe("CommittedSuccess");
    expect(sent.instructions).toContain('"purchase-1"');
    expect(await ledger.holds(network.treasury ?? "", "CVX")).toBe("200");
    expect((await buy("purchase-1")).errorMessage).toBe("the purchase purchase-1 was paid before");
    expect(await ledger.holds(network.treasury ?? "", "CVX")).toBe("200");
    expect((await buy("purchase-2")).status).toBe("CommittedSuccess");
    expect(await ledger.holds(ann.address, "CVX")).toBe("600");
  });

  it("a purchase that was refused, or whose transaction failed, can still be paid", async () => {
    const { ledger, ann, manifests } = await world();
    const manifest = manifests.buyEnergy(ann.address, "purchase-1");
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
  it("gives each player one badge, ever (GAP-10)", async () => {
    const { ledger, ann, manifests } = await world();
    const bob = await TestWallet.open(ledger, 2);
    expect((await ann.send(manifests.mintFomoHit(ann.address, PLAYER))).status).toBe("CommittedSuccess");
    expect(await ledger.ids(ann.address, "fomoHit")).toEqual([badgeId(PLAYER)]);
    const again = await bob.send(manifests.mintFomoHit(bob.address, PLAYER));
    expect(again.errorMessage).toMatch(/was minted before/);
    const badges = `Address("${ledger.collection("fomoHit")}")`;
    const burned = await ann.send(
      `${ann.call("withdraw_non_fungibles", badges, `Array<NonFungibleLocalId>(NonFungibleLocalId("${badgeId(PLAYER)}"))`)}
       TAKE_ALL_FROM_WORKTOP ${badges} Bucket("badge"); BURN_RESOURCE Bucket("badge");`,
    );
    expect(burned.status).toBe("CommittedSuccess");
    expect((await ann.send(manifests.mintFomoHit(ann.address, PLAYER))).errorMessage).toMatch(
      /minted before/,
    );
  });

  it("refuses a name that no local id can hold", async () => {
    const { ann, network } = await world();
    const sent = await ann.send(
      `CALL_METHOD Address("${network.components.fomoHit}") "mint" "a-b";${ann.depositAll()}`,
    );
    expect(sent.errorMessage).toBe('"a-b" cannot be a badge\'s name');
  });
});
