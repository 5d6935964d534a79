import { test as base, expect } from "@playwright/test";
import { TestProvider } from "../server/oidc/test-provider.ts";
import { chromiumLaunch } from "./support/chromium.ts";
import { GamePage } from "./support/game-page.ts";
import { GameServer } from "./support/game-server.ts";

const test = base.extend<{ provider: TestProvider; server: GameServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  provider: async ({}, use) => {
    const provider = await new TestProvider(() => Date.now()).listen();
    await use(provider);
    await provider.close();
  },
  server: async ({ provider }, use) => {
    const server = await GameServer.start("login", provider.environment);
    await use(server);
    await server.remove();
  },
});

test.use({
  launchOptions: chromiumLaunch("--test-third-party-cookie-phaseout"),
});

test("a player logs in on the provider's page, which is another site, and comes back as themselves (LAB-010, LAB-016, CON-92) @long", async ({
  page,
  server,
  provider,
}, testInfo) => {
  const game = new GamePage(page, testInfo);
  // The provider is at 127.0.0.1, so that for the browser the game is another site.
  const address = server.url.replace("127.0.0.1", "localhost");
  const link = page.getByRole("link", { name: "Continue to Telegram" });

  await test.step("cancelling leads to a page that says so, and back to the login", async () => {
    await page.goto(address);
    await game.lookOver("login-by-provider", { canvas: false });
    await link.click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByText("The login was cancelled in Telegram.")).toBeVisible();
    await page.getByRole("link", { name: "Go to the game" }).click();
  });

  await test.step("confirming opens the game, and a reload keeps it", async () => {
    await link.click();
    await page.getByRole("link", { name: "Confirm" }).click();
    await expect(page).toHaveURL(`${address}/`);
    await expect(game.dialog).toContainText("Welcome, Mia!");
    await page.reload();
    await game.roomIsThere();
  });
  expect(provider.count("/token")).toBe(1);
});
