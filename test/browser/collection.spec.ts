import type { Locator, Page } from "@playwright/test";
import { CollectionPage } from "./support/collection-page.ts";
import { behave } from "./support/development-calls.ts";
import { expect, test } from "./support/game-test.ts";

const CREATURES = "Your Evolving Creatures";
const MINT = "Evolving Creatures";
const UPGRADE = "Upgrade Stats";
const EVOLVE = "Evolve Creature";
const ITEMS = "Your Tools & Spells";

/** Where the first egg stands in a room without machines, in the room's own 800 x 600. */
const NEST = { x: 684, y: 518 };

const NOTHING = { creatures: [], tools: [], spells: [] };

/** Opens what hatches. On a phone on its side all of it is seen at once: nothing lies below the dialog's buttons. */
async function expectWholeWhenLow(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Skip" }).click();
  const upright = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(() => dialog.evaluate(heightBelowButtons), { message: "pixels of the moment below the buttons" })
    .toBeLessThanOrEqual(0);
  if (upright) await page.setViewportSize(upright);
}

/** Runs in the page: by how many pixels a dialog's content reaches below its buttons, which end its scrolling part. */
function heightBelowButtons(dialog: Element): number {
  const scrolling = [dialog, ...dialog.querySelectorAll("*")].find(
    (part) => getComputedStyle(part).overflowY === "auto",
  );
  const buttons = scrolling?.lastElementChild;
  const content = buttons?.previousElementSibling;
  if (!buttons || !content) return Number.POSITIVE_INFINITY;
  return content.getBoundingClientRect().bottom - buttons.getBoundingClientRect().top;
}

test("without a wallet every dialog says what is missing (LED-005, LED-008) @desktop @long", async ({
  game,
}) => {
  const collection = new CollectionPage(game);
  await game.logIn("Otto");
  await game.button("Start Playing").click();
  await collection.open("View Creatures");
  await expect(collection.dialog(CREATURES)).toContainText("Your Radix wallet is not connected");
  await game.lookOver("40-creatures-without-wallet");
});

