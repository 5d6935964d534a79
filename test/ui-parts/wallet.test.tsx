// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../rules/index.ts";
import { FomoHitDialog } from "../../ui/dialogs/fomo-hit-dialog.tsx";
import { IncubatorDialog } from "../../ui/dialogs/incubator-dialog.tsx";
import { WalletNeededDialog } from "../../ui/dialogs/wallet-needed-dialog.tsx";
import { click, pageText, render, the } from "./support/render.tsx";

const nothing = () => undefined;

/** The incubator of a player without a wallet. */
function showIncubator(props: { error?: string; onTryAgain?: () => void } = {}) {
  render(
    <IncubatorDialog
      open
      rules={rules}
      level={1}
      mobile={false}
      onConnect={null}
      error={props.error ?? null}
      onTryAgain={props.onTryAgain ?? nothing}
      onClose={nothing}
    />,
  );
}

describe("without a wallet", () => {
  it("a desktop player is pointed to the top-right button (CON-12)", () => {
    render(
      <WalletNeededDialog
        open
        feature="Mint Creature"
        explanation={null}
        mobile={false}
        onConnect={null}
        onClose={nothing}
      />,
    );
    expect(pageText()).toContain("Your Radix wallet is not connected");
    expect(pageText()).toContain("(use the top-right button)");
  });

  it("a mobile player gets a Connect button instead (CON-12)", () => {
    let connected = 0;
    render(
      <WalletNeededDialog
        open
        feature="Mint Creature"
        explanation={null}
        mobile
        onConnect={() => connected++}
        onClose={nothing}
      />,
    );
    expect(pageText()).toContain("Your Radix wallet is not connected");
    expect(pageText()).not.toContain("top-right");
    click(the("button", "Connect"));
    expect(connected).toBe(1);
  });

  it("the incubator shows 'Connection Issues', opens to the details and lists its levels (LAB-154, LAB-155)", () => {
    showIncubator();
    const badge = the("button", "Connection Issues");
    const details = () => document.getElementById(badge.getAttribute("aria-controls") ?? "");
    expect(details()?.hidden).toBe(true);
    click(badge);
    expect(details()?.hidden).toBe(false);
    expect(details()?.textContent).toBe("Wallet connectedNoAccounts sharedNoAccount addressNone");
    expect(pageText()).toContain("Your Radix wallet is not connected");
  });

  it("the incubator states what level 1 and level 2 give (LAB-161, LAB-162)", () => {
    showIncubator();
    const [first, second] = [...document.querySelectorAll("ol > li")].map((level) => level.textContent);
    expect(first).toContain("+1 TCorvax per 100 sCVX (capped at 10 TCorvax)");
    expect(first).toContain("+1 egg per 500 sCVX");
    expect(first).not.toContain("no cap");
    expect(second).toContain("+1 TCorvax per 1000 sCVX with no cap");
  });

  it("the FOMO HIT opens its minter dialog, which says what a mint brings (LAB-120, LAB-164)", () => {
    render(<FomoHitDialog open rules={rules} mobile={false} onConnect={null} onClose={nothing} />);
    expect(the("dialog", "FOMO HIT NFT Minter").textContent).toContain("yields 5 TCorvax");
    expect(the("button", "Connection Issues")).toBeTruthy();
    expect(pageText()).toContain("Your Radix wallet is not connected");
  });

  it("a failed activation of the incubator is told with 'Try Again' (ERR-005)", () => {
    let tries = 0;
    showIncubator({ error: rules.incubatorTexts.error, onTryAgain: () => tries++ });
    expect(the("alert").textContent).toContain("Error activating incubator. Please try again.");
    click(the("button", "Try Again"));
    expect(tries).toBe(1);
  });

  it("what minting is stands above the way to the wallet (GAP-54)", () => {
    const explanation = rules.mintTexts.firstMint;
    render(
      <WalletNeededDialog
        open
        feature="Mint Creature"
        explanation={explanation}
        mobile={false}
        onConnect={null}
        onClose={nothing}
      />,
    );
    expect(pageText()).toContain(explanation);
  });
});
