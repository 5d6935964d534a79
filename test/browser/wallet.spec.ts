import type { Page } from "@playwright/test";
import { expect, test } from "./support/game-test.ts";
import { WalletPage } from "./support/wallet-page.ts";

test("a connected wallet and its proven account are still there after a reload (LED-006, LED-007, LED-011, LED-012, LED-014, LED-032) @phone", async ({
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
  await wallet.isReady();
  await wallet.openMenu();
  await game.lookOver("32-wallet-ready");

  await page.reload();
  await game.roomIsThere();
  await wallet.isReady();
  await expect.poll(() => boundAccount(page)).toMatch(/^account_sim1/);
});

test("a rejected request is only logged, and can be repeated (LED-020, LED-031) @desktop @long", async ({
  game,
}) => {
  const wallet = new WalletPage(game);
  await game.logIn("Rita");
  await game.button("Start Playing").click();
  await wallet.askToConnect();
  await wallet.reject(wallet.shareSheet);
  await wallet.isDisconnected();
  await wallet.connect();
});

test("sharing is updated, then the wallet is disconnected and stays disconnected (LED-012, LED-030) @phone @long", async ({
  game,
  page,
}) => {
  const wallet = new WalletPage(game);
  await game.logIn("Dina");
  await game.button("Start Playing").click();
  await wallet.connect();
  await expect.poll(() => boundAccount(page)).not.toBeNull();
  const first = await boundAccount(page);
  await wallet.choose("Update Account Sharing", "Update Account Sharing");
  await wallet.shareSheet.getByLabel("Dev Account 1").uncheck();
  await wallet.shareSheet.getByLabel("Dev Account 2").check();
  await wallet.approve(wallet.shareSheet);
  await wallet.isReady();
  await expect.poll(() => boundAccount(page)).not.toBe(first);

  await wallet.choose("Log Out", "Disconnect Wallet");
  await wallet.isDisconnected();
  await page.reload();
  await game.roomIsThere();
  await wallet.isDisconnected();
});

test("an account made by the server is connected and ready without any question (GAP-20) @desktop @long", async ({
  game,
  page,
}) => {
  const wallet = new WalletPage(game);
  await game.logIn("Abel");
  await game.button("Start Playing").click();
  const made = await page.request.post("/api/dev/account", { data: {} });
  const { accountAddress } = (await made.json()) as { accountAddress: string };
  await page.reload();
  await game.roomIsThere();
  await wallet.isReady();
  expect(await boundAccount(page)).toBe(accountAddress);
});

async function boundAccount(page: Page): Promise<string | null> {
  const answer = await page.request.get("/api/getGameState");
  return ((await answer.json()) as { accountAddress: string | null }).accountAddress;
}
