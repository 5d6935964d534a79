import { beforeEach, describe, expect, it } from "vitest";
import type { Behaviour } from "../../../server/dev-ledger/state/behaviour.ts";
import { EPOCH_MS } from "../../../server/dev-ledger/state/model.ts";
import { ordinaryBehaviour, type TestLedger, testLedger } from "./support/test-ledger.ts";
import { TestWallet } from "./support/test-wallet.ts";

let ledger: TestLedger;
let ann: TestWallet;
let bob: TestWallet;

beforeEach(async () => {
  ledger = await testLedger();
  ann = await TestWallet.open(ledger, 1, { CVX: "100" });
  bob = await TestWallet.open(ledger, 2);
});

const behave = (behaviour: Partial<Behaviour>) =>
  ledger.ledger.setBehaviour({ ...ordinaryBehaviour, ...behaviour });

/** Sends Bob CVX; answers the intent hash. */
const pay = (amount = "10", options = {}) =>
  ann.submit(
    `${ann.lockFee()}${ann.withdraw("CVX", amount)}${bob.call("try_deposit_batch_or_abort", 'Expression("ENTIRE_WORKTOP")', "Enum<0u8>()")}`,
    options,
  );
const status = async (hash: string) =>
  (await ledger.ledger.read((view) => view.transaction(hash)))?.status ?? "unknown";

describe("configured behaviour of the dev ledger (GAP-20)", () => {
  it("a transaction set to fail pays only its fee, and the one after it commits", async () => {
    behave({ next: "fail", count: 1 });
    const failed = await pay();
    expect(await ledger.transaction(failed)).toMatchObject({
      status: "CommittedFailure",
      errorMessage: "the dev ledger was told to let it fail",
    });
    expect(await ledger.holds(bob.address, "CVX")).toBe("0");
    expect(await ledger.holds(ann.address, "XRD")).toBe("999.79");
    expect(await status(await pay())).toBe("CommittedSuccess");
  });

  it("the given number of transactions is rejected, and nothing changes", async () => {
    behave({ next: "reject", count: 2 });
    expect([await status(await pay()), await status(await pay())]).toEqual(["Rejected", "Rejected"]);
    expect(await ledger.holds(ann.address, "XRD")).toBe("1000");
    expect(await status(await pay())).toBe("CommittedSuccess");
    expect(ledger.ledger.behaviour()).toEqual({ ...ordinaryBehaviour, next: "reject" });
  });

  it("a committed transaction set to unknown stays unknown until the setting ends", async () => {
    behave({ next: "unknown", count: 1 });
    const hash = await pay();
    expect(await status(hash)).toBe("unknown");
    expect(await ledger.ledger.read((view) => view.transactions({ order: "asc", limit: 10 }))).toEqual([]);
    expect(await ledger.holds(bob.address, "CVX")).toBe("10");
    behave({});
    expect(await status(hash)).toBe("CommittedSuccess");
    expect(await ledger.ledger.read((view) => view.transactions({ order: "asc", limit: 10 }))).toHaveLength(
      1,
    );
  });

  it("every transaction stays pending for the set time and is executed then", async () => {
    const start = ledger.clock.now();
    behave({ delayMs: 5_000 });
    const [first, second] = [await pay(), await pay("20")];
    ledger.clock.pass(4_999);
    expect([await status(first), await status(second)]).toEqual(["Pending", "Pending"]);
    expect(await ledger.holds(bob.address, "CVX")).toBe("0");
    ledger.clock.pass(60_000);
    expect(await ledger.holds(bob.address, "CVX")).toBe("30");
    const { commit } = await ledger.transaction(first);
    expect(commit?.timestamp).toBe(start + 5_000);
    expect((await ledger.transaction(second)).commit?.stateVersion).toBe((commit?.stateVersion ?? 0) + 1);
  });

  it("a transaction that waits beyond its epochs is rejected (GAP-18)", async () => {
    behave({ delayMs: 2 * EPOCH_MS });
    const hash = await pay("10", { epochs: 1 });
    expect(await status(hash)).toBe("Pending");
    ledger.clock.pass(2 * EPOCH_MS);
    expect(await status(hash)).toBe("Rejected");
    expect(await ledger.holds(ann.address, "CVX")).toBe("100");
  });

  it("a waiting transaction is judged by the state at its execution", async () => {
    behave({ delayMs: 1_000 });
    const [first, second] = [await pay("60"), await pay("60")];
    ledger.clock.pass(1_000);
    expect([await status(first), await status(second)]).toEqual(["CommittedSuccess", "CommittedFailure"]);
    expect(await ledger.holds(bob.address, "CVX")).toBe("60");
  });

  it("delay and failure can be combined", async () => {
    behave({ next: "fail", count: 1, delayMs: 1_000 });
    const hash = await pay();
    expect(await status(hash)).toBe("Pending");
    ledger.clock.pass(1_000);
    expect(await status(hash)).toBe("CommittedFailure");
  });
});
