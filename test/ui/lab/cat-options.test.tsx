// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import { labWithWallet } from "../support/lab-with-wallet.tsx";
import { click, descriptionOf, pageText, the } from "../support/render.tsx";
import { passes, shown } from "../support/shown.tsx";
import { DEV_LEDGER } from "../wallet/controlled-toolkit.ts";

const BUY = "Buy 500 Energy for 200 CVX";
const catOptions = { kind: "catOptions", petId: "cat" } as const;
const stages = ["sending", "pending", "success"] as const;

/** Opens the cat's dialog for a player whose account can pay. */
async function atTheCat(CVX = "1000") {
  const ann = await labWithWallet({ CVX });
  await shown(ann, catOptions, <MachineDialogs />);
  return ann;
}

describe("the energy purchase in the cat's menu", () => {
  it("costs 200 CVX, and the dialog follows the purchase to its end (LAB-142, LAB-149, LAB-153, CON-05)", async () => {
    const ann = await atTheCat();
    const seen: string[] = [];
    ann.game.store.subscribe(() => {
      const { stage } = ann.progress({ kind: "energy", subject: "" });
      if (stages.includes(stage as never) && seen.at(-1) !== stage) seen.push(stage);
    });
    click(the("button", BUY));
    await passes(ann, 500);
    expect(pageText()).toContain("Energy purchase initiated!");
    expect(() => the("button", BUY)).toThrow();
    await passes(ann, 3000);
    expect(the("status").textContent).toBe("+500 Energy");
    expect(the("button", BUY).getAttribute("aria-disabled")).toBeNull();
    expect(seen).toEqual(["sending", "pending", "success"]);
  });

  it("shows 'Try Again' when the wallet could not pay, which leads back to the button (ERR-015, ERR-022)", async () => {
    const ann = await atTheCat();
    ann.answers.push({ ok: false, reason: "The wallet did not answer in time" });
    click(the("button", BUY));
    await passes(ann, 500);
    expect(the("alert").textContent).toContain("There was an error with your energy transaction.");
    expect(the("alert").textContent).toContain("Error buying energy: The wallet did not answer in time");
    click(the("button", "Try Again"));
    expect(the("button", BUY).getAttribute("aria-disabled")).toBeNull();
  });

  it("says that the account cannot pay and what to do; the ledger's own message can be opened (ERR-010, ERR-022)", async () => {
    const ann = await atTheCat("30");
    click(the("button", BUY));
    await passes(ann, 3500);
    const told = "Energy purchase failed: Your account does not hold enough of the token this costs.";
    expect(the("alert").textContent).toContain(told);
    expect(ann.tab.noticeTexts().at(-1)).toContain(told);
    const ledgersWords = the("alert").querySelector("details");
    expect(ledgersWords?.open).toBe(false);
    expect(ledgersWords?.textContent).toMatch(
      /In the ledger's words.*there are 30 of resource_.*200 are needed/,
    );
  });

  it("requires a wallet: 'Please connect and share a Radix account' (LAB-150, ERR-019)", async () => {
    const ann = await atTheCat();
    const wallet = { ...ann.tab.state.wallet, readiness: "connected-no-accounts" } as const;
    act(() => ann.game.store.setState({ wallet }));
    expect(the("button", BUY).getAttribute("aria-disabled")).toBe("true");
    expect(descriptionOf(the("button", BUY))).toBe("Please connect and share a Radix account");
    click(the("button", BUY));
    expect(ann.labels).toEqual([]);
  });

  it("says that the network has no energy sale", async () => {
    const ann = await atTheCat();
    const actions = { ...DEV_LEDGER.actions, energySale: false };
    act(() => ann.game.store.setState({ ledger: { ...DEV_LEDGER, actions } }));
    expect(descriptionOf(the("button", BUY))).toBe(
      "This is not available on the ledger network of this server",
    );
  });
});
