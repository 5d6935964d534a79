import type { Page } from "@playwright/test";
import { expect, test } from "./support/game-test.ts";
import { WalletPage } from "./support/wallet-page.ts";

test("a wallet is connected, its account proven, and both found again after a reload (LED-006, LED-007, LED-011, LED-012, LED-014, LED-032)", async ({
  game,
  page,
}) => {
  const wallet = new WalletPage(game);
  await game.logIn("Walt");
  await game.button("Start Playing").click();
  await wallet.askToConnect();
  await expect(wallet.shareSheet).toBeVisible();
  await game.lookOver("30-wallet-share");
  await wallet.approve(wallet.shareSheet);
  await expect(wallet.proofSheet).toBeVisible();
  await game.lookOver("31-wallet-prove");
  await wallet.approve(wallet.proofSheet);
  await wallet.isReady();
  await wallet.openMenu();
  await game.lookOver("32-wallet-ready");

  await page.reload();
  await game.roomIsThere();
  await wallet.isReady();
  expect(await boundAccount(page)).toMatch(/^account_sim1/);
});

test("a rejected request is only logged, and can be made again (LED-020, LED-031)", async ({ game }) => {
  const wallet = new WalletPage(game);
  await game.logIn("Rita");
  await game.button("Start Playing").click();
  await wallet.askToConnect();
  await wallet.reject(wallet.shareSheet);
  await wallet.isDisconnected();
  await wallet.connect();
});

async function boundAccount(page: Page): Promise<string> {
  const answer = await page.request.get("/api/getGameState");
  return ((await answer.json()) as { accountAddress: string }).accountAddress;
}
