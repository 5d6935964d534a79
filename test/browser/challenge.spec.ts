import type { Page } from "@playwright/test";
import { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { PvpPage } from "./support/pvp-page.ts";

/** Two fields are drawn in software at once: small windows leave time to play. */
const WINDOW = { width: 860, height: 640 };

async function quiet(page: Page): Promise<void> {
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: "reduce" });
}

test("a friend without an account follows a challenge link and has the first turn after one name and one click (GAP-61) @desktop", async ({
  game,
  page,
  browser,
  baseURL,
}, testInfo) => {
  await quiet(page);
  await page.request.post("/api/auth/dev", { data: { name: "Inga" } });
  await page.goto("/");
  await game.button("Start Playing").click();
  await game.button("Challenge a Friend").click();
  await game.button("Make the Link").click();
  const link = await page.getByLabel("Link to the challenge").inputValue();
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const friend = new GamePage(await context.newPage(), testInfo);
  await quiet(friend.page);
  await friend.page.addInitScript(() => {
    sessionStorage.setItem("clicks", sessionStorage.getItem("clicks") ?? "0");
    const count = () =>
      sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
    window.addEventListener("click", count, { capture: true });
  });
  const opened = Date.now();
  await friend.page.goto(link);
  await expect(friend.page.getByRole("heading", { name: "Inga challenges you!" })).toBeVisible();
  await friend.page.getByLabel("Your name").fill("Olaf");
  await friend.button("Play").click();
  const players = [new PvpPage(game), new PvpPage(friend)];
  for (const player of players) await expect(player.myTurn.or(player.waiting).first()).toBeVisible();
  testInfo.annotations.push({
    type: "milliseconds from the link to the first turn",
    description: String(Date.now() - opened),
  });
  const clicks = await friend.page.evaluate(() => Number(sessionStorage.getItem("clicks")));
  expect(clicks).toBeLessThanOrEqual(4);
  await friend.page.context().close();
});
