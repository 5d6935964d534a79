import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { expectAccessible } from "./support/accessibility.ts";

let vite: ViteDevServer;

test.beforeAll(async () => {
  vite = await createServer({ server: { port: 0 }, logLevel: "error" });
  await vite.listen();
});

test.afterAll(() => vite.close());

test("the gallery shows every component in its states, within the page @long", async ({ page }, testInfo) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${vite.resolvedUrls?.local[0]}components/gallery/index.html`);
  await expect(page.getByRole("heading", { name: "notice-area" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectAccessible(page, "the gallery");
  const width = await page.evaluate(() => document.querySelector("main")?.scrollWidth ?? Infinity);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const heights = await page.evaluate(() => document.querySelector("main")?.scrollHeight ?? 0);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: heights });
  await page.screenshot({ path: testInfo.outputPath("gallery.png") });
  await page.getByRole("button", { name: "narrow" }).click();
  await expect(page.getByRole("dialog", { name: "A narrow dialog" })).toBeVisible();
  expect(errors).toEqual([]);
});
