import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { tokenItem } from "../../../server/dev-ledger/components/token-fields.ts";
import { creatureOf } from "../../../server/ledger/collection/read-token.ts";
import { manifestsOn } from "../ledger/manifests-on.ts";
import { ordinaryBehaviour, type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

async function world(seed = "mint") {
  const ledger = await testLedger({ seed });
  const ann = await TestWallet.open(ledger, 1, { CVX: "1000" });
  const manifests = manifestsOn(ledger.ledger.network, shippedRules);
  const component = ledger.ledger.network.components.creatures ?? "";
  return { ledger, ann, component, mint: () => ann.send(manifests.creatureMint(ann.address)) };
}

async function creature(ledger: TestLedger, id: string) {
  const [token] = await ledger.ledger.read((view) => view.nonFungibles(ledger.collection("creatures"), [id]));
  return creatureOf(shippedRules, tokenItem(id, token?.fields ?? []));
}

describe("minting an egg on the dev ledger", () => {
  it("takes exactly 250 XRD and gives one creature and one tool or spell (LED-147, GAP-21)", async () => {
    const { ledger, ann, component, mint } = await world();
    const sent = await mint();
    expect(sent.status).toBe("CommittedSuccess");
    expect(await ledger.holds(component, "XRD")).toBe("250");
    expect(await ledger.holds(ann.address, "XRD")).toBe("749.75");
    expect(await ledger.ids(ann.address, "creatures")).toEqual(["#1#"]);
    const items = [await ledger.ids(ann.address, "tools"), await ledger.ids(ann.address, "spells")];
    expect(items.flat()).toEqual(["#1#"]);
    expect(sent.commit?.nonFungibleChanges).toHaveLength(2);
    const egg = await creature(ledger, "#1#");
    expect(egg).toMatchObject({ form: 0, final_form_upgrades: 0, combination_level: 0 });
    const species = shippedRules.species[egg.species_id];
    expect(egg).toMatchObject({
      species_name: species?.name,
      specialty_stats: species?.specialties,
      preferred_token: species?.token,
    });
    const total = Object.values(egg.stats).reduce((sum, value) => sum + value, 0);
    expect(total).toBe(
      5 * shippedRules.mint.eggStats[egg.rarity] + (egg.specialty_stats.length === 1 ? 3 : 4),
    );
  });

  it("numbers the eggs and rolls each separately; the same seed gives the same rolls", async () => {
    const eggs = async (seed: string) => {
      const { ledger, mint } = await world(seed);
      for (let count = 0; count < 3; count++) await mint();
      return Promise.all(["#1#", "#2#", "#3#"].map((id) => creature(ledger, id)));
    };
    const [once, twice, other] = [await eggs("one"), await eggs("one"), await eggs("two")];
    expect(once).toEqual(twice);
    expect(once).not.toEqual(other);
    expect(new Set(once.map((egg) => JSON.stringify({ ...egg, id: "" }))).size).toBeGreaterThan(1);
  });

  it.each([
    ["249.999999999999999999", "XRD", /the payment must be exactly 250 XRD, not 249.999999999999999999/],
    ["251", "XRD", /exactly 250 XRD, not 251/],
    ["250", "CVX", /the payment must be in XRD/],
  ] as const)("refuses %s %s and changes nothing (LED-147)", async (amount, token, reason) => {
    const { ledger, ann, component } = await world();
    const address = `Address("${ledger.token(token)}")`;
    const sent = await ann.send(
      `${ann.withdraw(token, amount)}TAKE_ALL_FROM_WORKTOP ${address} Bucket("payment");
       CALL_METHOD Address("${component}") "mint_egg" Bucket("payment");${ann.depositAll()}`,
    );
    expect(sent.status).toBe("CommittedFailure");
    expect(sent.errorMessage).toMatch(reason);
    expect(await ledger.holds(ann.address, "CVX")).toBe("1000");
    expect(await ledger.ids(ann.address, "creatures")).toEqual([]);
    expect(await ledger.ledger.read((view) => view.idsOf(ledger.collection("creatures")))).toEqual([]);
  });

  it("gives the egg that was set until the behaviour is reset", async () => {
    const { ledger, mint } = await world();
    const chosen = { species_name: "Hugbloom", rarity: "Legendary" };
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, mint: chosen });
    await mint();
    await mint();
    expect(await creature(ledger, "#1#")).toMatchObject(chosen);
    expect(await creature(ledger, "#2#")).toMatchObject({ ...chosen, stats: { stamina: 10, speed: 7 } });
    ledger.ledger.setBehaviour(ordinaryBehaviour);
    await mint();
    expect(await creature(ledger, "#3#")).not.toMatchObject(chosen);
  });
});
