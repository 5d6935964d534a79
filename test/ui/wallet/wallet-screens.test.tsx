// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import type { WalletState } from "../../../ui/game/wallet-port.ts";
import { ConnectButton, WalletButton } from "../../../ui/wallet/connect-button.tsx";
import { MobileWalletDialog } from "../../../ui/wallet/dialogs/mobile-wallet-dialog.tsx";
import { WalletStatus } from "../../../ui/wallet/dialogs/wallet-status.tsx";
import type { Tab } from "../support/playing.ts";
import { click, pageText, render, settle, the } from "../support/render.tsx";
import { MAIN, playingWithWallet } from "./controlled-toolkit.ts";

async function show(screen: ReactNode) {
  const scene = await playingWithWallet();
  render(<GameProvider game={scene.tab.game}>{screen}</GameProvider>);
  return scene;
}
const become = (tab: Tab, wallet: Partial<WalletState>) =>
  act(() => tab.game.store.setState((state) => void Object.assign(state.wallet, wallet)));
const buttons = () =>
  [...document.querySelectorAll("[role=dialog] button")].map((button) => button.textContent);

/** Opens the wallet dialog of narrow screens. */
async function showDialog() {
  const scene = await show(<MobileWalletDialog />);
  act(() => openDialog(scene.tab.game, { kind: "mobileWallet" }));
  return scene;
}

describe("the wallet dialog of narrow screens", () => {
  it("offers the actions possible now: connect, share, confirm, update, disconnect, close (LED-012, CON-95)", async () => {
    const { tab } = await showDialog();
    expect(buttons()).toEqual(["Connection Issues", "Connect", "Close", ""]);
    become(tab, { readiness: "connected-no-accounts" });
    expect(buttons()).toEqual([
      "Connection Issues",
      "Share Account",
      "Update Account Sharing",
      "Disconnect Wallet",
      "Close",
      "",
    ]);
    become(tab, { unproven: { address: MAIN.address, boundToAnother: false } });
    expect(buttons()).toContain("Confirm Account");
    expect(pageText()).toContain("Account shared, not confirmed yet");
    become(tab, { readiness: "ready", accounts: [MAIN], unproven: null });
    expect(buttons()).toEqual(["Connected", "Update Account Sharing", "Disconnect Wallet", "Close", ""]);
    expect(pageText()).toContain("Main (acco...main)");
  });

  it("connects, and the request can be cancelled while the wallet is asked (LED-012, LED-017)", async () => {
    const { tab, toolkit } = await showDialog();
    click(the("button", "Connect"));
    await act(() => toolkit.request());
    expect(pageText()).toContain("Please continue in your wallet.");
    expect(the("button", "Connect").getAttribute("aria-busy")).toBe("true");
    await act(async () => the("button", "Cancel").click());
    expect(toolkit.asked).toEqual(["accounts", "cancel"]);
    expect(pageText()).toContain("user has canceled the request");
    expect(tab.noticeTexts()).toEqual([]);
  });

  it("is hidden during a battle, and so is its button (LED-013)", async () => {
    const { tab } = await showDialog();
    act(() => tab.game.store.setState({ inBattle: true }));
    expect(document.querySelector("[role=dialog]")).toBeNull();
    render(
      <GameProvider game={tab.game}>
        <WalletButton />
      </GameProvider>,
    );
    expect(() => the("button", "Wallet")).toThrow();
    act(() => tab.game.store.setState({ inBattle: false, dialogs: [] }));
    click(the("button", "Wallet"));
    expect(tab.openDialog()).toBe("mobileWallet");
  });

  it("opens in front of the dialog that needs a wallet, which shows again afterwards (CON-12)", async () => {
    const narrow = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal("matchMedia", () => narrow);
    const { tab } = await show(
      <>
        <WalletStatus />
        <MobileWalletDialog />
      </>,
    );
    act(() => openDialog(tab.game, { kind: "guide" }));
    click(the("button", "Connect"));
    expect(tab.openDialog()).toBe("mobileWallet");
    click(the("button", "Close"));
    expect(tab.openDialog()).toBe("guide");
    vi.unstubAllGlobals();
  });
});

describe("the connect control", () => {
  it("is the toolkit's own element, on servers with a ledger (LED-011, LED-014)", async () => {
    const { tab } = await show(<ConnectButton />);
    expect(document.querySelector("radix-connect-button")).not.toBeNull();
    act(() => tab.game.store.setState({ ledger: null }));
    expect(document.querySelector("radix-connect-button")).toBeNull();
  });

  it("says that the wallet could not be reached where its toolkit has no storage, at each press (ABU-121)", async () => {
    const { tab, toolkit, wallet } = await show(<ConnectButton />);
    const press = async () => {
      const pressed = new CustomEvent("onConnect", { bubbles: true, composed: true });
      await act(async () => document.querySelector("radix-connect-button")?.dispatchEvent(pressed));
      await settle();
    };
    toolkit.isRefused = true;
    expect(await wallet.open()).toBe(false);
    expect(tab.noticeTexts()).toEqual([]);
    await press();
    await press();
    const { notLoaded } = shippedRules.texts.wallet.failures;
    expect(tab.noticeTexts()).toEqual([notLoaded, notLoaded]);
    toolkit.isRefused = false;
    await press();
    expect(tab.noticeTexts()).toHaveLength(2);
  });
});
