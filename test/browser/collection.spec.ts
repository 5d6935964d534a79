import { CollectionPage } from "./support/collection-page.ts";
import { behave, makeAccount } from "./support/development-calls.ts";
import { expect, test } from "./support/game-test.ts";

const CREATURES = "Your Evolving Creatures";
const MINT = "Evolving Creatures";
const UPGRADE = "Upgrade Stats";
const EVOLVE = "Evolve Creature";
const ITEMS = "Your Tools & Spells";

test("an egg is minted, upgraded three times and evolved (LED-002, LED-145, LED-169)", async ({ game, page }) => {
  const collection = new CollectionPage(game);
  await game.logIn("Mina");
  await game.button("Start Playing").click();

  await test.step("without a wallet every dialog says what is missing (LED-005, LED-008)", async () => {
    await collection.open("View Creatures");
    await expect(collection.dialog(CREATURES)).toContainText("Your Radix wallet is not connected");
    await game.lookOver("40-creatures-without-wallet");
    await collection.close(CREATURES);
    await game.closePanel();
  });

  await makeAccount(page, { creatures: [], tools: [], spells: [], tokens: { XRD: "2000", CVX: "160" } });
  await behave(page, { mint: { species_name: "Corvax", rarity: "Legendary" } });
  await page.reload();
  await game.roomIsThere();

  await test.step("an account without creatures says so and leads to the first egg (LED-133, LED-137)", async () => {
    await collection.open("View Creatures");
    await expect(collection.dialog(CREATURES)).toContainText("No creatures found");
    await game.lookOver("41-no-creatures");
    await collection.press(CREATURES, "View Tools & Spells");
    await expect(collection.dialog(ITEMS)).toContainText("No items found");
    await game.lookOver("42-no-items");
    await collection.press(ITEMS, "Mint Your First Creature");
  });

  await test.step("the egg is offered with its price and the balance (LED-140, LED-141)", async () => {
    await expect(collection.dialog(MINT)).toContainText("Your balance: 2000 XRD");
    await game.lookOver("43-mint-offer");
    await collection.press(MINT, "Mint Egg (250 XRD)");
    await expect(collection.signSheet).toBeVisible();
    await game.lookOver("44-mint-sheet");
    await collection.sign();
  });

  await test.step("the egg arrives with its bonus item (LED-145, LED-151)", async () => {
    await expect(collection.dialog(MINT)).toContainText("Your egg has arrived!");
    await expect(collection.dialog(MINT)).toContainText("Corvax");
    await expect(collection.dialog(MINT)).toContainText(/Bonus (tool|spell)/);
    await game.lookOver("45-minted-egg");
    await collection.press(MINT, "View Creatures");
    await expect(collection.dialog(CREATURES)).toContainText("Stat upgrades: 0 of 3");
    await game.lookOver("46-creature");
  });

  await test.step("three upgrades of two points each (LED-153 to LED-160)", async () => {
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
      if (upgrade === 1) await game.lookOver("48-upgraded");
      if (upgrade < 3) await collection.press(UPGRADE, "Upgrade Again");
    }
    await expect(collection.dialog(UPGRADE)).toContainText("your creature can evolve now");
    await expect(collection.dialog(UPGRADE)).toContainText("Stat upgrades: 3 of 3");
  });

  await test.step("the evolution for exactly what is left on the account (LED-164, LED-174, LED-175, LED-177)", async () => {
    await collection.press(UPGRADE, "Evolve");
    await expect(collection.dialog(EVOLVE)).toContainText("Cost: 100 CVX");
    await expect(collection.dialog(EVOLVE)).toContainText("Your balance: 100 CVX");
    await collection.press(EVOLVE, "Evolve");
    await collection.sign();
    await expect(collection.dialog(EVOLVE)).toContainText("Your creature has evolved!");
    await expect(collection.dialog(EVOLVE)).toContainText("Form 1");
    await game.lookOver("49-evolved");
  });
});

test("a slow, a failing and a rejecting ledger are told as they are, and a reload in mid-mint loses nothing (LED-144, LED-146, LED-168, LED-186, CON-15)", async ({
  game,
  page,
}) => {
  const collection = new CollectionPage(game);
  await game.logIn("Rolf");
  await game.button("Start Playing").click();
  await makeAccount(page, {
    creatures: [
      {
        species_name: "Bullx",
        form: 1,
        rarity: "Epic",
        evolution_progress: { stat_upgrades_completed: 3 },
      },
      { species_name: "Hugbloom", form: 3, rarity: "Rare" },
    ],
    tools: ["Ledger Lens", "Validator Core"],
    spells: ["Shardstorm"],
    tokens: { XRD: "5000" },
  });
  await page.reload();
  await game.roomIsThere();

  await test.step("the player says no in the wallet (ERR-022)", async () => {
    await collection.open("Mint Creature");
    await collection.press(MINT, "Mint Egg (250 XRD)");
    await collection.refuseToSign();
    await expect(collection.dialog(MINT)).toContainText("Minting Failed");
    await game.lookOver("50-mint-rejected");
    await collection.press(MINT, "Try Again");
  });

  await test.step("the ledger takes its time and the page is reloaded meanwhile", async () => {
    await behave(page, { delayMs: 20_000 });
    await collection.press(MINT, "Mint Egg (250 XRD)");
    await collection.sign();
    await expect(collection.dialog(MINT)).toContainText("Your egg is on its way...");
    await game.lookOver("51-mint-pending");
    await page.reload();
    await game.roomIsThere();
    await collection.open("Mint Creature");
    await expect(collection.dialog(MINT)).toContainText("Your egg is on its way...");
    await behave(page, {});
    await expect(collection.dialog(MINT)).toContainText("Your egg has arrived!", { timeout: 60_000 });
    await collection.close(MINT);
    await game.closePanel();
  });

  await test.step("tools and spells lie in two tabs (LED-136)", async () => {
    await collection.open("View Creatures");
    await expect(collection.dialog(CREATURES)).toContainText("Hugbloom");
    await game.lookOver("52-creatures");
    await collection.press(CREATURES, "View Tools & Spells");
    await expect(collection.dialog(ITEMS).getByRole("tab", { name: /^Tools \(\d\)$/ })).toBeVisible();
    await game.lookOver("53-tools");
    await collection
      .dialog(ITEMS)
      .getByRole("tab", { name: /^Spells/ })
      .click();
    await collection
      .dialog(ITEMS)
      .getByRole("button", { name: /^Shardstorm/ })
      .click();
    await game.lookOver("54-spell");
    await collection.close(ITEMS);
  });

  await test.step("the ledger refuses an evolution, then makes it (LED-165, LED-168)", async () => {
    await collection.select("Bullx");
    await game.lookOver("55-creature-details");
    await collection.press(CREATURES, "View Stats");
    await game.lookOver("56-creature-stats");
    await collection.close("Creature Stats");
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
    await game.lookOver("59-evolve-pending");
    await expect(collection.dialog(EVOLVE)).toContainText("Your creature has evolved!", { timeout: 60_000 });
    await expect(collection.dialog(EVOLVE)).toContainText("Form 2");
    await game.lookOver("60-evolved");
    await collection.close(EVOLVE);
  });

  await test.step("a gateway that is down leaves the list as it was (LED-193)", async () => {
    await behave(page, { gateway: "down" });
    await collection.press(CREATURES, "Refresh");
    await game.expectLogged(/Failed to load creatures: /);
    await expect(collection.dialog(CREATURES)).toContainText("Bullx");
    await behave(page, {});
  });
});
