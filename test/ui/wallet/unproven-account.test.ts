import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { answerCall } from "../support/answer-call.ts";
import { MAIN, playingWithWallet } from "./controlled-toolkit.ts";

const PROOF_REQUEST = "proof of 64 characters";
const { failures } = shippedRules.texts.wallet;

describe("a shared account", () => {
  it("shows the server's reason when its proof is refused, and is not requested again automatically (CON-95)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    const error = "Please prove the account you shared first.";
    answerCall(tab.game, "POST /api/saveRadixAccount", async () => ({
      ok: false,
      problem: { kind: "refused", status: 403, code: "account_not_proven", error, remainingMs: null },
    }));
    const connecting = wallet.connect();
    await toolkit.answer({ connected: true, accounts: [MAIN] });
    await toolkit.answer({ signed: true });
    await connecting;
    expect(toolkit.asked).toEqual(["accounts", PROOF_REQUEST]);
    expect(tab.noticeTexts()).toEqual([error]);
    expect(tab.state.wallet).toMatchObject({
      readiness: "connected-no-accounts",
      busy: false,
      problem: error,
    });

    const sharing = wallet.shareAccount();
    await toolkit.request();
    expect(toolkit.asked.at(-1)).toBe(PROOF_REQUEST);
    await toolkit.refuse(failures.canceledByUser);
    await sharing;
  });

  it("stays unconfirmed when the player declines its proof, and offers the proof again (CON-95)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    const connecting = wallet.connect();
    await toolkit.answer({ connected: true, accounts: [MAIN] });
    await toolkit.refuse(failures.rejectedByUser);
    await connecting;
    const unproven = { address: MAIN.address, boundToAnother: false };
    expect(tab.state.wallet).toMatchObject({ readiness: "connected-no-accounts", accounts: [], unproven });
    const confirming = wallet.shareAccount();
    await toolkit.answer({ signed: true });
    await confirming;
    expect(toolkit.asked.at(-1)).toBe(PROOF_REQUEST);
    expect(tab.state.wallet).toMatchObject({ readiness: "ready", unproven: null });
  });

  it("is reported as another player's, and another account is requested (CON-95, ABU-12)", async () => {
    const { tab, toolkit, wallet } = await playingWithWallet();
    const error = "This account is bound to another player";
    answerCall(tab.game, "POST /api/saveRadixAccount", async () => ({
      ok: false,
      problem: { kind: "refused", status: 409, code: "account_taken", error, remainingMs: null },
    }));
    const connecting = wallet.connect();
    await toolkit.answer({ connected: true, accounts: [MAIN] });
    await toolkit.answer({ signed: true });
    await connecting;
    expect(tab.state.wallet.unproven).toEqual({ address: MAIN.address, boundToAnother: true });
    const sharing = wallet.shareAccount();
    await toolkit.request();
    expect(toolkit.asked.at(-1)).toBe("accounts again");
    await toolkit.refuse(failures.rejectedByUser);
    await sharing;
  });
});
