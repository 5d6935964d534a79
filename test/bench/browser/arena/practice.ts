import type { Page } from "@playwright/test";
import { ProductionServer } from "../../servers/production-server.ts";
import { loggedInPage, newPlayer, openBrowser, roomAppears } from "../player-page.ts";

const APPEARS_MS = 60_000;

/** Does something on the page of a new player who stands in the room, on a production server of its own. */
export async function inTheLab<Answer>(does: (page: Page) => Promise<Answer>): Promise<Answer> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    const page = await loggedInPage(browser, server.url, await newPlayer(server.url, 1));
    await page.goto(server.url);
    await roomAppears(page);
    await press(page, "Start Playing");
    return await does(page);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Chooses a difficulty of the open arena and starts with the borrowed team. */
export async function startPractice(page: Page, difficulty: "Easy" | "Expert"): Promise<void> {
  await page.getByRole("radio", { name: difficulty }).check();
  await press(page, "Start Battle!");
  await press(page, /^Start Battle with/);
  await battlefieldAppears(page);
}

/** The battlefield is there when its canvas has been drawn. */
export async function battlefieldAppears(page: Page): Promise<void> {
  await page.locator("[data-battlefield][data-battle=ready]").waitFor({ timeout: APPEARS_MS });
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name, exact: typeof name === "string" }).click();
}
