import { describe, expect, it, vi } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { answerCall } from "../support/answer-call.ts";
import { freshPage, type PageWithWallet } from "./page-with-wallet.ts";

let page: PageWithWallet;

const MINT = { label: "evolvingCreature", message: "Mint a creature" };

describe("the real toolkit with the dev wallet", () => {
  it("connects with one prompt for persona, accounts and proof, and the server accepts the proof of the first account (LED-006, LED-007, LED-032, ABU-12)", async () => {
    page = await freshPage();
    await page.connect();
    expect(page.state.accounts.map(({ label }) => label)).toEqual(["Dev Account 1"]);
    expect(page.tab.state.accountAddress).toBe(page.state.accounts[0]?.address);
    expect(page.player.questions).toMatchObject([{ shares: true, withProof: true }]);
    const reloaded = await page.reloaded();
    expect(reloaded.state.wallet).toMatchObject({ readiness: "ready", accounts: page.state.accounts });
    expect(page.player.questions).toHaveLength(1);
  });

  it("requests the proof by itself from a wallet that shares accounts without one (LED-007, ABU-12)", async () => {
    page = await freshPage();
    page.provesAtOnce = false;
    await page.connect();
    expect(page.player.questions.map(({ shares }) => shares)).toEqual([true, false]);
    expect(page.tab.state.accountAddress).toBe(page.state.accounts[0]?.address);
  });

  it("requests one or more accounts, the proof of exactly one, and never a negative number (LED-024)", async () => {
    page = await freshPage();
    page.provesAtOnce = false;
    await page.connect();
    expect(page.player.questions.map(({ numberOfAccounts }) => numberOfAccounts)).toEqual([
      { quantifier: "atLeast", quantity: 1 },
      { quantifier: "exactly", quantity: 1 },
    ]);
  });

  it("returns why the server refused the proof of another account, and does not ask again (CON-95)", async () => {
    page = await freshPage();
    page.provesAtOnce = false;
    page.player.laterChoice = ["Dev Account 2"];
    await page.wallet.connect();
    expect(page.tab.noticeTexts()).toEqual(["Please prove the account you shared first."]);
    expect(page.state).toMatchObject({ readiness: "connected-no-accounts", busy: false });
    expect(page.tab.wire.countOf("/api/saveRadixAccount")).toBe(1);
    page.player.laterChoice = undefined;
    page.player.choice = ["Dev Account 1"];
    await page.wallet.shareAccount();
    expect(page.state.readiness).toBe("ready");
  });

  it("sends a transaction and returns its hash after the ledger has committed it, with the message and without the label (LED-035, GAP-65)", async () => {
    page = await freshPage();
    await page.connect();
    const sent = await page.wallet.send(page.manifest(), MINT);
    if (!sent.ok) throw new Error(sent.reason);
    const transaction = await page.world.chain.transaction(sent.intentHash);
    expect(transaction.message).toBe("Mint a creature");
    expect(page.player.summaries).toEqual([
      {
        message: "Mint a creature",
        leaves: ["25 XRD from Dev Account 1"],
        shown: [],
        calls: [],
        arrives: ["whatever comes back, into Dev Account 1"],
        fee: "at most 5 XRD",
      },
    ]);
  });

  it("reports rejected and cancelled transactions with the wallet's texts (LED-017, LED-020)", async () => {
    page = await freshPage();
    await page.connect();
    page.player.approves = false;
    expect(await page.wallet.send(page.manifest(), MINT)).toEqual({
      ok: false,
      reason: "user rejected request",
      rejected: true,
    });
    page.player.isAway = true;
    const sending = page.wallet.send(page.manifest(), MINT);
    await vi.waitFor(() => expect(page.player.summaries).toHaveLength(2));
    page.wallet.cancel();
    expect(await sending).toEqual({ ok: false, reason: "user has canceled the request" });
    await vi.waitFor(() => expect(page.player.withdrawn?.aborted).toBe(true));
  });

  it("cancels a request that the player never answers, also in the wallet (LED-017)", async () => {
    page = await freshPage();
    await page.connect();
    page.player.isAway = true;
    const sending = page.wallet.send(page.manifest(), MINT);
    await vi.waitFor(() => expect(page.player.summaries).toHaveLength(1));
    page.tab.wait(shippedRules.wallet.requestMs);
    expect(await sending).toEqual({ ok: false, reason: shippedRules.texts.wallet.failures.noAnswer });
    await vi.waitFor(() => expect(page.player.withdrawn?.aborted).toBe(true));
    expect(page.state.busy).toBe(false);
  });

  it("reports what the wallet cannot do: sign for another's account, read an invalid manifest", async () => {
    page = await freshPage();
    await page.connect();
    const foreign = page.manifest().replaceAll(page.state.accounts[0]?.address ?? "", "account_sim1other");
    expect(await page.wallet.send(foreign, MINT)).toEqual({
      ok: false,
      reason: "No account of this wallet is in the transaction",
    });
    const broken = await page.wallet.send(`NONSENSE "${page.state.accounts[0]?.address}"`, MINT);
    expect(broken.ok).toBe(false);
  });

  it("handles other answers while a transaction is pending or unknown to the ledger (LED-025)", async () => {
    page = await freshPage();
    await page.connect();
    page.world.behave({ delayMs: 3_600_000 });
    expect((await page.wallet.send(page.manifest(), MINT)).ok).toBe(true);
    page.world.behave({ next: "unknown", count: 9 });
    expect((await page.wallet.send(page.manifest(), MINT)).ok).toBe(true);
    page.player.choice = ["Dev Account 1", "Dev Account 2"];
    await page.wallet.updateSharing();
    expect(page.state.accounts).toHaveLength(2);
  });

  it("refuses a challenge that is not 64 hexadecimal characters (LED-023)", async () => {
    page = await freshPage();
    answerCall(page.tab.game, "GET /api/walletChallenge", async () => ({
      ok: true,
      reply: { challenge: "abc" },
    }));
    await page.wallet.connect();
    expect(page.state).toMatchObject({ readiness: "disconnected", problem: "challenge is invalid" });
    expect(page.player.questions).toEqual([]);
  });

  it("forgets everything when it is disconnected, also during a request (LED-030)", async () => {
    page = await freshPage();
    await page.connect();
    page.player.isAway = true;
    const sending = page.wallet.send(page.manifest(), MINT);
    await vi.waitFor(() => expect(page.player.summaries).toHaveLength(1));
    await page.wallet.disconnect();
    expect((await sending).ok).toBe(false);
    await vi.waitFor(() => expect(page.state.readiness).toBe("disconnected"));
    expect((await page.reloaded()).state.wallet.readiness).toBe("disconnected");
    page.player.isAway = false;
    await page.connect();
  });

  it("gives the wallet's first own account tokens to pay for everything, and the second none", async () => {
    page = await freshPage();
    page.player.choice = ["Dev Account 1", "Dev Account 2"];
    page.player.laterChoice = ["Dev Account 1"];
    await page.wallet.connect();
    const [first, second] = page.state.accounts.map(({ address }) => address);
    const { chain } = page.world;
    expect(await chain.holds(first ?? "", "XRD")).toBe("10000");
    expect(await chain.holds(second ?? "", "XRD")).toBe("100");
  });
});
