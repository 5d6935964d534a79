import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import type { CommittedTransaction } from "../../../../server/ledger/gateway/gateway.ts";
import { devNetwork } from "../../../../server/ledger/network/dev-network.ts";
import { creatureChange } from "../../../../server/ledger/purposes/creature-growth.ts";
import { eggMint } from "../../../../server/ledger/purposes/creature-mint.ts";
import { energyPayment } from "../../../../server/ledger/purposes/energy.ts";
import { callsOf } from "../../../../server/ledger/purposes/manifest.ts";

const network = devNetwork();
const { CVX, XRD } = network.tokens;
const { creatures, tools } = network.collections;
const treasury = network.treasury ?? "";
const resource = (address: string | null) => address ?? "";

function committed(more: Partial<CommittedTransaction>): CommittedTransaction {
  return {
    intentHash: "txid",
    status: "CommittedSuccess",
    errorMessage: null,
    stateVersion: 1,
    instructions: "",
    fungibleChanges: [],
    nonFungibleChanges: [],
    ...more,
  };
}

function moved(account: string, token: string | null, amount: string) {
  return { account, resource: resource(token), amount };
}

describe("the calls of a manifest", () => {
  it("are read in any layout", () => {
    const text = `CALL_METHOD Address("one") "lock_fee" Decimal("5");
      TAKE_FROM_WORKTOP Address("cvx") Decimal("200") Bucket("bucket1");
      CALL_METHOD
        Address("two")
        "buy"
        "id;1"
        Bucket("bucket1")
      ;`;
    expect(callsOf(text)).toEqual([
      { address: "one", method: "lock_fee", texts: ["5"] },
      { address: "two", method: "buy", texts: ["id;1", "bucket1"] },
    ]);
  });

  it("are not read from quoted call-like strings (ABU-20)", () => {
    const fake = 'x"; CALL_METHOD Address("sale") "buy" "mine"; "';
    const escaped = fake.replaceAll('"', '\\"');
    expect(callsOf(`CALL_METHOD Address("evil") "note" "${escaped}";`)).toEqual([
      { address: "evil", method: "note", texts: [fake] },
    ]);
    expect(callsOf('CALL_METHOD Address("evil") "a" "CALL_METHOD Address(" ") buy" "mine";')).toHaveLength(1);
    expect(callsOf('CALL_FUNCTION Address("sale") "Blueprint" "buy" "mine";')).toEqual([]);
  });
});

describe("an energy payment", () => {
  const buy = `CALL_METHOD Address("${network.components.energySale}") "buy" "p1" Bucket("b");`;
  const payment = (paid: string, received: string, instructions = buy) =>
    energyPayment(
      shippedRules,
      network,
      committed({ instructions, fungibleChanges: [moved("ann", CVX, paid), moved(treasury, CVX, received)] }),
    );

  it("is exactly the price from one account to the treasury (ABU-20, GAP-15)", () => {
    expect(payment("-200", "200")).toEqual({ purchaseId: "p1", account: "ann" });
    expect(payment("-200.000", "200.0")).toEqual({ purchaseId: "p1", account: "ann" });
    for (const [paid, received] of [
      ["-199", "199"],
      ["-199.999999999999999999", "199.999999999999999999"],
      ["-200.000000000000000001", "200.000000000000000001"],
      ["-400", "400"],
      ["-200", "100"],
      ["200", "-200"],
    ] as const)
      expect(payment(paid, received), paid).toBeNull();
  });

  it("has one call of the sale, by its own name (ABU-20)", () => {
    for (const instructions of ["", buy + buy, buy.replace('"buy"', '"sell"'), buy.replace('"p1"', "1u8")])
      expect(payment("-200", "200", instructions)?.purchaseId, instructions).not.toBe("p1");
    expect(payment("-200", "200", buy.replace("component_", "component_x"))).toBeNull();
  });

  it("is refused when two accounts pay", () => {
    const fungibleChanges = [
      moved("ann", CVX, "-100"),
      moved("bob", CVX, "-100"),
      moved(treasury, CVX, "200"),
    ];
    expect(
      energyPayment(shippedRules, network, committed({ instructions: buy, fungibleChanges })),
    ).toBeNull();
  });
});

