import { describe, expect, it, vi } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { logInByName } from "../../../ui/app/login/development-login.tsx";
import { logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { PlayerWallet } from "../../../ui/wallet/player-wallet.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { answerCall } from "../support/answer-call.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";
import { ControlledToolkit, DEV_LEDGER, MAIN, playingWithWallet, SAVINGS } from "./controlled-toolkit.ts";

const PROOF_REQUEST = "proof of 64 characters";
const MINT = { label: "evolvingCreature", message: "Mint a creature" };
const { requestMs } = shippedRules.wallet;
const { failures } = shippedRules.texts.wallet;

/** Returns a connected wallet whose first account is proven and bound. */
async function ready(...accounts: (typeof MAIN)[]) {
  const scene = await playingWithWallet();
  const connecting = scene.wallet.connect();
  await scene.toolkit.answer({ connected: true, accounts: accounts.length > 0 ? accounts : [MAIN] });
  await scene.toolkit.answer({ signed: true });
  await connecting;
  scene.toolkit.asked.length = 0;
  return scene;
}

describe("connecting a wallet", () => {
  it("requests accounts, has the first one proven with the server's challenge, and becomes ready (LED-006, LED-007, LED-032, ABU-12)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    expect(tab.state.wallet).toMatchObject({ readiness: "disconnected", accounts: [] });
    const connecting = wallet.connect();
    await toolkit.request();
    expect(tab.state.wallet.busy).toBe(true);
    await toolkit.answer({ connected: true, accounts: [MAIN, SAVINGS] });
    await toolkit.request();
    expect(tab.state.wallet).toMatchObject({ readiness: "connected-no-accounts", accounts: [], busy: true });
    await toolkit.answer({ signed: true });
    await connecting;
    expect(toolkit.asked).toEqual(["accounts", PROOF_REQUEST]);
    expect(tab.state.wallet).toEqual({
      readiness: "ready",
      accounts: [MAIN, SAVINGS],
      unproven: null,
      busy: false,
      problem: null,
    });
    expect(tab.state.accountAddress).toBe(MAIN.address);
  });

  it("asks the wallet once when it proves the account while sharing it (LED-006, LED-007, ABU-12)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    const connecting = wallet.connect();
    await toolkit.answer({ connected: true, accounts: [MAIN], proof: { challenge: "c1" } });
    await connecting;
    expect(toolkit.asked).toEqual(["accounts"]);
    expect(tab.state).toMatchObject({ accountAddress: MAIN.address, wallet: { readiness: "ready" } });
  });

  it("asks for another proof when the server has refused the one that came with the account (CON-95, ABU-13)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    const refused = { kind: "refused", status: 403, code: "account_not_proven", remainingMs: null } as const;
    const problem = { ...refused, error: "This challenge is too old" };
    answerCall(tab.game, "POST /api/saveRadixAccount", async () => ({ ok: false, problem }));
    const sharing = { connected: true, accounts: [MAIN], proof: { challenge: "c1" } };
    const connecting = wallet.connect();
    await toolkit.answer(sharing);
    await connecting;
    expect(tab.state.wallet.problem).toBe("This challenge is too old");
    // The toolkit repeats what it knows whenever it changes.
    toolkit.tell({ ...sharing });
    const confirming = wallet.shareAccount();
    await toolkit.request();
    expect(toolkit.asked).toEqual(["accounts", PROOF_REQUEST]);
    await toolkit.refuse(failures.canceledByUser);
    await confirming;
  });

  it("binds an account that the connect button shared with its proof, without another prompt (LED-011, ABU-12)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    await wallet.open();
    toolkit.tell({ connected: true, accounts: [MAIN], proof: { challenge: "c1" } });
    await vi.waitFor(() => expect(tab.state.wallet.readiness).toBe("ready"));
    expect(toolkit.asked).toEqual([]);
  });

  it("requests no proof of an account that is already bound (CON-95)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    tab.game.store.setState({ accountAddress: MAIN.address });
    const connecting = wallet.connect();
    await toolkit.answer({ connected: true, accounts: [MAIN] });
    await connecting;
    expect(toolkit.asked).toEqual(["accounts"]);
    expect(tab.state.wallet.readiness).toBe("ready");
  });

  it("only logs that the player declined (LED-020, LED-031)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    const connecting = wallet.connect();
    await toolkit.refuse(failures.rejectedByUser);
    await connecting;
    expect(tab.state.wallet).toMatchObject({ readiness: "disconnected", problem: "user rejected request" });
    expect(tab.said()).toEqual(["Wallet: user rejected request"]);
    expect(tab.noticeTexts()).toEqual([]);
  });

  it("restores the shared accounts after a reload without asking the wallet (LED-006)", async () => {
    const toolkit = new ControlledToolkit();
    toolkit.sharing = { connected: true, accounts: [MAIN] };
    const { tab, wallet } = await playingWithWallet(toolkit);
    await wallet.open();
    expect(tab.state.wallet.readiness).toBe("connected-no-accounts");
    tab.game.store.setState({ accountAddress: MAIN.address });
    expect(tab.state.wallet).toMatchObject({ readiness: "ready", accounts: [MAIN] });
    expect(toolkit.asked).toEqual([]);
  });

  it("also has the account proven when started with the connect button (LED-011)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    await wallet.open();
    toolkit.share(MAIN);
    await toolkit.answer({ signed: true });
    expect(toolkit.asked).toEqual([PROOF_REQUEST]);
    await vi.waitFor(() => expect(tab.state.wallet.readiness).toBe("ready"));
  });

  it("reports that the toolkit could not be loaded, and loads it again the next time (LED-031)", async () => {
    let tries = 0;
    const broken = async () => {
      tries += 1;
      throw new Error("no such chunk");
    };
    const createWallet = (game: Tab["game"]) => new PlayerWallet(game, broken);
    const tab = await new Tab(await freshServer(), memoryStorage(), createWallet).open();
    await tab.game.wallet.connect();
    expect(tries, "without a ledger nothing is loaded").toBe(0);
    const { tab: other } = await playingWithWallet();
    tab.game.store.setState({ ledger: other.state.ledger });
    await tab.game.wallet.connect();
    await tab.game.wallet.connect();
    await tab.game.wallet.disconnect();
    expect(tries).toBe(2);
    expect(tab.state.wallet.problem).toBe(failures.notLoaded);
  });
});

