import { describe, expect, it, vi } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { answerCall } from "../support/answer-call.ts";
import { freshPage, type PageWithWallet } from "./page-with-wallet.ts";

/** The toolkit looks for answers once a second. */
const PATIENCE_MS = 60_000;

let page: PageWithWallet;

describe("the real toolkit with the dev wallet", { timeout: PATIENCE_MS }, () => {
  it("connects, and the server takes the proof of the first account (LED-006, LED-007, LED-032, ABU-12)", async () => {
    page = await freshPage();
    await page.connect();
    expect(page.state.accounts.map(({ label }) => label)).toEqual(["Dev Account 1"]);
    expect(page.tab.state.accountAddress).toBe(page.state.accounts[0]?.address);
    expect(page.player.questions.map(({ withProof }) => withProof)).toEqual([false, true]);
    const reloaded = await page.reloaded();
    expect(reloaded.state.wallet).toMatchObject({ readiness: "ready", accounts: page.state.accounts });
    expect(page.player.questions).toHaveLength(2);
  });

  it("asks for one account or more, and for the proof of exactly one, never for fewer than none (LED-024)", async () => {
    page = await freshPage();
    await page.connect();
    expect(page.player.questions.map(({ numberOfAccounts }) => numberOfAccounts)).toEqual([
      { quantifier: "atLeast", quantity: 1 },
      { quantifier: "exactly", quantity: 1 },
    ]);
  });

  it("says why the server refused a proof of another account, and does not ask again (CON-95)", async () => {
    page = await freshPage();
    page.player.choice = ["Dev Account 1"];
    const connecting = page.wallet.connect();
    await vi.waitFor(() => expect(page.player.questions).toHaveLength(1));
    page.player.choice = ["Dev Account 2"];
    await connecting;
    expect(page.tab.noticeTexts()).toEqual(["Please prove the account you shared first."]);
    expect(page.state).toMatchObject({ readiness: "connected-no-accounts", busy: false });
    expect(page.tab.wire.countOf("/api/saveRadixAccount")).toBe(1);
    page.player.choice = ["Dev Account 1"];
    await page.wallet.shareAccount();
    expect(page.state.readiness).toBe("ready");
  });

  it("sends a transaction and answers its hash; the ledger has carried it out (LED-035)", async () => {
    page = await freshPage();
    await page.connect();
    const sent = await page.wallet.send(page.manifest(), "evolvingCreature");
    if (!sent.ok) throw new Error(sent.reason);
    const transaction = await page.world.chain.transaction(sent.intentHash);
    expect(transaction.message).toBe("evolvingCreature");
    expect(page.player.summaries).toEqual([
      {
        message: "evolvingCreature",
        leaves: ["25 XRD from Dev Account 1"],
        shown: [],
        calls: [],
        arrives: ["whatever comes back, into Dev Account 1"],
        fee: "at most 5 XRD",
      },
    ]);
  });

  it("answers a rejected transaction and a withdrawn one in the wallet's words (LED-017, LED-020)", async () => {
    page = await freshPage();
    await page.connect();
    page.player.approves = false;
    expect(await page.wallet.send(page.manifest(), "mint")).toEqual({
      ok: false,
      reason: "user rejected request",
      rejected: true,
    });
    page.player.isAway = true;
    const sending = page.wallet.send(page.manifest(), "mint");
    await vi.waitFor(() => expect(page.player.summaries).toHaveLength(2));
    page.wallet.cancel();
    expect(await sending).toEqual({ ok: false, reason: "user has canceled the request" });
    await vi.waitFor(() => expect(page.player.withdrawn?.aborted).toBe(true));
  });

  it("gives a request up that the player never answers, and withdraws it from the wallet (LED-017)", async () => {
    page = await freshPage();
    await page.connect();
    page.player.isAway = true;
    const sending = page.wallet.send(page.manifest(), "mint");
    await vi.waitFor(() => expect(page.player.summaries).toHaveLength(1));
    page.tab.wait(shippedRules.wallet.requestMs);
    expect(await sending).toEqual({ ok: false, reason: shippedRules.wallet.failures.noAnswer });
    await vi.waitFor(() => expect(page.player.withdrawn?.aborted).toBe(true));
    expect(page.state.busy).toBe(false);
  });

  it("answers what the wallet could not do: another's account, a manifest that is none", async () => {
    page = await freshPage();
    await page.connect();
    const foreign = page.manifest().replaceAll(page.state.accounts[0]?.address ?? "", "account_sim1other");
    expect(await page.wallet.send(foreign, "mint")).toEqual({
      ok: false,
      reason: "No account of this wallet is in the transaction",
    });
    const broken = await page.wallet.send(`NONSENSE "${page.state.accounts[0]?.address}"`, "mint");
    expect(broken.ok).toBe(false);
  });

  it("takes in other answers while a transaction is pending or unknown to the ledger (LED-025)", async () => {
    page = await freshPage();
    await page.connect();
    page.world.behave({ delayMs: 3_600_000 });
    expect((await page.wallet.send(page.manifest(), "mint")).ok).toBe(true);
    page.world.behave({ next: "unknown", count: 9 });
    expect((await page.wallet.send(page.manifest(), "mint")).ok).toBe(true);
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
    expect(page.state).toMatchObject({ readiness: "connected-no-accounts", problem: "challenge is invalid" });
    expect(page.player.questions).toHaveLength(1);
  });

  it("forgets everything when it is disconnected, in the middle of a request as well (LED-030)", async () => {
    page = await freshPage();
    await page.connect();
    page.player.isAway = true;
    const sending = page.wallet.send(page.manifest(), "mint");
    await vi.waitFor(() => expect(page.player.summaries).toHaveLength(1));
    await page.wallet.disconnect();
    expect((await sending).ok).toBe(false);
    await vi.waitFor(() => expect(page.state.readiness).toBe("disconnected"));
    expect((await page.reloaded()).state.wallet.readiness).toBe("disconnected");
    page.player.isAway = false;
    await page.connect();
  });

  it("a fresh account of the wallet's own can pay for everything, the second for nothing", async () => {
    page = await freshPage();
    page.player.choice = ["Dev Account 1", "Dev Account 2"];
    const connecting = page.wallet.connect();
    await vi.waitFor(() => expect(page.player.questions).toHaveLength(1));
    page.player.choice = ["Dev Account 1"];
    await connecting;
    const [first, second] = page.state.accounts.map(({ address }) => address);
    const { chain } = page.world;
    expect(await chain.holds(first ?? "", "XRD")).toBe("10000");
    expect(await chain.holds(second ?? "", "XRD")).toBe("100");
  });
});
