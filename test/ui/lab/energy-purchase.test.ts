import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import type { ApiError } from "../../../ui/game/api/api-result.ts";
import { buyEnergy, ENERGY_PURCHASE } from "../../../ui/lab/dialogs/energy-purchase.tsx";
import { unconfirmedAbout } from "../../../ui/transactions/transaction.ts";
import { answerCall } from "../support/answer-call.ts";
import type { Collector } from "../support/collecting.ts";
import { labWithWallet } from "../support/lab-with-wallet.tsx";

const MINUTE = 60_000;
const { failures } = shippedRules.texts.wallet;
const INITIATED = "Energy purchase initiated!";

const energyOf = ({ tab }: Collector) => tab.lab.resources.energy / 1000;
const buyer = () => labWithWallet({ CVX: "1000" });

/** Returns the first text shown to the player after a failed purchase. */
async function firstNoticeOf(ann: Collector): Promise<string | undefined> {
  await buyEnergy(ann.game, ann.account);
  return ann.tab.noticeTexts().at(-1);
}

describe("buying energy", () => {
  it("requests a manifest, lets the wallet sign it and is confirmed by its hash; only then is energy credited (LAB-148, LAB-151, LAB-152, LAB-153, CON-05, CON-30, GAP-65)", async () => {
    const ann = await buyer();
    await buyEnergy(ann.game, ann.account);
    expect(ann.labels).toEqual(["buyEnergy"]);
    expect(ann.messages).toEqual(["Buy 500 Energy"]);
    expect(ann.tab.noticeTexts()).toEqual([INITIATED]);
    expect(energyOf(ann)).toBe(300);
    await ann.passes(3000);
    expect(energyOf(ann)).toBe(800);
    expect(ann.tab.lastFloating()).toMatchObject({ text: "+500 Energy", tone: "energy" });
    expect(
      await ann.game.api.call("POST /api/checkTokenBalance", {
        body: { accountAddress: ann.account, tokenSymbol: "CVX" },
      }),
    ).toMatchObject({
      reply: { tokenBalance: "800" },
    });
  });

  it("is polled every 3 seconds while it is pending, also after a reload (LAB-148, GAP-15)", async () => {
    const ann = await buyer();
    ann.world.behave({ delayMs: 7000 });
    await buyEnergy(ann.game, ann.account);
    await ann.passes(3000);
    expect(ann.progress(ENERGY_PURCHASE)).toMatchObject({ stage: "pending", checks: 1 });
    const again = await ann.reloaded();
    await again.passes(7000);
    expect(again.tab.lastFloating()).toMatchObject({ text: "+500 Energy" });
    expect(energyOf(again)).toBe(800);
  });

  it("can be repeated after a success, once for each press", async () => {
    const ann = await buyer();
    for (const energy of [800, 1300]) {
      await Promise.all([buyEnergy(ann.game, ann.account), buyEnergy(ann.game, ann.account)]);
      await ann.passes(3000);
      expect(energyOf(ann)).toBe(energy);
    }
    expect(ann.labels).toHaveLength(2);
  });
});

