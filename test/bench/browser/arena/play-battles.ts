import type { Page } from "@playwright/test";
import { playByKeys } from "./play-by-keys.ts";

const PACE_MS = 20;
const FASTEST = "4x";
const LOOKING = { polling: 500, timeout: 300_000 };

/**
 * Plays practice battles in a row to their end, from the screen of the difficulties on, with all that moves at the highest
 * speed there is.
 * @param after called with the number of each battle, from 1, when it is over
 */
export async function playBattles(
  page: Page,
  battles: number,
  after: (battle: number) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole("radio", { name: "Easy" }).check();
  for (let battle = 1; battle <= battles; battle++) {
    await pressInPage(page, "Start Battle!");
    await pressInPage(page, "Start Battle with");
    await appearsInPage(page, "[data-battlefield][data-battle=ready]");
    if (battle === 1) await chooseFastest(page);
    await page.evaluate(playByKeys, PACE_MS);
    await pressInPage(page, "Play Again");
    await appearsInPage(page, "input[type=radio]");
    await after(battle);
  }
}

async function chooseFastest(page: Page): Promise<void> {
  const speed = page.getByRole("button", { name: /^Speed / });
  while ((await speed.textContent()) !== FASTEST) await speed.click();
}

/**
 * Looking for a button as players do runs so much of Playwright's code in the page that the browser compiles it,
 * in the heap that is measured: battle after battle the page does it itself.
 */
async function pressInPage(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (start) => {
      const buttons = [...document.querySelectorAll("button")];
      const button = buttons.find(({ textContent }) => textContent.startsWith(start));
      button?.click();
      return button !== undefined;
    },
    words,
    LOOKING,
  );
}

async function appearsInPage(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((what) => document.querySelector(what) !== null, selector, LOOKING);
}
