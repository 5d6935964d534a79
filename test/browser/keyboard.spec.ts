import { expect, test } from "./support/game-test.ts";

test("the lab is played with the keyboard alone (LAB-092 to LAB-096, LAB-143, CON-82, GAP-07)", async ({
  game,
  page,
}) => {
  await page.goto("/");
  await game.tabTo("Your name");
  await page.keyboard.type("Hal");
  await page.keyboard.press("Enter");
  await game.roomIsThere();
  await game.tabTo("Start Playing");
  await page.keyboard.press("Enter");

  await game.tabTo("Build Machines");
  await page.keyboard.press("Enter");
  await game.tabTo("Build Cat's Lair");
  await page.keyboard.press("Enter");
  await game.expectLogged("Cat's Lair built");

  await game.tabTo("Activate Cat's Lair");
  await page.keyboard.press("Space");
  await game.expectLogged("+5 Cat Nips");

  await game.tabTo("Move Machines");
  await page.keyboard.press("Enter");
  await game.tabTo("Select Cat's Lair");
  await page.keyboard.press("Enter");
  await expect(game.room).toHaveAttribute("data-preview", /free$/);
  const before = await game.room.getAttribute("data-preview");
  await page.keyboard.press("ArrowDown");
  await expect(game.room).not.toHaveAttribute("data-preview", before ?? "");
  await page.keyboard.press("Space");
  await expect(game.dialog).toContainText("Moving costs 50 TCorvax.");
  await page.keyboard.press("Escape");
  await expect(game.dialog).toBeHidden();
  await expect(game.room).toHaveAttribute("data-preview", /free$/);
  await page.keyboard.press("Space");
  await expect(game.dialog).toBeVisible();
  await page.keyboard.press("Space");
  await game.expectLogged("Machine moved!");
  await game.expectResource("TCorvax", "240");

  await game.tabTo("Help Guide");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(game.dialog.getByRole("tab", { name: "Machines" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(game.dialog).toBeHidden();
});
