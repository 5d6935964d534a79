import { expect, test } from "./support/game-test.ts";
import { tabTo } from "./support/keyboard.ts";

test("the lab is played with the keyboard alone (LAB-092 to LAB-096, LAB-143, CON-82, GAP-07, GAP-81)", async ({
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
  await expect(game.room).toHaveAttribute("data-preview", /free$/);
  await expect(game.room).toBeFocused();
  await page.keyboard.press("ArrowLeft");
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

  await game.tabTo("Your profile");
  await page.keyboard.press("Enter");
  await game.tabTo("Decorate");
  await page.keyboard.press("Enter");
  await game.tabTo("Buy for 60 TCorvax and use in room 1: Sunburst Rug");
  await page.keyboard.press("Enter");
  await game.expectLogged("Bought: Sunburst Rug");
  for (const _ of ["decorations", "profile"]) await page.keyboard.press("Escape");
  await expect(game.dialog).toBeHidden();
  await game.expectResource("TCorvax", "180");
});

test("the Battle Arena is entered, played and left with the keyboard alone (BAT-002, BAT-005, BAT-014, BAT-034)", async ({
  game,
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto("/");
  await game.tabTo("Your name");
  await page.keyboard.type("Hedda");
  await press("Enter");
  await game.roomIsThere();
  await game.tabTo("Start Playing");
  await press("Enter");
  await game.tabTo("More Battles");
  await press("Enter");
  await game.tabTo("Practice Battle");
  await press("Enter");

  await game.tabTo("Easy");
  await press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await press("ArrowUp");
  await game.tabTo("Start Battle!");
  await press("Enter");
  const picked = page.getByRole("button", { name: /Power \d+/, pressed: true });
  await expect(picked).toHaveCount(3);
  await tabTo(picked.first());
  await press("Space");
  await expect(game.button("Select at least 3 creatures")).toBeDisabled();
  await press("Space");
  await game.tabTo("Start Battle with 3 Creatures");
  await press("Enter");

  await expect(page.getByText("Your turn - select a creature to act")).toBeVisible();
  const cards = page.getByRole("region", { name: "Your hand" }).getByRole("button");
  await press("ArrowDown");
  await expect(cards.first()).toBeFocused();
  await press("ArrowRight");
  await press("Enter");
  await expect(cards.nth(1)).toHaveAttribute("aria-pressed", "true");
  await press("d");
  const own = page.locator("[data-row=player] button");
  await expect(own).toHaveCount(1);
  await press("Digit1");
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await press("m");
  await expect(page.getByRole("dialog", { name: "All moves" })).toBeVisible();
  for (const _ of ["the moves", "the choice"]) await press("Escape");
  await expect(own).toHaveAttribute("aria-pressed", "false");
  await press("Escape");
  await game.tabTo("Give Up");
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Defeat!" })).toBeVisible();
  await game.tabTo("Play Again");
  await press("Enter");
  await expect(game.button("Start Battle!")).toBeVisible();
  await press("Escape");
  await game.roomIsThere();
});

test("a battle that waits, the question before a logout and the player who logged in beside are met with the keyboard alone (GAP-79, GAP-80, ABU-116, ABU-118) @long", async ({
  game,
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  const hereToPlay = async (name: string) => {
    await game.tabTo("Your name");
    await page.keyboard.type(name);
    await press("Enter");
    await game.roomIsThere();
    await game.tabTo("Start Playing");
    await press("Enter");
  };
  await page.route("**/api/dev/rules", (route) => route.fulfill({ status: 204 }));
  await page.goto("/");
  await hereToPlay("Heloise");
  await game.tabTo("More Battles");
  await press("Enter");
  await game.tabTo("Practice Battle");
  await press("Enter");
  await game.tabTo("Start Battle!");
  await press("Enter");
  await game.tabTo("Start Battle with 3 Creatures");
  await press("Enter");
  await expect(page.getByText("Your turn - select a creature to act")).toBeVisible();

  const waiting = page.getByText("A battle is waiting for you");
  await page.reload();
  await expect(waiting).toBeVisible();
  await game.tabTo("Resume Battle");
  await press("Enter");
  await expect(page.getByText("Your turn - select a creature to act")).toBeVisible();

  await page.reload();
  await expect(waiting).toBeVisible();
  await press("Escape");
  await expect(waiting).toBeHidden();
  await game.roomIsThere();
  await game.tabTo("Settings");
  await press("Enter");
  await game.tabTo("Log out");
  await press("Enter");
  const question = page.getByText(
    "A battle is waiting for you in this browser. It is lost when you log out.",
  );
  await expect(question).toBeVisible();
  await press("Escape");
  await expect(question).toBeHidden();
  await game.tabTo("Settings");
  await press("Enter");
  await game.tabTo("Log out");
  await press("Enter");
  await expect(question).toBeVisible();
  await tabTo(game.button("Log out").last());
  await press("Enter");

  await hereToPlay("Ida");
  expect(await page.evaluate(() => Object.keys(localStorage).join(" "))).not.toContain("arena_battle");
  await game.logInUnseen("Jan");
  await game.tabTo("Build Machines");
  await press("Enter");
  await game.tabTo("Build Cat's Lair");
  await press("Enter");
  await expect(game.room).toBeFocused();
  await press("Enter");
  await expect(page.getByText("Welcome, Jan!").first()).toBeVisible();
  await game.roomIsThere();
});
