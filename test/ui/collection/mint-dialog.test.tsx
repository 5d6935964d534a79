// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { answerCall } from "../support/answer-call.ts";
import { collecting } from "../support/collecting.ts";
import { pageText, the } from "../support/render.tsx";
import { passes, shown } from "../support/shown.tsx";

import { dialogText, press, spendAll } from "../support/transaction-dialogs.tsx";

describe("the mint dialog", () => {
  it("offers an egg for 250 XRD and shows the balance (LED-140, LED-141, LED-147)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "mintEgg" });
    the("dialog", "Evolving Creatures");
    expect(pageText()).toContain("Your balance: 1,000 XRD");
    expect(pageText()).not.toContain("may fail");
    expect(pageText()).toContain("Common60%Rare25%Epic11%Legendary4%");
    expect(the("button", "Mint Egg (250 XRD)").getAttribute("aria-disabled")).toBeNull();
  });

  it.each([
    ["explains minting to who never minted in this browser", false],
    ["spares who minted before the explanation", true],
  ])("%s (GAP-54, LAB-021, LED-127)", async (_, before) => {
    const ann = await collecting();
    if (before) ann.kept.set("hasMintedBefore", "1");
    await shown(ann, { kind: "mintEgg" });
    expect(pageText().includes(shippedRules.texts.collection.firstMint)).toBe(!before);
  });

  it("warns under 250 XRD that the transaction may fail, without preventing it (LED-143)", async () => {
    const ann = await collecting();
    await spendAll(ann);
    await shown(ann, { kind: "mintEgg" });
    expect(pageText()).toContain("the transaction may fail if your balance is under 250 XRD");
    expect(the("button", "Mint Egg (250 XRD)").getAttribute("aria-disabled")).toBeNull();
  });

  it("requests the account's balance, and bypasses the server's cache on a refresh (LED-149, ERR-031)", async () => {
    const ann = await collecting();
    ann.world.behave({ gateway: "down" });
    await shown(ann, { kind: "mintEgg" });
    expect(pageText()).toContain("Failed to check XRD balance");
    ann.world.behave({});
    await press(ann, "Refresh");
    expect(pageText()).toContain("Your balance: 1,000 XRD");
    const asked = ann.tab.wire.calls.filter(({ path }) => path === "/api/checkXrdBalance");
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { accountAddress: ann.account },
      { accountAddress: ann.account, forceRefresh: true },
    ]);
  });

  it("offers a refresh when the balance is 0 or unknown (LED-141, LED-149, ERR-031)", async () => {
    const ann = await collecting();
    const held = { xrdBalance: "0", statusMessage: "There is no XRD in this account." };
    answerCall(ann.game, "POST /api/checkXrdBalance", async () => ({ ok: true, reply: held }));
    await shown(ann, { kind: "mintEgg" });
    expect(pageText()).toContain("Your balance: 0 XRD. There is no XRD in this account.");
    held.statusMessage = "Balance still shows as zero";
    await press(ann, "Refresh");
    expect(pageText()).toContain("Balance still shows as zero");
    answerCall(ann.game, "POST /api/checkXrdBalance", async () => ({
      ok: false,
      problem: { kind: "unreachable" },
    }));
    await press(ann, "Refresh");
    expect(pageText()).toContain("Error refreshing balance");
    held.xrdBalance = "7.129";
    answerCall(ann.game, "POST /api/checkXrdBalance", async () => ({ ok: true, reply: held }));
    await press(ann, "Refresh");
    expect(pageText()).toContain("Your balance: 7.12 XRD");
  });

  it("shows why the balance could not be loaded (ERR-031)", async () => {
    const ann = await collecting();
    ann.tab.wire.offline = true;
    await shown(ann, { kind: "mintEgg" });
    expect(pageText()).toContain("Network error checking balance");
  });

  it("shows each stage until the egg (LED-142, LED-145, LED-151)", async () => {
    const ann = await collecting();
    ann.world.behave({ mint: { species_name: "Hugbloom", rarity: "Epic" } });
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    expect(pageText()).toContain("Your egg is on its way...");
    await passes(ann, 3000);
    expect(dialogText("Evolving Creatures")).toContain("Your egg has arrived!");
    await press(ann, "Skip");
    expect(dialogText("Evolving Creatures")).toMatch(
      /Your egg has arrived!HugbloomEpic EggBonus (tool|spell)\w/,
    );
    await press(ann, "Mint Another");
    the("button", "Mint Egg (250 XRD)");
  });

  it("goes on from the minted egg to its stat upgrades with one press (LED-151, LED-153)", async () => {
    const ann = await collecting();
    ann.world.behave({ mint: { species_name: "Hugbloom", rarity: "Epic" } });
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    await passes(ann, 3000);
    await press(ann, "Upgrade Stats");
    expect(dialogText("Upgrade Stats")).toMatch(/Hugbloom.*Points left: 2 of 2/);
  });

  it("shows what failed and returns to the start (LED-144, ERR-022)", async () => {
    const ann = await collecting();
    ann.answers.push({ ok: false, reason: "The wallet did not answer in time" });
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    const alert = the("alert").textContent;
    expect(alert).toContain("There was an error with your minting transaction.");
    expect(alert).toContain("The wallet did not answer in time");
    expect(alert).toContain("You can try again or close this window and retry later.");
    await press(ann, "Try Again");
    the("button", "Mint Egg (250 XRD)");
  });

  it("says after the player declined in the wallet that nothing was spent, without an error (LED-020)", async () => {
    const ann = await collecting();
    ann.answers.push({ ok: false, reason: "user rejected request", rejected: true });
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    expect(dialogText("Evolving Creatures")).toContain("You cancelled in your wallet. Nothing was spent.");
    expect(() => the("alert")).toThrow();
    the("button", "Mint Egg (250 XRD)");
    await press(ann, "Close");
    await shown(ann, { kind: "mintEgg" });
    expect(pageText()).not.toContain("You cancelled");
  });

  it("shows a mint with an unknown end as failed, adds that the egg may still come, and asks before a second one is paid (LED-146, CON-15, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 600_000 });
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    await passes(ann, 91_000);
    const alert = the("alert").textContent;
    expect(alert).toContain("Minting Failed");
    expect(alert).toContain("There was an error with your minting transaction.");
    expect(alert).toContain("The transaction is still pending. Check your wallet.");
    expect(alert).toContain("Your egg may still come");
    await press(ann, "Try Again");
    expect(dialogText("Evolving Creatures")).not.toMatch(/still pending|txid_|Not confirmed/);
    await press(ann, "Mint Egg (250 XRD)");
    expect(pageText()).toContain("Do you want to pay 250 XRD for another one?");
    expect(document.activeElement?.textContent).toBe("Cancel");
    await press(ann, "Cancel");
    expect(ann.labels).toHaveLength(1);
    await press(ann, "Mint Egg (250 XRD)");
    await press(ann, "Mint Another");
    expect(ann.labels).toHaveLength(2);
  });

  it("shows the egg after 'Try Again' when a mint whose status could not be read has succeeded (CON-15)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    ann.world.behave({ gateway: "down" });
    await passes(ann, 3000);
    expect(the("alert").textContent).toContain("The status could not be checked");
    ann.world.behave({});
    await press(ann, "Try Again");
    expect(dialogText("Evolving Creatures")).toContain("Your egg has arrived!");
    expect(ann.labels).toHaveLength(1);
  });
});
