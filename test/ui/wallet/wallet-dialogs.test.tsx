// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type WalletState, walletDisconnected } from "../../../ui/game/wallet-port.ts";
import { shownAccount } from "../../../ui/wallet/account-in-use.ts";
import { ConnectionDetails } from "../../../ui/wallet/dialogs/connection-details.tsx";
import { WalletNeeded } from "../../../ui/wallet/dialogs/wallet-status.tsx";
import { click, pageText, render, the } from "../support/render.tsx";

const nothing = () => undefined;
const needed = {
  wallet: walletDisconnected,
  offered: true,
  onConnect: nothing,
  onShare: nothing,
  onCancel: nothing,
};

describe("the wallet section of a dialog without a wallet", () => {
  it("has a button that connects, and sends nobody anywhere else (LED-008, CON-12)", () => {
    let connected = 0;
    render(<WalletNeeded {...needed} onConnect={() => connected++} />);
    expect(pageText()).toBe("Your Radix wallet is not connectedConnect");
    click(the("button", "Connect"));
    expect(connected).toBe(1);
  });
});

describe("the wallet section of a dialog with a wallet", () => {
  const account = { address: "account_sim1abcdefgh1234", label: "Main", appearanceId: 0 };
  const ready: WalletState = { ...walletDisconnected, readiness: "ready", accounts: [account] };
  const unshared: WalletState = { ...walletDisconnected, readiness: "connected-no-accounts" };
  const details = (badge: string) => {
    click(the("button", badge));
    return document.querySelector("dl")?.textContent;
  };

  it("offers to share an account when none is shared (LED-006, LED-009)", () => {
    let shared = 0;
    render(<WalletNeeded {...needed} wallet={unshared} onShare={() => shared++} />);
    expect(pageText()).toContain("Wallet connected but no account shared");
    click(the("button", "Share an account"));
    expect(shared).toBe(1);
  });

  it("asks to confirm an account shared without a proof (CON-95)", () => {
    let asked = 0;
    const unproven = { address: account.address, boundToAnother: false };
    const wallet = { ...unshared, unproven };
    render(
      <>
        <ConnectionDetails wallet={wallet} />
        <WalletNeeded {...needed} wallet={wallet} onShare={() => asked++} />
      </>,
    );
    expect(details("Connection Issues")).toBe(
      `Wallet connectedYesAccounts sharedYesAccount address${account.address}`,
    );
    expect(pageText()).toContain("Account shared, not confirmed yet");
    expect(pageText()).not.toContain("no account shared");
    click(the("button", "Confirm Account"));
    expect(asked).toBe(1);
  });

  it("says once that the account belongs to another player, and asks for another (CON-95)", () => {
    const unproven = { address: account.address, boundToAnother: true };
    const problem = "This account is bound to another player";
    render(<WalletNeeded {...needed} wallet={{ ...unshared, unproven, problem }} />);
    expect(pageText().split(problem)).toHaveLength(2);
    expect(pageText()).not.toContain("no account shared");
    the("button", "Share another account");
  });

  it("asks for nothing when the wallet is ready (LED-006)", () => {
    render(<WalletNeeded {...needed} wallet={ready} />);
    expect(pageText()).toBe("");
  });

  it("shows the badge 'Connected', which opens to the first account (LED-007, LED-010)", () => {
    render(<ConnectionDetails wallet={ready} />);
    expect(details("Connected")).toBe(
      `Wallet connectedYesAccounts sharedYesAccount address${account.address}`,
    );
  });

  it("shows the badge 'Connection Issues' without an account, with the reason in its details (LED-010)", () => {
    render(<ConnectionDetails wallet={unshared} />);
    expect(details("Connection Issues")).toBe("Wallet connectedYesAccounts sharedNoAccount addressNone");
  });

  it("shows stage and hash in a dialog about a transaction (LED-010)", () => {
    render(<ConnectionDetails wallet={ready} stage="pending" intentHash="txid_sim1xyz" />);
    expect(details("Connected")).toContain("StagependingTransaction hashtxid_sim1xyz");
  });

  it("shows an open request, which can be cancelled there, and a failed one (LED-031, LED-017)", () => {
    let cancelled = 0;
    const busy = { ...walletDisconnected, busy: true };
    const show = render(<WalletNeeded {...needed} wallet={busy} onCancel={() => cancelled++} />);
    expect(the("status").textContent).toBe("Please continue in your wallet.");
    click(the("button", "Cancel"));
    expect(cancelled).toBe(1);
    show(<WalletNeeded {...needed} wallet={{ ...walletDisconnected, problem: "user rejected request" }} />);
    expect(the("status").textContent).toBe("user rejected request");
  });

  it("points nobody to a missing button on a server without a ledger (CON-12)", () => {
    render(<WalletNeeded {...needed} offered={false} />);
    expect(pageText()).toContain("This server runs without a ledger.");
    expect(() => the("button", "Connect")).toThrow();
  });

  it("shows an account as its name in the wallet and the ends of its address (GAP-48)", () => {
    expect(shownAccount(account)).toBe("Main (acco...1234)");
  });
});
