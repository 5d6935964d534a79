// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { type Collector, collecting } from "../support/collecting.ts";
import { the } from "../support/render.tsx";
import { passes, shown } from "../support/shown.tsx";
import { about, dialogText, owning, press } from "../support/transaction-dialogs.tsx";

const MINT = "Evolving Creatures";
const { hatchTurnMs } = shippedRules.ui;

/** A player whose mint of an egg of this rarity the ledger has just confirmed, and what they hear. */
async function minted(rarity: "Common" | "Epic"): Promise<{ ann: Collector; heard: string[] }> {
  const ann = await collecting();
  const heard: string[] = [];
  ann.world.behave({ mint: { species_name: "Hugbloom", rarity } });
  await shown(ann, { kind: "mintEgg" });
  await press(ann, "Mint Egg (250 XRD)");
  ann.game.cries.add(({ species_id, form }) => heard.push(`${species_id} ${form}`));
  ann.game.sounds.add((sound) => void (sound === "crack" && heard.push(sound)));
  await passes(ann, 3000);
  return { ann, heard };
}

describe("a minted egg", () => {
  it("tells nothing of what is in it while the ledger works", async () => {
    const ann = await collecting();
    ann.world.behave({ mint: { species_name: "Hugbloom", rarity: "Epic" } });
    await shown(ann, { kind: "mintEgg" });
    await press(ann, "Mint Egg (250 XRD)");
    expect(dialogText(MINT)).toContain("Your egg is on its way...");
    expect(document.querySelector("[data-unrest]")?.getAttribute("data-unrest")).toBe("2");
    expect(document.querySelector("[data-presses]")).toBeNull();
    expect(dialogText(MINT)).not.toMatch(/Hugbloom|Epic/);
  });

  it("opens after three presses and the turn of its silhouette, with a crack each and its cry", async () => {
    const { ann, heard } = await minted("Common");
    expect(document.activeElement?.textContent).toBe("Press 3 times");
    await press(ann, "Press 3 times");
    await press(ann, "Press 2 times");
    expect(dialogText(MINT)).not.toContain("Hugbloom");
    await press(ann, "Press once more");
    the("button", "It turns...");
    expect(heard).toEqual(["crack", "crack", "crack"]);
    await passes(ann, hatchTurnMs);
    expect(dialogText(MINT)).toMatch(/Hugbloom.*Bonus (tool|spell)/);
    expect(heard).toEqual(["crack", "crack", "crack", "hugbloom 0"]);
  });

  it("opens at once with Skip, also without any press, cries, and tells screen readers what came of it", async () => {
    const { ann, heard } = await minted("Common");
    const said = () => ann.tab.said().join();
    expect(said()).not.toContain("Hugbloom");
    await press(ann, "Skip");
    expect(dialogText(MINT)).toContain("Hugbloom");
    expect(said()).toMatch(/Hugbloom.*Common · Egg/);
    expect(heard).toEqual(["hugbloom 0"]);
    the("button", "Share the Picture");
  });

  it.each([
    ["Epic", true],
    ["Common", false],
  ] as const)("of rarity %s is celebrated with confetti: %s", async (rarity, celebrated) => {
    const { ann } = await minted(rarity);
    const before = ann.game.store.getState().celebration;
    await press(ann, "Skip");
    expect(ann.game.store.getState().celebration !== before).toBe(celebrated);
  });

  it("lets the lab's music rest until it is open and has been heard", async () => {
    const { ann } = await minted("Common");
    expect(ann.game.store.getState().hatching).toBe(true);
    await press(ann, "Skip");
    expect(ann.game.store.getState().hatching).toBe(true);
    await passes(ann, 7000);
    expect(ann.game.store.getState().hatching).toBe(false);
  });

  it("is among the creatures when the player leaves before it is open", async () => {
    const { ann } = await minted("Common");
    await press(ann, "View Creatures");
    expect(dialogText("Your Evolving Creatures")).toContain("Hugbloom");
    expect(ann.game.store.getState().hatching).toBe(false);
  });

  it("is among the creatures when the player reloads the page between two presses", async () => {
    const { ann } = await minted("Common");
    await press(ann, "Press 3 times");
    const again = await ann.reloaded();
    expect(again.game.store.getState().hatching).toBe(false);
    await shown(again, { kind: "creatures" });
    await again.quiet();
    expect(dialogText("Your Evolving Creatures")).toContain("Hugbloom");
  });
});

describe("an evolution", () => {
  it("turns the old form into the new one after three presses, and then shows its stats", async () => {
    const ann = await owning(0, 3);
    const cries: string[] = [];
    ann.game.cries.add(({ species_id, form }) => cries.push(`${species_id} ${form}`));
    await shown(ann, about("evolve"));
    await press(ann, "Evolve");
    await passes(ann, 7000);
    expect(dialogText("Evolve Creature")).toContain("Your creature has evolved!");
    expect(document.querySelector("[role=dialog] section dd, [data-presses] dd")).toBeNull();
    await press(ann, "Press 3 times");
    await press(ann, "Press 2 times");
    await press(ann, "Press once more");
    await passes(ann, hatchTurnMs);
    expect(document.querySelector("[data-presses]")).toBeNull();
    expect(dialogText("Evolve Creature")).toContain("Magic");
    expect(cries).toEqual(["bullx 1"]);
  });
});