describe("a failed energy purchase (GAP-15)", () => {
  it("shows the server's text when it refuses (ERR-018)", async () => {
    const ann = await buyer();
    await buyEnergy(ann.game, "");
    expect(ann.tab.noticeTexts()).toEqual(["No wallet address provided"]);
  });

  it("shows 'Failed to initiate energy purchase' when the server gives no text (ERR-014)", async () => {
    const ann = await buyer();
    const problem: ApiError = { kind: "refused", status: 409, code: "", error: "", remainingMs: null };
    answerCall(ann.game, "POST /api/buyEnergy", async () => ({ ok: false, problem }));
    expect(await firstNoticeOf(ann)).toBe("Failed to initiate energy purchase");
  });

  it("shows 'Failed to get transaction manifest' without a manifest (ERR-016)", async () => {
    const ann = await buyer();
    answerCall(ann.game, "POST /api/buyEnergy", async () => ({ ok: true, reply: { manifest: "" } }));
    expect(await firstNoticeOf(ann)).toBe("Failed to get transaction manifest");
  });

  it("shows 'Error initiating energy purchase' when the server is unreachable (ERR-013)", async () => {
    const ann = await buyer();
    ann.tab.wire.offline = true;
    expect(await firstNoticeOf(ann)).toBe("Error initiating energy purchase");
  });

  it("shows 'Transaction service not ready' when the wallet toolkit is missing (ERR-017)", async () => {
    const ann = await buyer();
    ann.answers.push({ ok: false, reason: failures.noService, unasked: true });
    expect(await firstNoticeOf(ann)).toBe("Transaction service not ready");
  });

  it("shows 'Please connect and share a Radix account' when the wallet is no longer ready (ERR-019)", async () => {
    const ann = await buyer();
    ann.answers.push({ ok: false, reason: failures.notReady, unasked: true });
    expect(await firstNoticeOf(ann)).toBe("Please connect and share a Radix account");
  });

  it("shows 'Error buying energy' with the wallet's reason when the wallet fails (ERR-015)", async () => {
    const ann = await buyer();
    ann.answers.push({ ok: false, reason: failures.noAnswer });
    expect(await firstNoticeOf(ann)).toBe("Error buying energy: The wallet did not answer in time");
    expect(ann.progress(ENERGY_PURCHASE)).toMatchObject({ stage: "failed" });
  });

  it("says that nothing was spent when the player declines in the wallet (LED-020)", async () => {
    const ann = await buyer();
    ann.answers.push({ ok: false, reason: failures.rejectedByUser, rejected: true });
    expect(await firstNoticeOf(ann)).toBe("You cancelled in your wallet. Nothing was spent.");
    expect(ann.progress(ENERGY_PURCHASE)).toEqual({ stage: "init", cancelled: true });
  });

  it.each(["fail", "reject"] as const)(
    "shows 'Energy purchase failed' when the ledger makes it %s; nothing is paid or gained (ERR-010)",
    async (next) => {
      const ann = await buyer();
      ann.world.behave({ next, count: 1 });
      await buyEnergy(ann.game, ann.account);
      await ann.passes(3000);
      expect(ann.tab.noticeTexts()).toEqual([INITIATED, expect.stringMatching(/^Energy purchase failed/)]);
      expect(energyOf(ann)).toBe(300);
    },
  );

  it("shows 'Error checking energy purchase status' when the status cannot be read; trying again pays nothing twice (ERR-012, CON-15)", async () => {
    const ann = await buyer();
    await buyEnergy(ann.game, ann.account);
    ann.world.behave({ gateway: "down" });
    await ann.passes(3000);
    expect(ann.tab.noticeTexts()).toEqual([INITIATED, "Error checking energy purchase status"]);
    ann.world.behave({});
    await buyEnergy(ann.game, ann.account);
    expect(energyOf(ann)).toBe(800);
    expect(ann.labels).toHaveLength(1);
  });

  it("shows 'Energy purchase status unknown. Check your wallet.' after 30 checks (ERR-011, GAP-15)", async () => {
    const ann = await buyer();
    ann.world.behave({ delayMs: 10 * MINUTE });
    await buyEnergy(ann.game, ann.account);
    await ann.passes(30 * 3000);
    expect(ann.tab.wire.countOf("/api/confirmEnergyPurchase")).toBe(30);
    expect(ann.tab.noticeTexts().at(-1)).toBe("Energy purchase status unknown. Check your wallet.");
  });

  it("is credited when it commits after the dialog gave up: at the next visit, and once (GAP-15, CON-15)", async () => {
    const ann = await buyer();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await buyEnergy(ann.game, ann.account);
    await ann.passes(30 * 3000);
    expect(unconfirmedAbout(ann.tab.state, ENERGY_PURCHASE)).toHaveLength(1);
    ann.world.server.clock.pass(3 * MINUTE);
    const again = await ann.reloaded();
    expect(energyOf(again)).toBe(800);
    await buyEnergy(again.game, again.account);
    await again.passes(500);
    expect(energyOf(again)).toBe(800);
    expect([...ann.labels, ...again.labels]).toHaveLength(1);
  });
});
