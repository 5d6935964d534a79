import type { Locator, Page } from "@playwright/test";
import { type Figure, reported } from "../../figure.ts";
import { ProductionServer } from "../../servers/production-server.ts";
import { loggedInPage, newPlayer, openBrowser, PHONE, roomAppears } from "../player-page.ts";
import { interactionToNextPaint, watchInteractions } from "./interaction-times.ts";
import { slowDown } from "./slow-phone.ts";

const AIM_MS = 200;
/** Ten minutes of a player who presses something every three seconds; here one press follows the other at once. */
const PRESSES = 200;

/** What a player presses before a battle, again and again: difficulty, tips, another team, its items and their order. */
const ROUND: readonly ((page: Page) => Locator)[] = [
  (page) => page.getByRole("radio", { name: "Hard" }),
  (page) => page.getByRole("button", { name: /Detailed Tips/ }),
  (page) => page.getByRole("radio", { name: "Easy" }),
  (page) => page.getByRole("button", { name: "Start Battle!" }),
  (page) => page.getByRole("button", { name: "Draw Another Team" }),
  (page) => page.getByRole("button", { name: ITEM }).first(),
  (page) => page.getByRole("button", { name: /^Draw .* later$/ }).first(),
  (page) => page.getByRole("button", { name: ITEM }).last(),
  (page) => page.getByRole("button", { name: ITEM }).first(),
  (page) => page.getByRole("button", { name: "Back" }),
];
/** Tools and spells name the stat that they raise, or cost. */
const ITEM = /(Stamina|Strength|Speed|Magic|Energy), /;

/**
 * How long a slow phone takes to show what a press does, on the screens before a practice battle, behind which no canvas
 * moves. Reported, as it depends on the machine.
 */
export async function measureInteractions(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    const page = await loggedInPage(browser, server.url, await newPlayer(server.url, 1), PHONE);
    await page.goto(server.url);
    await roomAppears(page);
    for (const name of ["Start Playing", "Battle", "Practice Battle"])
      await page.getByRole("button", { name, exact: true }).tap();
    await page.getByRole("button", { name: "No, Thanks" }).tap();
    await slowDown(page);
    await watchInteractions(page);
    for (let press = 0; press < PRESSES; press++) await ROUND[press % ROUND.length]?.(page).tap();
    return [
      reported({
        name: `slow phone: interaction to next paint, ${PRESSES} presses`,
        unit: "ms",
        value: await interactionToNextPaint(page, PRESSES),
        reference: AIM_MS,
      }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
