import { expect, test } from "./support/game-test.ts";

test("the bar of places leads from one sheet to another on a phone (LAB-134) @phone", async ({
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
