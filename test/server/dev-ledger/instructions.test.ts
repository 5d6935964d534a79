import { beforeEach, describe, expect, it } from "vitest";
import { type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

let ledger: TestLedger;
let ann: TestWallet;
let cvx: string;
let tools: string;

/** Ann holds 1000 XRD, 100 CVX and the tools #1#, #2#, #3#. */
beforeEach(async () => {
  ledger = await testLedger();
  ann = await TestWallet.open(ledger, 1, { CVX: "100" });
  const names = ["Ledger Lens", "Validator Core", "Babylon Keystone"];
  await ledger.ledger.give(ann.address, { creatures: [], tools: names, spells: [], tokens: {} });
  cvx = `Address("${ledger.token("CVX")}")`;
  tools = `Address("${ledger.collection("tools")}")`;
});

const idList = (...ids: string[]) =>
  `Array<NonFungibleLocalId>(${ids.map((id) => `NonFungibleLocalId("${id}")`).join(", ")})`;

/** What became of the manifest after which everything is deposited again: nothing may have changed. */
async function errorOf(...instructions: string[]): Promise<string | null> {
  const sent = await ann.send([...instructions, ann.depositAll()].join(""));
  expect(await ledger.holds(ann.address, "CVX")).toBe("100");
  expect(await ledger.ids(ann.address, "tools")).toEqual(["#1#", "#2#", "#3#"]);
  return sent.errorMessage;
}
const withdrawn = () => ann.withdraw("CVX", "10");
const withdrawnTools = (...ids: string[]) => ann.call("withdraw_non_fungibles", tools, idList(...ids));

describe("worktop and bucket instructions", () => {
  it("TAKE_FROM_WORKTOP takes an amount, RETURN_TO_WORKTOP puts it back", async () => {
    const take = `TAKE_FROM_WORKTOP ${cvx} Decimal("4") Bucket("some");`;
    expect(await errorOf(withdrawn(), take, 'RETURN_TO_WORKTOP Bucket("some");')).toBeNull();
    expect(await errorOf(withdrawn(), `TAKE_FROM_WORKTOP ${cvx} Decimal("11") Bucket("some");`)).toMatch(
      /there are 10 of .*, 11 are needed/,
    );
    expect(await errorOf(`TAKE_FROM_WORKTOP ${cvx} Decimal("1") Bucket("some");`)).toMatch(
      /nothing of .* lies on the worktop/,
    );
  });

  it("TAKE_FROM_WORKTOP takes non-fungible tokens by their number, whole ones only", async () => {
    const take = (amount: string) =>
      `TAKE_FROM_WORKTOP ${tools} Decimal("${amount}") Bucket("some"); RETURN_TO_WORKTOP Bucket("some");`;
    const all = withdrawnTools("#1#", "#2#", "#3#");
    expect((await ann.send(`${all}${take("2")}${ann.depositAll()}`)).status).toBe("CommittedSuccess");
    expect((await ann.send(`${all}${take("1.5")}${ann.depositAll()}`)).errorMessage).toMatch(
      /1.5 is no whole number of/,
    );
  });

  it("TAKE_ALL_FROM_WORKTOP takes everything, even nothing", async () => {
    const take = `TAKE_ALL_FROM_WORKTOP ${cvx} Bucket("all");`;
    const deposit = ann.call("deposit", 'Bucket("all")');
    expect(await errorOf(withdrawn(), take, deposit)).toBeNull();
    expect(await errorOf(take, deposit)).toBeNull();
    expect(
      await errorOf(take.replaceAll(ledger.token("CVX"), ledger.collection("tools")), deposit),
    ).toBeNull();
  });

  it("TAKE_NON_FUNGIBLES_FROM_WORKTOP takes the named tokens", async () => {
    const take = (id: string) => `TAKE_NON_FUNGIBLES_FROM_WORKTOP ${tools} ${idList(id)} Bucket("one");`;
    const sent = await ann.send(
      [
        withdrawnTools("#1#", "#2#"),
        take("#2#"),
        'RETURN_TO_WORKTOP Bucket("one");',
        ann.call("try_deposit_batch_or_abort", 'Expression("ENTIRE_WORKTOP")', "Enum<0u8>()"),
      ].join(""),
    );
    expect(sent.status).toBe("CommittedSuccess");
    expect(sent.commit?.nonFungibleChanges).toEqual([]);
    expect(await errorOf(withdrawnTools("#1#"), take("#2#"))).toMatch(/#2# of .* is not there/);
  });

  it("the ASSERT_WORKTOP_CONTAINS instructions pass when the worktop contains it, and fail otherwise", async () => {
    expect(
      await errorOf(
        withdrawn(),
        `ASSERT_WORKTOP_CONTAINS_ANY ${cvx};`,
        `ASSERT_WORKTOP_CONTAINS ${cvx} Decimal("10");`,
      ),
    ).toBeNull();
    expect(await errorOf(`ASSERT_WORKTOP_CONTAINS_ANY ${cvx};`)).toMatch(/as was asserted/);
    expect(await errorOf(withdrawn(), `ASSERT_WORKTOP_CONTAINS ${cvx} Decimal("10.1");`)).toMatch(
      /10 of .* lie on the worktop, 10.1 were asserted/,
    );
    const assertIds = `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES ${tools} ${idList("#1#")};`;
    expect((await ann.send(`${withdrawnTools("#1#")}${assertIds}${ann.depositAll()}`)).status).toBe(
      "CommittedSuccess",
    );
    expect(await errorOf(withdrawnTools("#2#"), assertIds)).toMatch(/#1# of .* was asserted/);
  });

  it("BURN_RESOURCE removes tokens for ever, and nobody holds a burned id", async () => {
    const burn = (resource: string) =>
      `TAKE_ALL_FROM_WORKTOP ${resource} Bucket("rest"); BURN_RESOURCE Bucket("rest");`;
    const sent = await ann.send(
      `${withdrawn()}${burn(cvx)}${withdrawnTools("#2#")}${burn(tools).replaceAll("rest", "gone")}`,
    );
    expect(sent.status).toBe("CommittedSuccess");
    expect(await ledger.holds(ann.address, "CVX")).toBe("90");
    expect(await ledger.ids(ann.address, "tools")).toEqual(["#1#", "#3#"]);
    expect(sent.commit?.nonFungibleChanges).toMatchObject([{ added: [], removed: ["#2#"] }]);
    const resource = await ledger.ledger.read((view) => view.resource(ledger.collection("tools")));
    expect(resource).toMatchObject({ minted: 3n * 10n ** 18n, burned: 10n ** 18n });
    const [burned] = await ledger.ledger.read((view) =>
      view.nonFungibles(ledger.collection("tools"), ["#2#"]),
    );
    expect(burned?.vault).toBeNull();
  });
});

describe("a transaction that ends with something left over", () => {
  it("fails with tokens on the worktop", async () => {
    expect((await ann.send(withdrawn())).errorMessage).toBe("tokens were left on the worktop at the end");
    expect(await ledger.holds(ann.address, "CVX")).toBe("100");
  });

  it("fails with a bucket that nobody took", async () => {
    const sent = await ann.send(`${withdrawn()}TAKE_ALL_FROM_WORKTOP ${cvx} Bucket("left");`);
    expect(sent.errorMessage).toBe("a bucket was left over at the end");
    expect(await ledger.holds(ann.address, "CVX")).toBe("100");
  });
});

describe("calls in a manifest", () => {
  it("an unknown instruction fails with its name", async () => {
    const faucetPackage = "package_sim1pkgxxxxxxxxxfaucetxxxxxxxxx000034355863xxxxxxxxxhkrefh";
    expect(await errorOf(`CALL_FUNCTION Address("${faucetPackage}") "Faucet" "new";`)).toBe(
      "unsupported instruction CallFunction",
    );
    expect(await errorOf(`SET_METADATA Address("${ann.address}") "name" Enum<0u8>("Ann");`)).toBe(
      "unsupported instruction CallMetadataMethod",
    );
  });

  it.each(["securify", "constructor", "toString"])("an account has no method %s", async (method) => {
    expect(await errorOf(ann.call(method))).toBe(`${ann.address} has no method ${method}`);
  });

  it("a wrong argument is reported with its position", async () => {
    expect(await errorOf(ann.call("withdraw", cvx, '"ten"'))).toBe(
      "withdraw expects a Decimal as argument 2",
    );
    expect(await errorOf(ann.call("withdraw", cvx))).toBe("withdraw expects a Decimal as argument 2");
    expect(await errorOf(ann.call("withdraw", cvx, 'Decimal("1")', "7u8"))).toBe(
      "withdraw takes 2 arguments, not 3",
    );
    expect(await errorOf(ann.call("withdraw_non_fungibles", tools, 'Array<String>("#1#")'))).toBe(
      "withdraw_non_fungibles expects a local id as argument 2",
    );
    expect(await errorOf(ann.call("deposit_batch", 'Array<String>("all")'))).toBe(
      "deposit_batch expects a bucket as argument 1",
    );
  });

  it("a withdrawal of negative amounts or missing tokens fails", async () => {
    expect(await errorOf(ann.withdraw("CVX", "-1"))).toBe("-1 is no amount of tokens");
    expect(await errorOf(withdrawnTools("#9#"))).toMatch(/#9# of .* is not there/);
    expect(await errorOf(withdrawnTools("#1#", "#1#"))).toBe("an id is named twice");
  });

  it("one call can lock the fee and withdraw", async () => {
    const fungible = ann.call("lock_fee_and_withdraw", 'Decimal("5")', cvx, 'Decimal("10")');
    const sent = await ledger.transaction(await ann.submit(`${fungible}${ann.depositAll()}`));
    expect(sent.status).toBe("CommittedSuccess");
    const nonFungible = ann.call("lock_fee_and_withdraw_non_fungibles", 'Decimal("5")', tools, idList("#1#"));
    const other = await ledger.transaction(await ann.submit(`${nonFungible}${ann.depositAll()}`));
    expect(other.status).toBe("CommittedSuccess");
  });

  it("buckets can be deposited one by one, by name", async () => {
    const take = (name: string) => `TAKE_FROM_WORKTOP ${cvx} Decimal("5") Bucket("${name}");`;
    expect(
      await errorOf(
        withdrawn(),
        take("one"),
        take("two"),
        ann.call("try_deposit_or_abort", 'Bucket("one")', "Enum<0u8>()"),
        ann.call("deposit_batch", 'Array<Bucket>(Bucket("two"))'),
      ),
    ).toBeNull();
  });
});
