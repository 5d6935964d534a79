import { RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

/** Ann with 1000 XRD and 100 CVX, Bob with 1000 XRD. */
async function twoWallets() {
  const ledger = await testLedger();
  const ann = await TestWallet.open(ledger, 1, { CVX: "100" });
  const bob = await TestWallet.open(ledger, 2);
  return { ledger, ann, bob };
}

describe("transfers on the dev ledger", () => {
  it("move tokens from one account to another, with a receipt (GAP-20)", async () => {
    const { ledger, ann, bob } = await twoWallets();
    const sent = await ann.send(
      `${ann.withdraw("CVX", "12.5")}${bob.call("try_deposit_batch_or_abort", 'Expression("ENTIRE_WORKTOP")', "Enum<0u8>()")}`,
      { message: "for lunch" },
    );
    expect(sent).toMatchObject({ status: "CommittedSuccess", errorMessage: null, message: "for lunch" });
    expect(await ledger.holds(ann.address, "CVX")).toBe("87.5");
    expect(await ledger.holds(bob.address, "CVX")).toBe("12.5");
    expect(sent.commit?.fungibleChanges).toEqual([
      { entity: ann.address, resource: ledger.token("CVX"), change: -12_500_000_000_000_000_000n },
      { entity: bob.address, resource: ledger.token("CVX"), change: 12_500_000_000_000_000_000n },
    ]);
    expect(sent.commit?.affected).toEqual(
      expect.arrayContaining([ann.address, bob.address, ledger.token("CVX"), ledger.token("XRD")]),
    );
    expect(sent.instructions).toContain('"try_deposit_batch_or_abort"');
  });

  it("are exact to the last of eighteen decimal places", async () => {
    const { ledger, ann } = await twoWallets();
    const bob = await TestWallet.open(ledger, 3);
    await ann.send(
      `${ann.withdraw("CVX", "0.000000000000000001")}${bob.call("try_deposit_batch_or_abort", 'Expression("ENTIRE_WORKTOP")', "Enum<0u8>()")}`,
    );
    expect(await ledger.holds(ann.address, "CVX")).toBe("99.999999999999999999");
    expect(await ledger.holds(bob.address, "CVX")).toBe("0.000000000000000001");
  });

  it("fail as a whole: earlier instructions are undone, and only the fee is paid", async () => {
    const { ledger, ann, bob } = await twoWallets();
    const sent = await ann.send(
      [
        ann.withdraw("CVX", "60"),
        bob.call("try_deposit_batch_or_abort", 'Expression("ENTIRE_WORKTOP")', "Enum<0u8>()"),
        ann.withdraw("CVX", "60"),
        ann.depositAll(),
      ].join(""),
    );
    expect(sent.status).toBe("CommittedFailure");
    expect(sent.errorMessage).toMatch(/there are 40 of .*, 60 are needed/);
    expect(await ledger.holds(ann.address, "CVX")).toBe("100");
    expect(await ledger.holds(bob.address, "CVX")).toBe("0");
    expect(sent.commit?.fungibleChanges).toEqual([]);
    expect(sent.commit?.feeChanges).toEqual([
      { entity: ann.address, resource: ledger.token("XRD"), change: -(sent.commit?.feePaid ?? 0n) },
    ]);
    expect(await ledger.holds(ann.address, "XRD")).toBe("999.75");
  });

  it("need the owner's signature to withdraw and to deposit, but not for a try_deposit", async () => {
    const { ledger, ann, bob } = await twoWallets();
    const stolen = await bob.send(`${ann.withdraw("CVX", "1")}${bob.depositAll()}`);
    expect(stolen.status).toBe("CommittedFailure");
    expect(stolen.errorMessage).toBe(`the owner of ${ann.address} has not signed`);
    expect((await bob.send(`${bob.withdraw("XRD", "1")}${ann.depositAll()}`)).status).toBe(
      "CommittedFailure",
    );
    const both = await bob.send(`${ann.withdraw("CVX", "1")}${bob.depositAll()}`, { cosigners: [ann] });
    expect(both.status).toBe("CommittedSuccess");
    expect(await ledger.holds(bob.address, "CVX")).toBe("1");
  });

  it("accept the notary's key as a signature only when the header says so", async () => {
    const { ann } = await twoWallets();
    const manifest = `${ann.lockFee()}${ann.withdraw("CVX", "1")}${ann.depositAll()}`;
    const asNotary = await ann.submit(manifest, { signs: false, notaryIsSignatory: true });
    expect((await ann.ledger.transaction(asNotary)).status).toBe("CommittedSuccess");
    const unsigned = await ann.submit(manifest, { signs: false });
    expect((await ann.ledger.transaction(unsigned)).status).toBe("Rejected");
  });

  it("get XRD from the faucet, which on request pays the fee as well", async () => {
    const { ledger, ann } = await twoWallets();
    const known = await RadixEngineToolkit.Utils.knownAddresses(ledger.ledger.network.id);
    const address = known.componentAddresses.faucet;
    const hash = await ann.submit(
      `CALL_METHOD Address("${address}") "lock_fee" Decimal("5");
       CALL_METHOD Address("${address}") "free";
       ${ann.depositAll()}`,
    );
    expect((await ledger.transaction(hash)).status).toBe("CommittedSuccess");
    expect(await ledger.holds(ann.address, "XRD")).toBe("11000");
  });
});
