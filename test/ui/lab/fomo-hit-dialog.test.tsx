// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { walletDisconnected } from "../../../ui/game/wallet-port.ts";
import { operateMachine } from "../../../ui/lab/commands/operate-machine.ts";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import { resumeTransactions } from "../../../ui/transactions/resume-transactions.ts";
import { labWithWallet, machineOf, placed } from "../support/lab-with-wallet.tsx";
import { click, descriptionOf, pageText, the } from "../support/render.tsx";
import { passes, shown } from "../support/shown.tsx";
import { DEV_LEDGER } from "../wallet/controlled-toolkit.ts";

/** Opens the dialog of a FOMO HIT that was never minted. */
async function atTheFomoHit() {
  const ann = await labWithWallet();
  const machineId = await placed(ann, "fomoHit");
  await shown(ann, { kind: "fomoHit", machineId }, <MachineDialogs />);
  return { ann, machineId };
}
const disabled = (button: string) => the("button", button).getAttribute("aria-disabled") === "true";

describe("the FOMO HIT NFT Minter", () => {
  it("says what the mint gives and what the wallet lacks (LAB-120, LAB-164)", async () => {
    const { ann, machineId } = await atTheFomoHit();
    act(() => ann.game.store.setState({ wallet: walletDisconnected, dialogs: [] }));
    act(() => operateMachine(ann.game, machineId));
    expect(ann.tab.lastFloating()?.text).toBe("Connect Radix wallet and share account!");
    expect(the("dialog", "FOMO HIT NFT Minter").textContent).toContain("yields 5 TCorvax");
    expect(the("button", "Connection Issues")).toBeTruthy();
    expect(pageText()).toContain("Your Radix wallet is not connected");
    expect(descriptionOf(the("button", "Mint NFT"))).toBe("Connect Radix wallet and share account!");
  });

  it("goes from init through sending and pending to success (LAB-164, LAB-168, LED-010)", async () => {
    const { ann, machineId } = await atTheFomoHit();
    click(the("button", "Connected"));
    expect(pageText()).toContain("StageinitTransaction hashNone");
    ann.world.behave({ delayMs: 4000 });
    act(() => the("button", "Mint NFT").click());
    expect(pageText()).toContain("Waiting for you to sign in your wallet...");
    await passes(ann, 500);
    expect(pageText()).toContain("Your NFT is on its way...");
    expect(pageText()).toMatch(/StagependingTransaction hashtxid_/);
    await passes(ann, 6000);
    expect(the("status").textContent).toBe("NFT Minted");
    expect(pageText()).toMatch(/StagesuccessTransaction hashtxid_/);
    expect(machineOf(ann, machineId)?.lastActivated).toBeGreaterThan(0);
    click(the("button", "Close"));
    expect(ann.tab.openDialog()).toBeNull();
  });

  it("shows a failure with its reason; 'Try Again' returns to the start (LAB-164, LAB-168, ERR-007, ERR-022)", async () => {
    const { ann } = await atTheFomoHit();
    ann.world.behave({ next: "fail", count: 1 });
    click(the("button", "Mint NFT"));
    await passes(ann, 3500);
    expect(the("alert").textContent).toContain("There was an error with your minting transaction.");
    expect(the("alert").textContent).toContain("You can try again or close this window and retry later.");
    click(the("button", "Try Again"));
    expect(disabled("Mint NFT")).toBe(false);
  });

  it("can be closed and reopened during a mint without losing it (LAB-168)", async () => {
    const { ann, machineId } = await atTheFomoHit();
    ann.world.behave({ delayMs: 4000 });
    click(the("button", "Mint NFT"));
    await passes(ann, 3500);
    click(the("button", "Close"));
    act(() => operateMachine(ann.game, machineId));
    expect(pageText()).toContain("Your NFT is on its way...");
  });

  it("shows 'MINTING...' where another browser follows the mint (LAB-166)", async () => {
    const { ann } = await atTheFomoHit();
    ann.world.behave({ delayMs: 60_000 });
    click(the("button", "Mint NFT"));
    await passes(ann, 3500);
    ann.kept.clear();
    act(() => {
      ann.game.store.setState({ transactions: {} });
      resumeTransactions(ann.game);
    });
    expect(the("status").textContent).toBe("MINTING...");
    expect(() => the("button", "Mint NFT")).toThrow();
  });

  it("says that the network has no such NFT", async () => {
    const { ann } = await atTheFomoHit();
    const actions = { ...DEV_LEDGER.actions, fomoHit: false };
    act(() => ann.game.store.setState({ ledger: { ...DEV_LEDGER, actions } }));
    expect(descriptionOf(the("button", "Mint NFT"))).toBe(
      "This is not available on the ledger network of this server",
    );
    click(the("button", "Mint NFT"));
    expect(ann.labels).toEqual([]);
  });
});
