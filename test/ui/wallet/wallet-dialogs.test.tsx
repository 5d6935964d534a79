// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type WalletState, walletDisconnected } from "../../../ui/game/wallet-port.ts";
import { ConnectionDetails } from "../../../ui/wallet/dialogs/connection-details.tsx";
import { WalletNeeded } from "../../../ui/wallet/dialogs/wallet-needed.tsx";
import { shownAccount } from "../../../ui/wallet/shown-account.ts";
import { click, pageText, render, the } from "../../ui-parts/support/render.tsx";

const nothing = () => undefined;
const needed = {
  wallet: walletDisconnected,
  offered: true,
  mobile: false,
  onConnect: nothing,
  onShare: nothing,
};

describe("without a wallet", () => {
  it("a desktop player is pointed to the top-right button (CON-12)", () => {
    render(<WalletNeeded {...needed} />);
    expect(pageText()).toContain("Your Radix wallet is not connected");
    expect(pageText()).toContain("(use the top-right button)");
  });

  it("a mobile player gets a Connect button instead (CON-12)", () => {
    let connected = 0;
    render(<WalletNeeded {...needed} mobile onConnect={() => connected++} />);
    expect(pageText()).toContain("Your Radix wallet is not connected");
    expect(pageText()).not.toContain("top-right");
    click(the("button", "Connect"));
    expect(connected).toBe(1);
  });
});

describe("with a wallet", () => {
  const account = { address: "account_sim1abcdefgh1234", label: "Main", appearanceId: 0 };
  const ready: WalletState = { ...walletDisconnected, readiness: "ready", accounts: [account] };
  const unshared: WalletState = { ...walletDisconnected, readiness: "connected-no-accounts" };
  const details = (badge: string) => {
    click(the("button", badge));
    return document.querySelector("dl")?.textContent;
  };

  it("that shared no account, there is a button to share one (LED-006, LED-009)", () => {
    let shared = 0;
    render(<WalletNeeded {...needed} wallet={unshared} onShare={() => shared++} />);
    expect(pageText()).toContain("Wallet connected but no account shared");
    expect(pageText()).not.toContain("top-right");
    click(the("button", "Share an account"));
    expect(shared).toBe(1);
  });

  it("that shared an account without a proof, the account is to be confirmed (CON-95)", () => {
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

  it("that shared an account of another player, the screen says so once and asks for another (CON-95)", () => {
    const unproven = { address: account.address, boundToAnother: true };
    const problem = "This account is bound to another player";
    render(<WalletNeeded {...needed} wallet={{ ...unshared, unproven, problem }} />);
    expect(pageText().split(problem)).toHaveLength(2);
    expect(pageText()).not.toContain("no account shared");
    the("button", "Share another account");
  });

  it("that is ready, nothing is asked for (LED-006)", () => {
    render(<WalletNeeded {...needed} wallet={ready} />);
    expect(pageText()).toBe("");
  });

  it("the badge reads 'Connected' and opens to the first account (LED-007, LED-010)", () => {
    render(<ConnectionDetails wallet={ready} />);
    expect(details("Connected")).toBe(
      `Wallet connectedYesAccounts sharedYesAccount address${account.address}`,
    );
  });

  it("without an account the badge reads 'Connection Issues' and the details say why (LED-010)", () => {
    render(<ConnectionDetails wallet={unshared} />);
    expect(details("Connection Issues")).toBe("Wallet connectedYesAccounts sharedNoAccount addressNone");
  });

  it("a dialog about a transaction adds its stage and its hash (LED-010)", () => {
    render(<ConnectionDetails wallet={ready} stage="pending" intentHash="txid_sim1xyz" />);
    expect(details("Connected")).toContain("StagependingTransaction hashtxid_sim1xyz");
  });

  it("an open request and a failed one are told where the wallet is asked for (LED-031)", () => {
    const show = render(<WalletNeeded {...needed} wallet={{ ...walletDisconnected, busy: true }} />);
    expect(the("status").textContent).toBe("Please continue in your wallet.");
    show(<WalletNeeded {...needed} wallet={{ ...walletDisconnected, problem: "user rejected request" }} />);
    expect(the("status").textContent).toBe("user rejected request");
  });

  it("on a server without a ledger nobody is sent to a button that is not there (CON-12)", () => {
    render(<WalletNeeded {...needed} offered={false} mobile />);
    expect(pageText()).toContain("This server plays without a ledger.");
    expect(() => the("button", "Connect")).toThrow();
  });

  it("an account reads as its name in the wallet and the ends of its address (GAP-48)", () => {
    expect(shownAccount(account)).toBe("Main (acco...1234)");
  });
});
