import { beforeEach, describe, expect, it } from "vitest";
import { type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

let ledger: TestLedger;
let ann: TestWallet;
let cvx: string;
let creatures: string;

/** Ann holds 100 CVX and the eggs #1# and #2#. */
beforeEach(async () => {
  ledger = await testLedger();
  ann = await TestWallet.open(ledger, 1, { CVX: "100" });
  const egg = { species_name: "Bullx", form: 0, rarity: "Common" };
  await ledger.ledger.give(ann.address, { creatures: [egg, egg], tools: [], spells: [], tokens: {} });
  cvx = `Address("${ledger.token("CVX")}")`;
  creatures = `Address("${ledger.collection("creatures")}")`;
});

const id = (text: string) => `Array<NonFungibleLocalId>(NonFungibleLocalId("${text}"))`;
const errorOf = async (...instructions: string[]) => (await ann.send(instructions.join(""))).errorMessage;
const amountProof = () => ann.call("create_proof_of_amount", cvx, 'Decimal("10")');
const eggProof = (egg = "#1#") => ann.call("create_proof_of_non_fungibles", creatures, id(egg));

describe("proofs", () => {
  it("show what an account holds and move none of it", async () => {
    expect(await errorOf(amountProof(), eggProof(), 'POP_FROM_AUTH_ZONE Proof("egg");')).toBeNull();
    expect(await ledger.holds(ann.address, "CVX")).toBe("100");
    expect(await ledger.ids(ann.address, "creatures")).toEqual(["#1#", "#2#"]);
  });

  it("cannot be made of missing tokens or of another account's", async () => {
    const bob = await TestWallet.open(ledger, 2);
    expect(await errorOf(ann.call("create_proof_of_amount", cvx, 'Decimal("101")'))).toMatch(
      /there are 100 of/,
    );
    expect(await errorOf(eggProof("#3#"))).toMatch(/#3# of .* is not there/);
    expect((await bob.send(eggProof())).errorMessage).toBe(`the owner of ${ann.address} has not signed`);
  });

  it("can be popped, cloned, pushed back and dropped", async () => {
    expect(
      await errorOf(
        eggProof(),
        'POP_FROM_AUTH_ZONE Proof("egg");',
        'CLONE_PROOF Proof("egg") Proof("twin");',
        'PUSH_TO_AUTH_ZONE Proof("egg");',
        'DROP_PROOF Proof("twin");',
        'POP_FROM_AUTH_ZONE Proof("again");',
        "DROP_NAMED_PROOFS;",
      ),
    ).toBeNull();
    expect(await errorOf('POP_FROM_AUTH_ZONE Proof("none");')).toBe("no proof lies in the auth zone");
  });

  it("in the auth zone allow proofs of no more than they show", async () => {
    expect(
      await errorOf(
        amountProof(),
        eggProof(),
        `CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT ${cvx} Decimal("10") Proof("part");`,
        `CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL ${cvx} Proof("all");`,
        `CREATE_PROOF_FROM_AUTH_ZONE_OF_NON_FUNGIBLES ${creatures} ${id("#1#")} Proof("egg");`,
      ),
    ).toBeNull();
    const part = `CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT ${cvx} Decimal("10.1") Proof("part");`;
    expect(await errorOf(amountProof(), amountProof(), part)).toMatch(/there are 10 of .*, 10.1 are needed/);
    expect(await errorOf(`CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL ${cvx} Proof("all");`)).toMatch(
      /no proof of .* lies in the auth zone/,
    );
  });

  it("can be made of a bucket's content", async () => {
    const bucket = (resource: string) => `TAKE_ALL_FROM_WORKTOP ${resource} Bucket("some");`;
    const end = `DROP_NAMED_PROOFS; RETURN_TO_WORKTOP Bucket("some"); ${ann.depositAll()}`;
    const withdraw = ann.call("withdraw_non_fungibles", creatures, id("#1#"));
    expect(
      await errorOf(
        withdraw,
        bucket(creatures),
        'CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("some") Proof("all");',
        end,
      ),
    ).toBeNull();
    const byId = `CREATE_PROOF_FROM_BUCKET_OF_NON_FUNGIBLES Bucket("some") ${id("#1#")} Proof("one");`;
    expect(await errorOf(withdraw, bucket(creatures), byId, end)).toBeNull();
    const byAmount = (amount: string) =>
      `CREATE_PROOF_FROM_BUCKET_OF_AMOUNT Bucket("some") Decimal("${amount}") Proof("some");`;
    expect(await errorOf(ann.withdraw("CVX", "5"), bucket(cvx), byAmount("5"), end)).toBeNull();
    expect(await errorOf(ann.withdraw("CVX", "5"), bucket(cvx), byAmount("6"), end)).toMatch(
      /there are 5 of/,
    );
  });

  it.each(["DROP_AUTH_ZONE_PROOFS", "DROP_AUTH_ZONE_SIGNATURE_PROOFS", "DROP_ALL_PROOFS"])(
    "from signatures are gone after %s",
    async (drop) => {
      expect(await errorOf(`${drop};`, eggProof())).toBe(`the owner of ${ann.address} has not signed`);
    },
  );

  it("from signatures remain after DROP_AUTH_ZONE_REGULAR_PROOFS", async () => {
    const drop = "DROP_AUTH_ZONE_REGULAR_PROOFS;";
    expect(await errorOf(amountProof(), drop, eggProof())).toBeNull();
    expect(await errorOf(amountProof(), drop, 'POP_FROM_AUTH_ZONE Proof("none");')).toMatch(/no proof lies/);
  });
});
