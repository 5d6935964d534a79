import { beforeEach, describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import type { RequestedCreature } from "../../../server/dev-ledger/dev-ledger.ts";
import { manifestsOn } from "../ledger/manifests-on.ts";
import { type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

const ENERGY = { energy: 1, strength: 0, magic: 1, stamina: 0, speed: 0 };
const NOTHING = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };

let ledger: TestLedger;
let ann: TestWallet;
let component: string;

beforeEach(async () => {
  ledger = await testLedger();
  ann = await TestWallet.open(ledger, 1, { CVX: "1000" });
  component = ledger.ledger.network.components.creatures ?? "";
});

/** Gives Ann a creature; a Corvax costs CVX. */
async function give(requested: Partial<RequestedCreature> = {}, owner = ann): Promise<string> {
  const creature = { species_name: "Corvax", form: 0, rarity: "Rare", ...requested };
  const gifts = { creatures: [creature], tools: [], spells: [], tokens: {} };
  return (await ledger.ledger.give(owner.address, gifts)).creatures[0] ?? "";
}

const manifests = () => manifestsOn(ledger.ledger.network, shippedRules);
const cvx = (amount: number) => ({ amount, token: "CVX" });
const upgrade = (id: string, amount: number, points = ENERGY, signer = ann) =>
  signer.send(manifests().upgradeStats(signer.address, id, cvx(amount), points));
const evolve = (id: string, amount: number) => ann.send(manifests().evolve(ann.address, id, cvx(amount)));
const fields = (id: string) => ledger.fields("creatures", id);

describe("upgrading a creature's stats on the dev ledger", () => {
  it("adds the points and takes exactly the cost in its preferred token (LED-161, GAP-22)", async () => {
    const id = await give();
    const before = await fields(id);
    const sent = await upgrade(id, 10);
    expect(sent).toMatchObject({ status: "CommittedSuccess", errorMessage: null });
    expect(await ledger.holds(ann.address, "CVX")).toBe("990");
    expect(await ledger.holds(component, "CVX")).toBe("10");
    expect(await fields(id)).toEqual({
      ...before,
      energy: String(Number(before.energy) + 1),
      magic: String(Number(before.magic) + 1),
      energy_allocated: "1",
      magic_allocated: "1",
      total_points_allocated: "2",
      stat_upgrades_completed: "1",
    });
    expect(await ledger.ids(ann.address, "creatures")).toEqual([id]);
  });

  it.each([
    ["no point", 10, NOTHING, "Please allocate at least one stat point"],
    ["three points", 10, { ...ENERGY, speed: 1 }, "Cannot allocate more than 2 points"],
    ["too small a payment", 9, ENERGY, "the payment must be exactly 10 CVX, not 9"],
    ["too large a payment", 11, ENERGY, "the payment must be exactly 10 CVX, not 11"],
  ])("refuses %s and changes nothing (LED-158, LED-159, ABU-33)", async (_what, amount, points, reason) => {
    const id = await give();
    const before = await fields(id);
    const sent = await upgrade(id, amount, points);
    expect(sent).toMatchObject({ status: "CommittedFailure", errorMessage: reason });
    expect(await fields(id)).toEqual(before);
    expect(await ledger.holds(ann.address, "CVX")).toBe("1000");
  });

  it("refuses a fourth upgrade of a form and a fourth level-up of the last (LED-160, LED-170)", async () => {
    const egg = await give();
    for (let count = 0; count < 3; count++) expect((await upgrade(egg, 10)).status).toBe("CommittedSuccess");
    expect((await upgrade(egg, 10)).errorMessage).toMatch(/3/);
    expect((await fields(egg)).stat_upgrades_completed).toBe("3");
    const last = await give({ form: 3 });
    for (let count = 0; count < 3; count++) expect((await upgrade(last, 50)).status).toBe("CommittedSuccess");
    expect((await upgrade(last, 50)).errorMessage).toBe("Maximum level reached");
    expect((await fields(last)).final_form_upgrades).toBe("3");
  });

  it("needs a proof of exactly one creature of the account", async () => {
    const bob = await TestWallet.open(ledger, 2, { CVX: "100" });
    const id = await give();
    const foreign = await upgrade(id, 10, ENERGY, bob);
    expect(foreign.errorMessage).toMatch(/is not there/);
    await give();
    const both = manifests()
      .upgradeStats(ann.address, id, cvx(10), ENERGY)
      .replace(`NonFungibleLocalId("${id}")`, 'NonFungibleLocalId("#1#"), NonFungibleLocalId("#2#")');
    expect((await ann.send(both)).errorMessage).toBe("the proof must be of one creature");
    const money = `CALL_METHOD Address("${ann.address}") "create_proof_of_amount" Address("${ledger.token("CVX")}") Decimal("1");
      POP_FROM_AUTH_ZONE Proof("creature");
      ${ann.withdraw("CVX", "10")}
      TAKE_ALL_FROM_WORKTOP Address("${ledger.token("CVX")}") Bucket("payment");
      CALL_METHOD Address("${component}") "evolve" Proof("creature") Bucket("payment");`;
    expect((await ann.send(money)).errorMessage).toBe("the proof must be of a creature");
  });
});

describe("evolving a creature on the dev ledger", () => {
  it("gives the next form's stats and resets the progress (LED-176 to LED-178, GAP-22)", async () => {
    const id = await give({ evolution_progress: { stat_upgrades_completed: 3 } });
    const before = await fields(id);
    expect((await evolve(id, 50)).status).toBe("CommittedSuccess");
    const after = await fields(id);
    expect(after).toMatchObject({ form: "1", stat_upgrades_completed: "0" });
    expect(Number(after.magic)).toBe(Number(before.magic) + 1);
    expect(after.key_image_url).toMatch(/corvax_form1\.png$/);
    expect(await ledger.holds(ann.address, "CVX")).toBe("950");
  });

  it("keeps half points when two specialties share one (CON-33)", async () => {
    const id = await give({ form: 1, evolution_progress: { stat_upgrades_completed: 3 } });
    const before = await fields(id);
    expect((await evolve(id, 100)).status).toBe("CommittedSuccess");
    const after = await fields(id);
    expect(Number(after.magic) - Number(before.magic)).toBe(1.5);
    expect(after.magic).toMatch(/\.5$/);
  });

  it("is refused too early, in the last form, and for another price (LED-172, LED-173)", async () => {
    const young = await give({ evolution_progress: { stat_upgrades_completed: 1 } });
    expect((await evolve(young, 50)).errorMessage).toBe("2 more stat upgrades needed before evolving");
    const last = await give({ form: 3 });
    expect((await evolve(last, 50)).status).toBe("CommittedFailure");
    const ready = await give({ evolution_progress: { stat_upgrades_completed: 3 } });
    expect((await evolve(ready, 49)).errorMessage).toBe("the payment must be exactly 50 CVX, not 49");
    expect((await fields(ready)).form).toBe("0");
    expect(await ledger.holds(ann.address, "CVX")).toBe("1000");
  });
});
