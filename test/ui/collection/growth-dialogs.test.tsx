// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { openDialogInFront } from "../../../ui/game/store/dialogs.ts";
import { answerCall } from "../support/answer-call.ts";
import { collecting } from "../support/collecting.ts";
import { pageText, the } from "../support/render.tsx";
import { answered, passes, shown } from "../support/shown.tsx";
import { about, dialogText, owning, press, refusalOf, spendAll } from "../support/transaction-dialogs.tsx";

describe("the upgrade dialog", () => {
  it("distributes points, refuses too many and none, and shows the price (LED-153, LED-158, LED-159)", async () => {
    const ann = await owning(1, 0);
    await shown(ann, about("upgradeStats"));
    expect(refusalOf("Upgrade Stats")).toBe("Please allocate at least one stat point");
    for (const stat of ["Magic", "Speed", "Energy"]) await press(ann, `Give a point to ${stat}`);
    expect(pageText()).toContain("Cannot allocate more than 2 points");
    expect(pageText()).toContain("Points left: 0 of 2");
    await press(ann, "Take a point from Magic");
    await press(ann, "Take a point from Magic");
    expect(pageText()).toContain("Stat points must be whole numbers and not negative");
    expect(pageText()).toContain("Cost: 10 XRD");
    expect(the("button", "Upgrade Stats").getAttribute("aria-disabled")).toBeNull();
  });

  it("gives all points that are left to the creature's specialties with one press (LED-153)", async () => {
    const ann = await owning(1, 0);
    await shown(ann, about("upgradeStats"));
    await press(ann, "Give a point to Energy");
    await press(ann, "Give the rest to Strength and Stamina");
    expect(pageText()).toContain("Points left: 0 of 2");
    expect(document.querySelector("fieldset")?.textContent).toMatch(
      /Energy\d \+1.*Strength\d+ \+1.*Magic\d−/,
    );
    expect(the("button", "Upgrade Stats").getAttribute("aria-disabled")).toBeNull();
  });

  it("shows how many upgrades remain afterwards (LED-154, LED-157)", async () => {
    const ann = await owning(0, 1);
    await shown(ann, about("upgradeStats"));
    await press(ann, "Give a point to Magic");
    await press(ann, "Give a point to Speed");
    await press(ann, "Upgrade Stats");
    expect(pageText()).toContain("Transaction is processing...");
    await passes(ann, 7000);
    expect(dialogText("Upgrade Stats")).toContain("What's nextStat upgrades left in this form: 1 of 3.");
    await press(ann, "Upgrade Again");
    expect(pageText()).toContain("Points left: 2 of 2");
  });

  it("buys all remaining upgrades of a creature with one signature, for their sum (GAP-70)", async () => {
    const ann = await owning(0, 1);
    await shown(ann, about("upgradeStats"));
    const select = document.querySelector("select");
    if (!select) throw new Error("there is no choice");
    expect([...select.options].map(({ text }) => text)).toEqual(["1 for 5 XRD", "2 for 10 XRD"]);
    act(() => {
      select.selectedIndex = 1;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await answered(ann);
    expect(pageText()).toContain("Points left: 4 of 4");
    expect(pageText()).toContain("Cost: 10 XRD");
    await press(ann, "Give a point to Magic");
    expect(refusalOf("Upgrade Stats")).toBe("Each of the 2 upgrades needs a point");
    for (const stat of ["Magic", "Speed", "Speed"]) await press(ann, `Give a point to ${stat}`);
    await press(ann, "Upgrade Stats");
    await passes(ann, 7000);
    expect(ann.messages).toEqual(["Raise the stats of Bullx"]);
    expect(ann.collection.creatures.content?.[0]?.evolution_progress).toMatchObject({
      stat_upgrades_completed: 3,
      magic_allocated: 2,
      speed_allocated: 2,
    });
  });

  it("asks for confirmation before buying one of two points for the price of both (LED-158)", async () => {
    const ann = await owning(0, 1);
    await shown(ann, about("upgradeStats"));
    await press(ann, "Give a point to Magic");
    await press(ann, "Upgrade Stats");
    expect(pageText()).toContain("You have given 1 of 2 points");
    expect(ann.labels).toEqual([]);
    await press(ann, "Cancel");
    await press(ann, "Upgrade Stats");
    await press(ann, "Upgrade Anyway");
    expect(ann.labels).toEqual(["upgradeStats"]);
  });

  it("keeps the points after the player declined in the wallet, and says that nothing was spent (LED-020)", async () => {
    const ann = await owning(0, 1);
    await shown(ann, about("upgradeStats"));
    for (const stat of ["Magic", "Speed"]) await press(ann, `Give a point to ${stat}`);
    ann.answers.push({ ok: false, reason: "user rejected request", rejected: true });
    await press(ann, "Upgrade Stats");
    expect(pageText()).toContain("You cancelled in your wallet. Nothing was spent.");
    expect(pageText()).toContain("Points left: 0 of 2");
    expect(() => the("alert")).toThrow();
  });

  it("says that a creature cannot be upgraded (LED-155, LED-160)", async () => {
    const ann = await owning(0, 3);
    await shown(ann, about("upgradeStats"));
    expect(pageText()).toContain("This creature cannot be upgraded now");
    expect(pageText()).toContain("All 3 stat upgrades of this form are done");
    await press(ann, "Evolve");
    the("dialog", "Evolve Creature");
  });

  it("says that no creature is selected (LED-156)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "upgradeStats", creatureId: null });
    expect(the("alert").textContent).toBe("Error: No creature selected");
  });

  it("shows no new stats after an assumed success (CON-32, LED-184)", async () => {
    const ann = await owning(0, 1);
    await shown(ann, about("upgradeStats"));
    await press(ann, "Give a point to Magic");
    await press(ann, "Give a point to Magic");
    ann.world.behave({ delayMs: 600_000 });
    await press(ann, "Upgrade Stats");
    await passes(ann, 5000);
    expect(pageText()).toContain("Still waiting for confirmation...");
    the("button", "Refresh Now");
    await passes(ann, 55_500);
    const text = dialogText("Upgrade Stats");
    expect(text).toContain("The upgrade likely completed, please refresh.");
    expect(text).not.toContain("What's next");
    expect(text).not.toContain("Stats upgraded!");
  });
});

describe("the evolve dialog", () => {
  it("shows connection, form, rarity, benefits, cost and balance (LED-010, LED-125, LED-164, LED-175, LED-179, LED-180)", async () => {
    const ann = await owning(1, 3);
    await shown(ann, about("evolve"));
    const text = dialogText("Evolve Creature");
    for (const part of [
      "Connected",
      "Stageinit",
      "Transaction hashNone",
      "BullxCommon",
      "Form 1",
      "+0.5 extra on each of its specialties, Strength and Stamina (50% boost each)",
      "Cost: 50 XRD",
      "Your balance: 1,000 XRD",
      "30-60 seconds",
    ])
      expect(text.replace("Bullx Common", "BullxCommon")).toContain(part);
    expect(the("button", "Evolve").getAttribute("aria-disabled")).toBeNull();
  });

  it("cannot be confirmed with too low a balance, and shows the missing amount (LED-174, LED-175)", async () => {
    const ann = await owning(2, 3);
    await spendAll(ann);
    await shown(ann, about("evolve"));
    expect(pageText()).toMatch(/Your balance: \d\.?\d* XRD \(need 9\d\.?\d* more\)/);
    expect(refusalOf("Evolve")).toBe("Not enough XRD");
  });

  it("cannot be confirmed while the balance is unknown, and requests it again (LED-174, LED-175, CON-34)", async () => {
    const ann = await owning(0, 3);
    const answerAgain = answerCall(ann.game, "POST /api/checkTokenBalance", async () => ({
      ok: false,
      problem: { kind: "unreachable" },
    }));
    await shown(ann, about("evolve"));
    expect(pageText()).toContain("Couldn't verify balance");
    expect(refusalOf("Evolve")).toBe("Couldn't verify balance");
    answerAgain();
    await press(ann, "Retry");
    expect(the("button", "Evolve").getAttribute("aria-disabled")).toBeNull();
  });

  it("cannot be confirmed while price or balance is loading (LED-174, LED-175)", async () => {
    const ann = await owning(0, 3);
    const release = ann.tab.wire.hold("/api/checkTokenBalance");
    const opened = shown(ann, about("evolve"));
    await expect.poll(() => pageText()).toContain("Checking balance...");
    expect(refusalOf("Evolve")).toBe("Checking balance...");
    release();
    await opened;
    expect(the("button", "Evolve").getAttribute("aria-disabled")).toBeNull();
  });

  it("shows why there is no price (ERR-029)", async () => {
    const ann = await owning(0, 3);
    answerCall(ann.game, "POST /api/getEvolveManifest", async () => ({
      ok: false,
      problem: { kind: "unreachable" },
    }));
    await shown(ann, about("evolve"));
    expect(the("alert").textContent).toContain("Network error calculating cost");
    expect(refusalOf("Evolve")).toBe("Network error calculating cost");
  });

  it("says what a creature must wait for (LED-166, LED-173, CON-83)", async () => {
    const ann = await owning(0, 2);
    await shown(ann, about("evolve"));
    const text = dialogText("Cannot Evolve Creature");
    expect(text).toContain("This creature cannot evolve yet");
    expect(text).toContain("1 more stat upgrades needed before evolving");
  });

  it("says that a creature is in its last form (LED-166, LED-173)", async () => {
    const ann = await owning(3, 0);
    await shown(ann, about("evolve"));
    expect(dialogText("Cannot Evolve Creature")).toContain("Already at final form");
  });

  it("says that no creature is selected and can be closed (LED-167)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "evolve", creatureId: null });
    expect(the("alert").textContent).toBe("Error: No creature selected");
    await press(ann, "Close");
    expect(ann.tab.openDialog()).toBeNull();
  });

  it("shows the new form after the ledger has it (LED-165, LED-169)", async () => {
    const ann = await owning(0, 3);
    await shown(ann, about("evolve"));
    await press(ann, "Evolve");
    expect(dialogText("Evolve Creature")).toMatch(/Transaction hashtxid_sim1/);
    await passes(ann, 7000);
    expect(dialogText("Evolve Creature")).toContain("Your creature has evolved!");
    expect(dialogText("Evolve Creature")).toContain("Form 1");
  });

  it("offers the next form after a success while it was closed, instead of the old result (LED-165)", async () => {
    const ann = await owning(0, 3);
    await shown(ann, about("evolve"));
    await press(ann, "Evolve");
    await press(ann, "Close");
    await passes(ann, 7000);
    expect(ann.tab.noticeTexts()).toContain("Your creature has evolved!");
    act(() => openDialogInFront(ann.game, about("evolve")));
    await answered(ann);
    expect(pageText()).not.toContain("has evolved!");
    expect(dialogText("Cannot Evolve Creature")).toContain("3 more stat upgrades needed");
  });

  it("says after the player declined in the wallet that nothing was spent, and offers the evolution again (LED-020)", async () => {
    const ann = await owning(0, 3);
    await shown(ann, about("evolve"));
    ann.answers.push({ ok: false, reason: "user rejected request", rejected: true });
    await press(ann, "Evolve");
    expect(dialogText("Evolve Creature")).toContain("You cancelled in your wallet. Nothing was spent.");
    expect(the("button", "Evolve").getAttribute("aria-disabled")).toBeNull();
  });

  it("offers a refresh after the first check, which closes the dialog and reloads (LED-188)", async () => {
    const ann = await owning(0, 3);
    await shown(ann, about("evolve"));
    ann.world.behave({ delayMs: 60_000 });
    await press(ann, "Evolve");
    expect(() => the("button", "Refresh Now")).toThrow();
    await passes(ann, 5000);
    const loads = ann.tab.wire.countOf("/api/getUserCreatures");
    await press(ann, "Refresh Now");
    expect(ann.tab.openDialog()).toBeNull();
    expect(ann.tab.wire.countOf("/api/getUserCreatures")).toBe(loads + 1);
  });

  it("shows a failure with its hash, and starts again without it (LED-010, LED-168)", async () => {
    const ann = await owning(0, 3);
    await shown(ann, about("evolve"));
    ann.world.behave({ next: "fail", count: 1 });
    await press(ann, "Evolve");
    await passes(ann, 5000);
    expect(the("alert").textContent).toMatch(
      /^Evolution FailedThere was an error with your evolution transaction\.\w/,
    );
    expect(dialogText("Evolve Creature")).toMatch(/StagefailedTransaction hashtxid_/);
    await press(ann, "Try Again");
    expect(dialogText("Evolve Creature")).toContain("Transaction hashNone");
    the("button", "Evolve");
  });
});
