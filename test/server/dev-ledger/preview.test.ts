import type { TransactionPreviewRequest } from "@radixdlt/babylon-gateway-api-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { playedLedger, sendTo } from "./support/played-ledger.ts";
import type { TestGateway } from "./support/test-gateway.ts";
import type { TestLedger } from "./support/test-ledger.ts";
import type { TestWallet } from "./support/test-wallet.ts";
import { expectUnderstood } from "./support/understood.ts";

const LENT = { use_free_credit: true };

describe("a transaction preview (LED-003, LED-083)", () => {
  let ledger: TestLedger;
  let gateway: TestGateway;
  let ann: TestWallet;
  let bob: TestWallet;

  beforeEach(async () => {
    ({ ledger, gateway, ann, bob } = await playedLedger());
  });

  const ofAnn = () => [{ key_type: "EddsaEd25519" as const, key_hex: ann.key.publicKeyHex() }];

  const preview = async (manifest: string, others: Partial<TransactionPreviewRequest> = {}) => {
    const request = { manifest, nonce: 1, tip_percentage: 0, signer_public_keys: ofAnn(), ...others };
    const answer = await gateway.client.transaction.innerClient.transactionPreview({
      transactionPreviewRequest: { flags: {}, ...request },
    });
    expectUnderstood("TransactionPreviewResponse", gateway);
    return { ...answer, receipt: answer.receipt as { status: string; error_message?: string } };
  };

  it("returns the effects of a manifest without executing it", async () => {
    const state = await ledger.ledger.read((view) => view.state());
    const { receipt, resource_changes } = await preview(`${ann.lockFee()}${sendTo(ann, bob, "1.5")}`);
    expect(receipt).toMatchObject({ status: "Succeeded", fee_summary: expect.any(Object) });
    const change = (wallet: TestWallet, amount: string) => ({
      resource_address: ledger.token("CVX"),
      component_entity: { is_global: true, entity_address: wallet.address },
      amount,
    });
    expect(resource_changes).toEqual([
      { index: 0, resource_changes: [change(ann, "-1.5"), change(bob, "1.5")] },
    ]);
    expect(await ledger.holds(bob.address, "CVX")).toBe("12.5");
    expect(await ledger.ledger.read((view) => view.state())).toEqual(state);
    expect(await ledger.ledger.read((view) => view.submitted(10))).toHaveLength(2);
  });

  it("returns the failure, or the rejection, that would occur", async () => {
    const failed = await preview(`${ann.lockFee()}${sendTo(ann, bob, "5000")}`);
    expect(failed.receipt).toMatchObject({
      status: "Failed",
      error_message: expect.stringContaining("5000"),
    });
    const rejected = await preview(sendTo(ann, bob, "1"));
    expect(rejected).toMatchObject({ receipt: { status: "Rejected" }, resource_changes: [] });
  });

  it("can assume a free fee, all signatures and any epochs", async () => {
    const manifest = sendTo(ann, bob, "1");
    const free = await preview(manifest, { flags: LENT });
    expect(free.receipt.status).toBe("Succeeded");
    const unsigned = { signer_public_keys: [], flags: LENT };
    expect((await preview(manifest, unsigned)).receipt.error_message).toContain("has not signed");
    const assumed = { ...LENT, assume_all_signature_proofs: true };
    expect((await preview(manifest, { ...unsigned, flags: assumed })).receipt.status).toBe("Succeeded");
    const past = { start_epoch_inclusive: 1, end_epoch_exclusive: 2 };
    expect((await preview(manifest, { ...past, flags: LENT })).receipt.status).toBe("Rejected");
    const always = { ...LENT, skip_epoch_check: true };
    expect((await preview(manifest, { ...past, flags: always })).receipt.status).toBe("Succeeded");
  });

  it("of an invalid manifest is refused with the position of the error", async () => {
    await expect(preview("WITHDRAW everything;")).rejects.toMatchObject({
      status: 400,
      errorResponse: {
        message: "One or more errors occurred",
        details: {
          type: "InvalidRequestError",
          validation_errors: [{ path: "?", errors: [expect.stringContaining("ParserError")] }],
        },
      },
    });
  });
});