describe("sharing accounts", () => {
  it("lets the player choose again, and a new first account is proven (LED-007, LED-030)", async () => {
    const { tab, toolkit, wallet } = await ready();
    const updating = wallet.updateSharing();
    await toolkit.answer({ connected: true, accounts: [SAVINGS, MAIN] });
    await toolkit.answer({ signed: true });
    await updating;
    expect(toolkit.asked).toEqual(["accounts again", PROOF_REQUEST]);
    expect(tab.state.wallet.accounts[0]).toEqual(SAVINGS);
    expect(tab.state.accountAddress).toBe(SAVINGS.address);
  });

  it("is requested again when no account was shared (LED-009)", async () => {
    const { toolkit, wallet } = await playingWithWallet();
    await wallet.open();
    toolkit.share();
    const sharing = wallet.shareAccount();
    await toolkit.request();
    expect(toolkit.asked).toEqual(["accounts again"]);
    await toolkit.refuse(failures.rejectedByUser);
    await sharing;
  });
});

describe("sending a transaction", () => {
  it("passes the message on, keeps the label to itself, and returns the hash (LED-035, GAP-65, LAB-174)", async () => {
    const { toolkit, wallet } = await ready();
    const sending = wallet.send("CALL_METHOD", MINT);
    await toolkit.answer("txid_sim1abc");
    expect(await sending).toEqual({ ok: true, intentHash: "txid_sim1abc" });
    expect(toolkit.asked).toEqual(["CALL_METHOD as Mint a creature"]);
  });

  it("returns the wallet's reason when the player declines (LED-020)", async () => {
    const { toolkit, wallet } = await ready();
    const sending = wallet.send("CALL_METHOD", MINT);
    await toolkit.refuse(failures.rejectedByUser);
    expect(await sending).toEqual({ ok: false, reason: "user rejected request" });
  });

  it("requires a wallet that is ready (LED-005)", async () => {
    const { toolkit, wallet } = await playingWithWallet();
    expect(await wallet.send("CALL_METHOD", MINT)).toEqual({
      ok: false,
      reason: failures.notReady,
      unasked: true,
    });
    expect(toolkit.asked).toEqual([]);
  });

  it("reports 'no service' while the toolkit cannot be loaded (ERR-017)", async () => {
    const createWallet = (game: Tab["game"]) =>
      new PlayerWallet(game, () => Promise.reject(new Error("gone")));
    const tab = await new Tab(await freshServer(), memoryStorage(), createWallet).open();
    tab.game.store.setState((state) => {
      state.ledger = DEV_LEDGER;
      state.wallet = { ...state.wallet, readiness: "ready", accounts: [MAIN] };
    });
    expect(await tab.game.wallet.send("CALL_METHOD", MINT)).toEqual({
      ok: false,
      reason: "Transaction service not ready",
      unasked: true,
    });
  });

  it("refuses a second request while one is open", async () => {
    const { toolkit, wallet } = await ready();
    const sending = wallet.send("FIRST", MINT);
    await toolkit.request();
    expect(await wallet.send("SECOND", MINT)).toMatchObject({ reason: failures.busy, unasked: true });
    await toolkit.answer("txid_sim1abc");
    expect((await sending).ok).toBe(true);
    expect(toolkit.asked).toEqual(["FIRST as Mint a creature"]);
  });

  it("is cancelled after the time limit when the wallet never answers", async () => {
    const { tab, toolkit, wallet } = await ready();
    const sending = wallet.send("CALL_METHOD", MINT);
    await toolkit.request();
    tab.wait(requestMs - 1);
    expect(tab.state.wallet.busy).toBe(true);
    tab.wait(1);
    expect(await sending).toEqual({ ok: false, reason: failures.noAnswer });
    expect(toolkit.asked.at(-1)).toBe("cancel");
    expect(tab.state.wallet.busy).toBe(false);
  });

  it("does not cancel an answered request when its time limit passes", async () => {
    const { tab, toolkit, wallet } = await ready();
    const sending = wallet.send("CALL_METHOD", MINT);
    await toolkit.answer("txid_sim1abc");
    await sending;
    tab.wait(requestMs);
    expect(toolkit.asked).toEqual(["CALL_METHOD as Mint a creature"]);
  });

  it("can be cancelled by the player (LED-017)", async () => {
    const { toolkit, wallet } = await ready();
    const sending = wallet.send("CALL_METHOD", MINT);
    await toolkit.request();
    wallet.cancel();
    expect(await sending).toEqual({ ok: false, reason: "user has canceled the request" });
    expect(toolkit.asked.at(-1)).toBe("cancel");
  });
});

