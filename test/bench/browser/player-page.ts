import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../browser/support/chromium.ts";
import { cookieOf, post } from "../load/players.ts";
import { signedLogin } from "../servers/telegram-login.ts";

/** A fresh browser with an empty cache. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}

/** The cookie of a fresh player. */
export async function newPlayer(url: string, playerId: number): Promise<string> {
  return cookieOf(await post(`${url}/api/auth/telegram`, signedLogin(playerId)));
}

/** A small laptop. */
export const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
/** A phone of five years ago. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A page that is already logged in, with nothing loaded yet. */
export async function loggedInPage(
  browser: Browser,
  url: string,
  cookie: string,
  screen: BrowserContextOptions = WIDE,
): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  // Browsers keep a cookie of TLS on a loopback without it only when the server itself sets it.
  await page.route(`${url}/bench-login`, (route) =>
    route.fulfill({ headers: { "set-cookie": `${cookie}; Path=/; Secure; HttpOnly; SameSite=Lax` } }),
  );
  await page.goto(`${url}/bench-login`);
  // With a route, the page would use no cache.
  await page.unroute(`${url}/bench-login`);
  return page;
}

/** The room is there when its canvas has been drawn. */
export async function roomAppears(page: Page): Promise<void> {
  await page.locator("[data-room][data-canvas=ready]").waitFor({ state: "visible", timeout: 60_000 });
}
