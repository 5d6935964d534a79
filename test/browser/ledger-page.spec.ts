import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { makeAccount } from "./support/development-calls.ts";
import { expect, test } from "./support/game-test.ts";

/** Nothing but the table of holdings is wider than the page, which hides what sticks out. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const cutOff = await page.evaluate(() =>
    Array.from(document.querySelectorAll("main *"))
      .filter((element) => !element.closest(".wide") && element.getBoundingClientRect().right > innerWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(cutOff).toEqual([]);
}

test("the dev ledger's page shows, gives and refuses tokens, with the keyboard alone (GAP-20) @desktop @long", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.request.post("/api/auth/dev", { data: { name: "Ledger" } });
  await makeAccount(page, { tokens: { CVX: "7" }, creatures: [], tools: [], spells: [] });

  await page.goto("/dev/ledger");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dev ledger");
  await expectAccessible(page, "the dev ledger");
  await expectNothingCutOff(page);

  const account = await page.locator("datalist option").last().getAttribute("value");
  const gift = page.locator("form", { has: page.getByRole("button", { name: "Give tokens" }) });
  await gift.getByLabel("Account").focus();
  await page.keyboard.type(account ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.type("CVX");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("35");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("The account has it.");

  await page.goto(`/dev/ledger/account/${account}`);
  await expect(page.getByRole("listitem").filter({ hasText: "CVX" })).toHaveText("42 CVX");
  await expectAccessible(page, "an account of the dev ledger");
  await expectNothingCutOff(page);

  await page.goto("/dev/ledger");
  await gift.getByLabel("Account").fill("nobody");
  await gift.getByRole("button").click();
  await expect(page.getByRole("alert")).toHaveText("This is not an account address on the dev network.");
  expect(errors).toEqual([]);
});
