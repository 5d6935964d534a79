import type { Page } from "@playwright/test";
import { CollectionPage } from "./support/collection-page.ts";
import { behave } from "./support/development-calls.ts";
import { expect, test } from "./support/game-test.ts";
import { WalletPage } from "./support/wallet-page.ts";
import { buildWholeLab } from "./support/whole-lab.ts";

const MINT = "Evolving Creatures";
const CREATURES = "Your Evolving Creatures";
const UPGRADE = "Upgrade Stats";
const EVOLVE = "Evolve Creature";
const CAT = "Cat Options";
const INCUBATOR = "Incubator Staking";
const FOMO_HIT = "FOMO HIT NFT Minter";
const UPGRADES = 3;

test("one account uses everything the ledger offers, from the first connection to the last, with a reload (LED-001, LED-003, LAB-148 to LAB-174) @desktop @long", async ({
  game,
  page,
}) => {
  test.slow();
  const wallet = new WalletPage(game);
  const collection = new CollectionPage(game);
  await game.logIn("Wanda");
  await game.button("Start Playing").click();
  await buildWholeLab(page);
  await page.reload();
  await game.roomIsThere();
  await behave(page, { mint: { species_name: "Corvax", rarity: "Common" } });

  await test.step("the wallet is connected and the account proven (LED-006, LED-032)", async () => {
    await wallet.askToConnect();
    await wallet.shareSheet.getByLabel("Dev Account 1").uncheck();
    await wallet.shareSheet.getByLabel("Dev Account 2").check();
    await wallet.approve(wallet.shareSheet);
    await wallet.isReady();
    await expect.poll(() => boundAccount(page)).not.toBeNull();
  });

  // More than the wallet's second account holds by itself.
  const accountAddress = await boundAccount(page);
  for (const token of ["XRD", "CVX", "sCVX"]) {
    const data = { accountAddress, token, amount: "1000" };
    expect((await page.request.post("/api/dev/ledger/grant", { data })).ok()).toBe(true);
  }

  await test.step("an egg is minted and hatches (LED-145, LED-151)", async () => {
    await collection.open("Mint Creature");
    await collection.press(MINT, "Mint Egg (250 XRD)");
    await collection.sign();
    await expect(collection.dialog(MINT)).toContainText("Your egg has arrived!");
    await collection.press(MINT, "View Creatures");
    await expect(collection.dialog(CREATURES)).toContainText("Stat upgrades: 0 of 3");
  });

  await test.step("the creature is upgraded three times, then it evolves (LED-157, LED-169)", async () => {
    await collection.press(CREATURES, "Upgrade Stats");
    for (let upgrade = 1; upgrade <= UPGRADES; upgrade++) {
      await collection.press(UPGRADE, "Give a point to Magic");
      await collection.press(UPGRADE, "Give a point to Speed");
      await collection.press(UPGRADE, "Upgrade Stats");
      await collection.sign();
      await expect(collection.dialog(UPGRADE)).toContainText(`Stat upgrades: ${upgrade} of 3`);
      if (upgrade < UPGRADES) await collection.press(UPGRADE, "Upgrade Again");
    }
    await collection.press(UPGRADE, "Evolve");
    await collection.press(EVOLVE, "Evolve");
    await collection.sign();
    await expect(collection.dialog(EVOLVE)).toContainText("Your creature has evolved!");
    await collection.close(EVOLVE);
    await page.reload();
    await game.roomIsThere();
  });

  await test.step("energy is bought at the cat (LAB-148, LAB-153)", async () => {
    await game.button("Cat options").click();
    await collection.press(CAT, "Buy 500 Energy for 200 CVX");
    await collection.sign();
    await expect(collection.dialog(CAT)).toContainText("+500 Energy");
    await collection.dialog(CAT).getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("1,000 sCVX bring the incubator online (LAB-112, LAB-163)", async () => {
    await game.button("Activate Incubator").click();
    await expect(collection.dialog(INCUBATOR)).toContainText("You hold 1,000 sCVX.");
    await collection.press(INCUBATOR, "Activate");
    await expect(collection.dialog(INCUBATOR)).toContainText("Incubator Online");
    await collection.close(INCUBATOR);
  });

  await test.step("the FOMO HIT is minted (LAB-170)", async () => {
    await game.button("Activate FOMO HIT").click();
    await collection.press(FOMO_HIT, "Mint NFT");
    await collection.sign();
    await expect(collection.dialog(FOMO_HIT)).toContainText("NFT Minted");
    await collection.dialog(FOMO_HIT).getByRole("button", { name: "Close", exact: true }).last().click();
  });

  await test.step("a disconnected wallet stays disconnected after a reload, and purchases stay (LED-030)", async () => {
    await wallet.choose("Log Out", "Disconnect Wallet");
    await wallet.isDisconnected();
    await page.reload();
    await game.roomIsThere();
    await wallet.isDisconnected();
    await expect(game.row("FOMO HIT")).not.toContainText("MINT NFT");
  });
});

async function boundAccount(page: Page): Promise<string | null> {
  const answer = await page.request.get("/api/getGameState");
  return ((await answer.json()) as { accountAddress: string | null }).accountAddress;
}
