import { RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { InvalidTransaction } from "../../../server/dev-ledger/engine/failures.ts";
import { EPOCH_MS, epochAt } from "../../../server/dev-ledger/state/model.ts";
import { START } from "../test-clock.ts";
import { testLedger } from "./support/test-ledger.ts";
import { intentHashOf, TestWallet } from "./support/test-wallet.ts";

async function wallet(): Promise<TestWallet> {
  return TestWallet.open(await testLedger(), 1, { CVX: "100" });
}

describe("the result of a transaction", () => {
  it("is a rejection without a fee, with too small a fee, or with tokens that are not there: nothing changes", async () => {
    const ann = await wallet();
    const { ledger } = ann;
    for (const [lock, reason] of [
      ["", "the fee is 0.19 XRD, only 0 were locked for it"],
      [ann.lockFee("0.2"), "the fee is 0.21 XRD, only 0.2 were locked for it"],
      [ann.lockFee("1001"), `${ann.address} has 1000 XRD, not the 1001 that the fee needs`],
    ] as const) {
      const hash = await ann.submit(`${lock}${ann.withdraw("CVX", "1")}${ann.depositAll()}`);
      expect(await ledger.transaction(hash)).toMatchObject({
        status: "Rejected",
        errorMessage: reason,
        commit: null,
      });
    }
    expect(await ledger.holds(ann.address, "XRD")).toBe("1000");
    expect(await ledger.holds(ann.address, "CVX")).toBe("100");
  });

  it("is a rejection before the fee is locked, and a failure after it", async () => {
    const ann = await wallet();
    const tooMuch = `${ann.withdraw("CVX", "101")}${ann.depositAll()}`;
    const before = await ann.submit(`${tooMuch}${ann.lockFee()}`);
    expect((await ann.ledger.transaction(before)).status).toBe("Rejected");
    const after = await ann.send(tooMuch);
    expect(after).toMatchObject({
      status: "CommittedFailure",
      commit: { feePaid: 210_000_000_000_000_000n },
    });
  });

  it("takes the fee from what the account had before, not from what the transaction brings", async () => {
    const ann = await wallet();
    const move = `${ann.withdraw("XRD", "900")}${ann.depositAll()}`;
    const hash = await ann.submit(`${move}${ann.lockFee()}`);
    expect((await ann.ledger.transaction(hash)).errorMessage).toBe(
      `the XRD of ${ann.address} were moved before the fee was locked`,
    );
    expect((await ann.send(move)).status).toBe("CommittedSuccess");
    expect((await ann.send(ann.withdraw("XRD", "1000") + ann.depositAll())).status).toBe("CommittedFailure");
  });

  it("includes a higher fee for a tip, and returns the unused part of the locked fee", async () => {
    const ann = await wallet();
    const sent = await ann.send(`${ann.withdraw("CVX", "1")}${ann.depositAll()}`, { tipPercentage: 100 });
    expect(sent.commit?.feePaid).toBe(420_000_000_000_000_000n);
    expect(await ann.ledger.holds(ann.address, "XRD")).toBe("999.58");
  });

  it("is decided in a later epoch when the transaction waits for it, by the game's time", async () => {
    const ann = await wallet();
    const now = epochAt(START);
    const hash = await ann.submit(ann.lockFee(), { fromEpoch: now + 1 });
    expect((await ann.ledger.transaction(hash)).status).toBe("Pending");
    ann.ledger.clock.pass(EPOCH_MS);
    expect(await ann.ledger.transaction(hash)).toMatchObject({
      status: "CommittedSuccess",
      commit: { epoch: now + 1, round: 1 },
    });
  });

  it("is a refusal outside the epochs, and the transaction is not kept", async () => {
    const ann = await wallet();
    const { ledger, clock } = ann.ledger;
    const now = epochAt(START);
    const early = await ann.sign(ann.lockFee(), { fromEpoch: now + 2 });
    await expect(ledger.submit(early)).rejects.toThrow(
      new InvalidTransaction(
        `Transaction start epoch ${now + 2} is not yet close enough to current epoch ${now}`,
      ),
    );
    const late = await ann.sign(ann.lockFee(), { epochs: 1 });
    clock.pass(EPOCH_MS);
    await expect(ledger.submit(late)).rejects.toThrow(
      new InvalidTransaction(
        `Transaction is no longer valid from epoch ${now + 1} but it is now epoch ${now + 1}`,
      ),
    );
    for (const raw of [early, late]) {
      const hash = await intentHashOf(raw);
      expect(await ledger.read((view) => view.transaction(hash))).toBeNull();
    }
  });

  it("is a duplicate without effect for the same transaction again", async () => {
    const ann = await wallet();
    const raw = await ann.sign(ann.lockFee());
    expect(await ann.ledger.ledger.submit(raw)).toEqual({ duplicate: false });
    expect(await ann.ledger.ledger.submit(raw)).toEqual({ duplicate: true });
    expect(await ann.ledger.holds(ann.address, "XRD")).toBe("999.83");
  });

  it("counts once for parallel submissions of one transaction", async () => {
    const ann = await wallet();
    const raw = await ann.sign(ann.lockFee());
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.ledger.ledger.submit(raw)));
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await ann.ledger.holds(ann.address, "XRD")).toBe("999.83");
  });

  it("is an immediate refusal for an invalid transaction, a broken signature or another network", async () => {
    const ann = await wallet();
    const { ledger } = ann.ledger;
    const { signedIntent } = await RadixEngineToolkit.NotarizedTransaction.decompile(
      await ann.sign(ann.lockFee()),
    );
    const unfinished = await RadixEngineToolkit.SignedIntent.compile(signedIntent);
    for (const bytes of [[], [1, 2, 3], [0x4d], [0x4d, 0x22, 3], [0x4d, 0x22, 3, 0x21], unfinished])
      await expect(ledger.submit(Uint8Array.from(bytes))).rejects.toThrow(
        new InvalidTransaction("Expected notarized transaction"),
      );
    const elsewhere = await ann.sign("DROP_ALL_PROOFS;", { networkId: 1 });
    await expect(ledger.submit(elsewhere)).rejects.toThrow(/^Invalid transaction: .*InvalidNetwork/);
    const tampered = await ann.sign(ann.lockFee());
    tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1;
    await expect(ledger.submit(tampered)).rejects.toThrow(/NotarySignature|Signature/);
    const lastEpoch = await ann.sign(ann.lockFee(), { epochs: 10_000 });
    await expect(ledger.submit(lastEpoch)).rejects.toThrow(/EpochRange/);
    expect(await ledger.read((view) => view.transactions({ order: "asc", limit: 10 }))).toEqual([]);
    expect(await ledger.read((view) => view.state().stateVersion)).toBe(2);
  });

  it("has a number and a date, and is found by the accounts involved", async () => {
    const ann = await wallet();
    const { ledger, clock } = ann.ledger;
    const bob = await TestWallet.open(ann.ledger, 2);
    const first = await ann.submit(ann.lockFee());
    clock.pass(EPOCH_MS + 5_000);
    const second = await bob.submit(bob.lockFee());
    const hashes = (query: object) =>
      ledger.read((view) =>
        view.transactions({ order: "asc", limit: 10, ...query }).map(({ intentHash }) => intentHash),
      );
    expect(await hashes({})).toEqual([first, second]);
    expect(await hashes({ order: "desc" })).toEqual([second, first]);
    expect(await hashes({ limit: 1 })).toEqual([first]);
    expect(await hashes({ affecting: [bob.address] })).toEqual([second]);
    expect(await hashes({ affecting: [bob.address, ann.address] })).toEqual([]);
    const { commit } = await ann.ledger.transaction(second);
    expect(commit).toMatchObject({
      epoch: epochAt(START) + 1,
      round: 6,
      timestamp: START + EPOCH_MS + 5_000,
    });
    expect(await hashes({ beyond: (commit?.stateVersion ?? 0) - 1 })).toEqual([second]);
  });
});