describe("disconnecting the wallet", () => {
  it("cancels the open request first; the account stays bound on the server (LED-030)", async () => {
    const { tab, toolkit, wallet } = await ready();
    const sending = wallet.send("CALL_METHOD", MINT);
    await toolkit.request();
    await wallet.disconnect();
    expect((await sending).ok).toBe(false);
    expect(toolkit.asked.slice(-2)).toEqual(["cancel", "disconnect"]);
    expect(tab.state.wallet).toMatchObject({ readiness: "disconnected", accounts: [] });
    expect(tab.state.accountAddress).toBe(MAIN.address);
  });

  it("falls back to the connect button when it fails, and only logs the error (LED-031)", async () => {
    const { tab, toolkit, wallet } = await ready();
    toolkit.isDisconnectBroken = true;
    await wallet.disconnect();
    expect(toolkit.asked).toEqual(["disconnect", "press disconnect"]);
    expect(tab.state.wallet.readiness).toBe("disconnected");
    expect(tab.said().at(-1)).toBe("Wallet: Error: no storage");
    expect(tab.noticeTexts()).toEqual([]);
  });

  it("happens on logout, and when another player logs in in the same tab (GAP-50)", async () => {
    const first = await ready();
    await logOut(first.tab.game);
    expect(first.toolkit.asked).toEqual(["disconnect"]);

    const second = await ready();
    second.tab.wire.forgetSession();
    await logInByName(second.tab.game, "Bob");
    await vi.waitFor(() => expect(second.toolkit.asked).toEqual(["disconnect"]));
  });

  it("does nothing when no wallet was ever opened", async () => {
    const tab = await playing();
    await tab.game.wallet.disconnect();
    expect(tab.state.wallet.readiness).toBe("disconnected");
  });
});