test("an account without creatures mints the first egg, which becomes a creature (LED-001, LED-002, LED-133, LED-137, LED-140, LED-141, LED-145, LED-151, GAP-75) @phone", async ({
  game,
  page,
}) => {
  const collection = new CollectionPage(game);
  await collection.enter("Mina", { ...NOTHING, tokens: { XRD: "2000" } });
  await behave(page, { mint: { species_name: "Corvax", rarity: "Legendary" } });
  await collection.open("View Creatures");
  await expect(collection.dialog(CREATURES)).toContainText("No creatures found");
  await game.lookOver("41-no-creatures");
  await collection.press(CREATURES, "View Tools & Spells");
  await expect(collection.dialog(ITEMS)).toContainText("No items found");
  await game.lookOver("42-no-items");
  await collection.press(ITEMS, "Mint Your First Creature");
  await expect(collection.dialog(MINT)).toContainText("Your balance: 2,000 XRD");
  await game.lookOver("43-mint-offer");
  await collection.press(MINT, "Mint Egg (250 XRD)");
  await expect(collection.signSheet).toBeVisible();
  await game.lookOver("44-mint-sheet");
  await collection.sign();
  await expect(collection.dialog(MINT)).toContainText("Your egg has arrived!");
  await game.lookOver("44-egg-to-open");
  await expect(collection.dialog(MINT)).not.toContainText("Corvax");
  // The egg has the focus: a key or the button of a gamepad opens it as well as a press.
  for (const label of ["Press 3 times", "Press 2 times", "Press once more"]) {
    await expect(collection.dialog(MINT).getByRole("button", { name: label })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(collection.dialog(MINT)).toContainText(/Corvax.*Bonus (tool|spell)/);
  await game.lookOver("45-minted-egg");
  const picture = page.waitForEvent("download");
  await collection.press(MINT, "Share the Picture");
  expect((await picture).suggestedFilename()).toBe("corvax.png");
  await collection.press(MINT, "View Creatures");
  await expect(collection.dialog(CREATURES)).toContainText("Stat upgrades: 0 of 3");
  await game.lookOver("46-creature");
  // It stands in the nest of the room, where a press wakes it.
  await collection.close(CREATURES);
  await collection.close(ITEMS);
  await game.button("Lab").click();
  await game.putPraiseAway();
  await expect(game.button("Greet Corvax (egg)")).toBeVisible();
  await game.lookOver("46-egg-in-the-nest");
  await game.point(NEST);
  await game.expectLogged("Corvax (egg), level 1, wobbles");
});

test("an egg is upgraded three times and evolved for exactly what the account holds (LED-153, LED-157, LED-159, LED-164, LED-169, LED-174, LED-175) @phone @long", async ({
  game,
}) => {
  const collection = new CollectionPage(game);
  const egg = { species_name: "Corvax", form: 0, rarity: "Legendary" };
  await collection.enter("Nora", { ...NOTHING, creatures: [egg], tokens: { XRD: "100", CVX: "160" } });
  await collection.open("View Creatures");
  await collection.select("Corvax");
  await collection.press(CREATURES, "Upgrade Stats");
  await expect(collection.dialog(UPGRADE)).toContainText("Please allocate at least one stat point");
  for (let upgrade = 1; upgrade <= 3; upgrade++) {
    await collection.press(UPGRADE, "Give a point to Magic");
    await collection.press(UPGRADE, "Give a point to Speed");
    await collection.press(UPGRADE, "Give a point to Energy");
    await expect(collection.dialog(UPGRADE)).toContainText("Cannot allocate more than 2 points");
    if (upgrade === 1) await game.lookOver("47-upgrade-points");
    await collection.press(UPGRADE, "Upgrade Stats");
    await collection.sign();
    await expect(collection.dialog(UPGRADE)).toContainText("Stats upgraded!");
    await expect(collection.dialog(UPGRADE)).toContainText(`Stat upgrades: ${upgrade} of 3`);
    if (upgrade === 1) await game.lookOver("48-upgraded");
    if (upgrade < 3) await collection.press(UPGRADE, "Upgrade Again");
  }
  await expect(collection.dialog(UPGRADE)).toContainText("your creature can evolve now");
  await collection.press(UPGRADE, "Evolve");
  await expect(collection.dialog(EVOLVE)).toContainText("Cost: 100 CVX");
  await expect(collection.dialog(EVOLVE)).toContainText("Your balance: 100 CVX");
  await collection.press(EVOLVE, "Evolve");
  await collection.sign();
  await expect(collection.dialog(EVOLVE)).toContainText("Your creature has evolved!");
  await expect(collection.dialog(EVOLVE)).toContainText("Form 1");
  await game.lookOver("49-evolved");
});

test("a player comes from the lab to a creature of form 1 with at most 12 presses (LED-145, LED-153, LED-169, GAP-70) @desktop @long", async ({
  game,
  page,
}) => {
  const collection = new CollectionPage(game);
  await collection.enter("Pina", { ...NOTHING, tokens: { XRD: "2000" } });
  await behave(page, { mint: { species_name: "Bullx", rarity: "Common" } });
  let presses = 0;
  const count = async (press: Promise<void>, counted = 1) => {
    await press;
    presses += counted;
  };
  await count(collection.open("Mint Creature"));
  await count(collection.press(MINT, "Mint Egg (250 XRD)"));
  await count(collection.sign());
  await expect(collection.dialog(MINT)).toContainText("Your egg has arrived!");
  await game.lookOver("45-egg-to-upgrade");
  await expectWholeWhenLow(page, collection.dialog(MINT));
  await count(collection.press(MINT, "Upgrade Stats"));
  // A choice is opened, then one of it is picked.
  await count(collection.chooseUpgrades(UPGRADE, "3 for 15 XRD"), 2);
  await count(
    collection
      .dialog(UPGRADE)
      .getByRole("button", { name: /^Give the rest to/ })
      .click(),
  );
  await expect(collection.dialog(UPGRADE)).toContainText("Points left: 0 of 6");
  await game.lookOver("47-points-given");
  await count(collection.press(UPGRADE, "Upgrade Stats"));
  await count(collection.sign());
  await expect(collection.dialog(UPGRADE)).toContainText("your creature can evolve now");
  await count(collection.press(UPGRADE, "Evolve"));
  await count(collection.press(EVOLVE, "Evolve"));
  await count(collection.sign());
  await expect(collection.dialog(EVOLVE)).toContainText("Form 1");
  expect(presses).toBeLessThanOrEqual(12);
  await expectWholeWhenLow(page, collection.dialog(EVOLVE));
});

test("a refused mint is reported as it is, and a reload during a mint loses nothing (LED-020, LED-146) @desktop @long", async ({
  game,
  page,
}) => {
  const collection = new CollectionPage(game);
  await collection.enter("Rolf", { ...NOTHING, tokens: { XRD: "1000" } });
  await collection.open("Mint Creature");
  await collection.press(MINT, "Mint Egg (250 XRD)");
  await collection.refuseToSign();
  await expect(collection.dialog(MINT)).toContainText("You cancelled in your wallet. Nothing was spent.");
  await game.lookOver("50-mint-rejected");

  await behave(page, { delayMs: 20_000 });
  await collection.press(MINT, "Mint Egg (250 XRD)");
  await collection.sign();
  await expect(collection.dialog(MINT)).toContainText("Your egg is on its way...");
  await game.lookOver("51-mint-pending");
  await page.reload();
  await game.roomIsThere();
  await behave(page, {});
  await collection.open("Mint Creature");
  await expect(collection.dialog(MINT)).toContainText("Your egg has arrived!", { timeout: 60_000 });
});

test("the dialogs show creatures, their stats, tools and spells (LED-128, LED-130, LED-136, LED-193) @long", async ({
  game,
  page,
}) => {
  const collection = new CollectionPage(game);
  await collection.enter("Lena", {
    creatures: [
      { species_name: "Bullx", form: 1, rarity: "Epic" },
      { species_name: "Hugbloom", form: 3, rarity: "Rare" },
      { species_name: "Minermole", form: 0, rarity: "Common" },
    ],
    tools: ["Ledger Lens", "Validator Core"],
    spells: ["Shardstorm"],
    tokens: { XRD: "100" },
  });
  await collection.open("View Creatures");
  await expect(collection.dialog(CREATURES)).toContainText("Hugbloom");
  await game.lookOver("52-creatures");
  await collection.press(CREATURES, "View Tools & Spells");
  await expect(collection.dialog(ITEMS).getByRole("tab", { name: "Tools (2)" })).toBeVisible();
  await game.lookOver("53-tools");
  await collection.dialog(ITEMS).getByRole("tab", { name: "Spells (1)" }).click();
  await collection
    .dialog(ITEMS)
    .getByRole("button", { name: /^Shardstorm/ })
    .click();
  await game.lookOver("54-spell");
  await collection.close(ITEMS);
  await collection.select("Bullx");
  await game.lookOver("55-creature-details");
  await collection.press(CREATURES, "View Stats");
  await game.lookOver("56-creature-stats");
  await collection.close("Creature Stats");

  await behave(page, { gateway: "down" });
  await collection.press(CREATURES, "Refresh");
  await game.expectLogged(/Failed to load creatures: /);
  await expect(collection.dialog(CREATURES)).toContainText("Bullx");
  await behave(page, {});
});

test("the ledger refuses an evolution, then commits the next one after a while (LED-165, LED-168, LED-186, LED-188) @desktop @long", async ({
  game,
  page,
}) => {
  const collection = new CollectionPage(game);
  const grown = { stat_upgrades_completed: 3 };
  const bullx = { species_name: "Bullx", form: 1, rarity: "Epic", evolution_progress: grown };
  await collection.enter("Evan", { ...NOTHING, creatures: [bullx], tokens: { XRD: "5000" } });
  await collection.open("View Creatures");
  await collection.select("Bullx");
  await collection.press(CREATURES, "Evolve");
  await expect(collection.dialog(EVOLVE)).toContainText("Cost: 150 XRD");
  await game.lookOver("57-evolve-offer");
  await behave(page, { next: "fail", count: 1 });
  await collection.press(EVOLVE, "Evolve");
  await collection.sign();
  await expect(collection.dialog(EVOLVE)).toContainText(
    "There was an error with your evolution transaction.",
  );
  await game.lookOver("58-evolve-failed");
  await collection.press(EVOLVE, "Try Again");

  await behave(page, { delayMs: 12_000 });
  await collection.press(EVOLVE, "Evolve");
  await collection.sign();
  await expect(collection.dialog(EVOLVE)).toContainText("Transaction is processing...");
  await expect(collection.dialog(EVOLVE)).toContainText("Still waiting for confirmation...");
  await expect(collection.dialog(EVOLVE).getByRole("button", { name: "Refresh Now" })).toBeVisible();
  await expect(collection.dialog(EVOLVE)).toContainText("Your creature has evolved!", { timeout: 60_000 });
  await expect(collection.dialog(EVOLVE)).toContainText("Form 2");
  await game.lookOver("59-evolved");
  await behave(page, {});
});