describe("an egg's mint", () => {
  const mint = `CALL_METHOD Address("${network.components.creatures}") "mint_egg" Bucket("b");`;
  const hatched = (account: string, added: string[]) => ({
    account,
    resource: resource(creatures),
    added,
    removed: [],
  });
  const item = { account: "ann", resource: resource(tools), added: ["#9#"], removed: [] };

  it("is the price and one creature of one account, with its bonus item (LED-147, LED-151)", () => {
    const transaction = committed({
      instructions: mint,
      fungibleChanges: [moved("ann", XRD, "-250")],
      nonFungibleChanges: [hatched("ann", ["#4#"]), item],
    });
    expect(eggMint(shippedRules, network, transaction)).toEqual({
      account: "ann",
      creatureId: "#4#",
      tools: ["#9#"],
      spells: [],
    });
  });

  it("is refused without the call, for another price, or for a creature that was sent (ABU-21)", () => {
    const good = {
      instructions: mint,
      fungibleChanges: [moved("ann", XRD, "-250")],
      nonFungibleChanges: [hatched("ann", ["#4#"])],
    };
    for (const wrong of [
      { instructions: "" },
      { instructions: mint + mint },
      { fungibleChanges: [] },
      { fungibleChanges: [moved("ann", XRD, "-1")] },
      { fungibleChanges: [moved("bob", XRD, "-250")] },
      { nonFungibleChanges: [] },
      { nonFungibleChanges: [hatched("ann", ["#4#", "#5#"])] },
      { nonFungibleChanges: [hatched("ann", ["#4#"]), hatched("bob", ["#5#"])] },
    ])
      expect(eggMint(shippedRules, network, committed({ ...good, ...wrong }))).toBeNull();
  });
});

describe("a creature's upgrade or evolution", () => {
  const proof = (id: string) =>
    `CALL_METHOD Address("ann") "create_proof_of_non_fungibles" Address("${creatures}") Array<NonFungibleLocalId>(NonFungibleLocalId("${id}"));`;
  const call = (method: string) =>
    `CALL_METHOD Address("${network.components.creatures}") "${method}" Proof("p") Bucket("b");`;
  const changeOf = (instructions: string) => creatureChange(network, committed({ instructions }));

  it("names the creature that was shown and the account that showed it (LED-162)", () => {
    const shown = { account: "ann", creatureIds: ["#7#"] };
    expect(changeOf(proof("#7#") + call("upgrade_stats"))).toEqual({ purpose: "upgradeStats", ...shown });
    expect(changeOf(proof("#7#") + call("evolve"))).toEqual({ purpose: "evolve", ...shown });
  });

  it("names the creature of each upgrade when one signature holds several (GAP-70)", () => {
    const upgrade = (id: string) => proof(id) + call("upgrade_stats");
    expect(changeOf(upgrade("#7#") + upgrade("#8#") + upgrade("#7#"))).toEqual({
      purpose: "upgradeStats",
      account: "ann",
      creatureIds: ["#7#", "#8#", "#7#"],
    });
  });

  it("is refused without a proof, with more proofs than calls, or without the call", () => {
    const both = proof("#7#").replace(
      'NonFungibleLocalId("#7#")',
      'NonFungibleLocalId("#7#"), NonFungibleLocalId("#8#")',
    );
    for (const instructions of [
      call("evolve"),
      proof("#7#"),
      proof("#7#") + proof("#8#") + call("evolve"),
      proof("#7#") + call("evolve") + call("evolve"),
      proof("#7#") + call("evolve") + proof("#8#") + call("evolve"),
      proof("#7#") + call("upgrade_stats") + proof("#8#") + call("evolve"),
      proof("#7#") + call("upgrade_stats") + call("upgrade_stats"),
      proof("#7#") + call("upgrade_stats") + proof("#8#").replace('"ann"', '"bob"') + call("upgrade_stats"),
      proof("#7#") + call("mint_egg"),
      both + call("evolve"),
    ])
      expect(changeOf(instructions), instructions).toBeNull();
  });
});
