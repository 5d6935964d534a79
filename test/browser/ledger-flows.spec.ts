import { CollectionPage } from "./support/collection-page.ts";
import { behave, makeAccount, skipMinutes } from "./support/development-calls.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { buildWholeLab } from "./support/whole-lab.ts";

const CAT = "Cat Options";
const BUY = "Buy 500 Energy for 200 CVX";
const INCUBATOR = "Incubator Staking";
const FOMO_HIT = "FOMO HIT NFT Minter";
const MINUTE_MS = 60_000;
const NOTHING_COLLECTED = { creatures: [], tools: [], spells: [] };

/** In a whole lab, with the wallet ready and these tokens on its account. */
async function enter(game: GamePage, tokens: Record<string, string>): Promise<void> {
  await makeAccount(game.page, { ...NOTHING_COLLECTED, tokens: { XRD: "1000", ...tokens } });
  await game.page.reload();
  await game.roomIsThere();
  await expect(game.row("Incubator")).not.toContainText("CONNECT WALLET");
}

test("energy is bought at the cat, and the incubator is activated and upgraded (LAB-148 to LAB-163) @phone @long", async ({
  game,
  page,
}) => {
  const wallet = new CollectionPage(game);
  await game.logIn("Enya");
  await game.button("Start Playing").click();
  await buildWholeLab(page);
  await page.reload();
  await game.roomIsThere();

  await test.step("without a wallet the incubator says what is missing (LAB-040, LAB-120, LAB-154)", async () => {
    await expect(game.row("Incubator")).toContainText("CONNECT WALLET");
    await game.button("Activate Incubator").click();
    await game.expectLogged("Connect Radix wallet and share account!");
    await expect(wallet.dialog(INCUBATOR)).toContainText("Your Radix wallet is not connected");
    await game.lookOver("70-incubator-without-wallet");
    await wallet.close(INCUBATOR);
  });

  await enter(game, { CVX: "250", sCVX: "1200" });
  const energy = Number(/(\d+) Energy/.exec((await game.resources.textContent()) ?? "")?.[1]);

  await test.step("the purchase is signed, initiated and credited (LAB-148, LAB-153, CON-05)", async () => {
    await game.button("Mochi options").click();
    await wallet.press(CAT, BUY);
    await expect(wallet.signSheet).toContainText("200");
    // Chromium without a graphics card leaves blank what of a WebGL canvas was scrolled out from under a fixed bar.
    await game.lookOver("71-energy-sheet", { canvas: false });
    await wallet.sign();
    await game.expectLogged("Energy purchase initiated!");
    await expect(wallet.dialog(CAT)).toContainText("+500 Energy");
    await game.expectResource("Energy", String(energy + 500));
    await game.lookOver("72-energy-bought");
    await wallet.dialog(CAT).getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("an account without enough CVX pays nothing and is told why (ERR-010, ERR-022)", async () => {
    await game.button("Mochi options").click();
    await wallet.press(CAT, BUY);
    await wallet.sign();
    await expect(wallet.dialog(CAT)).toContainText("Energy Purchase Failed");
    await game.lookOver("73-energy-failed");
    await wallet.dialog(CAT).getByRole("button", { name: "Cancel" }).click();
    await game.expectResource("Energy", String(energy + 500));
  });

  await test.step("the sCVX of the account bring the incubator online (LAB-112, LAB-163)", async () => {
    await game.button("Activate Incubator").click();
    await expect(wallet.dialog(INCUBATOR)).toContainText(
      "You hold 1,200 sCVX. An activation now yields +10 TCorvax and +2 Eggs.",
    );
    await game.lookOver("74-incubator");
    await wallet.press(INCUBATOR, "Activate");
    await expect(wallet.dialog(INCUBATOR)).toContainText("Incubator Online");
    await game.expectResource("Eggs", "2");
    await game.lookOver("75-incubator-online");
    await wallet.press(INCUBATOR, "Back");
    await expect(wallet.dialog(INCUBATOR)).toContainText("Cooldown! Wait 60 min.");
  });

  await test.step("the upgrade asks for confirmation, then takes place (LAB-157, LAB-159)", async () => {
    await wallet.press(INCUBATOR, "Upgrade to Level 2");
    await game.lookOver("76-incubator-upgrade");
    await wallet.press(INCUBATOR, "Upgrade");
    await expect(wallet.dialog(INCUBATOR)).toContainText("Your Incubator is now Level 2!");
    await wallet.press(INCUBATOR, "Learn How to Stake");
    await expect(wallet.dialog(INCUBATOR).getByRole("link")).toHaveAttribute("href", /^https:/);
    await game.lookOver("77-incubator-upgraded");
    await wallet.close(INCUBATOR);
  });
});

test("the FOMO HIT is minted after a rejection, a failing ledger and a reload during the mint (LAB-164 to LAB-174) @desktop @long", async ({
  game,
  page,
}) => {
  const wallet = new CollectionPage(game);
  await game.logIn("Fritz");
  await game.button("Start Playing").click();
  await buildWholeLab(page);
  await enter(game, {});

  await test.step("the player rejects the mint in the wallet (LAB-165, LAB-168, LED-020)", async () => {
    await expect(game.row("FOMO HIT")).toContainText("MINT NFT");
    await game.button("Activate FOMO HIT").click();
    await expect(wallet.dialog(FOMO_HIT)).toContainText("Connected");
    await game.lookOver("80-fomo-hit");
    await wallet.press(FOMO_HIT, "Mint NFT");
    await wallet.refuseToSign();
    await expect(wallet.dialog(FOMO_HIT)).toContainText("You cancelled in your wallet. Nothing was spent.");
    await game.lookOver("81-fomo-hit-rejected");
  });

  await test.step("the mint fails on the ledger (LAB-172, ERR-009)", async () => {
    await behave(page, { next: "fail", count: 1 });
    await wallet.press(FOMO_HIT, "Mint NFT");
    await wallet.sign();
    await expect(wallet.dialog(FOMO_HIT)).toContainText("There was an error with your minting transaction.");
    await wallet.press(FOMO_HIT, "Try Again");
  });

  await test.step("the page is reloaded during the mint, and the mint completes (LAB-042, LAB-166, GAP-49)", async () => {
    await behave(page, { delayMs: 10 * MINUTE_MS });
    await wallet.press(FOMO_HIT, "Mint NFT");
    await wallet.sign();
    await expect(wallet.dialog(FOMO_HIT)).toContainText("Your NFT is on its way...");
    await game.lookOver("82-fomo-hit-pending");
    await wallet.close(FOMO_HIT);
    await expect(game.row("FOMO HIT")).toContainText("MINTING...");
    await page.reload();
    await game.roomIsThere();
    await expect(game.row("FOMO HIT")).toContainText("MINTING...");
    await game.lookOver("83-minting");
    await skipMinutes(page, 10);
    await expect(game.row("FOMO HIT")).not.toContainText("MINTING...");
    await game.expectLogged("NFT Minted");
    await behave(page, {});
  });

  await test.step("the panel shows the minted machine, and an hour later it yields 5 TCorvax (LAB-043, LAB-118, LAB-167)", async () => {
    await game.inPanel("Upgrade Machines", async () => {
      await expect(page.getByText("NFT Minted", { exact: true }).last()).toBeVisible();
      await game.lookOver("84-nft-minted");
    });
    await skipMinutes(page, 60);
    await page.reload();
    await game.roomIsThere();
    await game.button("Back to the lab").click();
    await game.button("Activate FOMO HIT").click();
    await game.expectLogged("+5 TCorvax");
  });
});
