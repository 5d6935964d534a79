import { expect, test } from "./support/game-test.ts";
import { buildWholeLab } from "./support/whole-lab.ts";

test("the bar of places leads from one sheet to another on a phone (LAB-134) @phone @long", async ({
  game,
  page,
}) => {
  await game.logIn("Places");
  await game.button("Start Playing").click();
  // The open menu has a bar of its own.
  const bar = page.locator("nav").filter({ hasText: "Creatures" }).last();
  const tap = (place: string) => bar.getByText(place, { exact: true }).tap();
  const sheets = page.locator("[role=dialog][data-state=open]");
  for (const [place, title] of [
    ["Battle", "Choose a battle"],
    ["Creatures", "reatures"],
    ["Battle", "Choose a battle"],
    ["Menu", "Lab panel"],
    ["Creatures", "reatures"],
  ] as const) {
    await tap(place);
    await expect(sheets).toHaveCount(1);
    await expect(sheets).toContainText(title);
  }
  await tap("Lab");
  await expect(sheets).toHaveCount(0);
});

test("on a low phone on its side the page does not scroll, so the bar of places stays at its foot (LAB-134) @phone", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await game.logInUnseen("Low");
  await buildWholeLab(page);
  await page.goto("/");
  await game.roomIsThere();
  await game.button("Start Playing").click();
  await expect(page.getByRole("listitem").filter({ hasText: "FOMO HIT" })).toBeAttached();
  const rest = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(rest, "pixels of the page below the window").toBeLessThanOrEqual(0);
});
