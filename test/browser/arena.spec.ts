import { ArenaPage, withFinger, withKeyboard, withPointer } from "./support/arena-page.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";

async function enter(game: GamePage, name: string): Promise<void> {
  await game.logIn(name);
  await game.button("Start Playing").click();
}

for (const [difficulty, when] of [
  ["easy", "@phone @long"],
  ["medium", "@desktop @long"],
  ["hard", "@desktop @long"],
] as const) {
  test(`a battle is played to its end on ${difficulty}, and the screen always shows what the rules say (BAT-004, BAT-024, BAT-042, BAT-069) ${when}`, async ({
    game,
  }) => {
    test.slow();
    const arena = new ArenaPage(game, game.isPhone ? withFinger : withPointer);
    await enter(game, `Ivo on ${difficulty}`);
    await arena.startPractice(difficulty);
    await arena.playOn();
    await game.lookOver(`battle-result-${difficulty}`, { canvas: false });
  });
}

test("a battle on expert is played with the keyboard alone (BAT-034, BAT-043) @desktop @long", async ({
  game,
}) => {
  test.slow();
  const arena = new ArenaPage(game, withKeyboard);
  await enter(game, "Kim");
  await arena.startPractice("expert");
  await arena.playOn();
});

test("a battle fits down to 320 pixels, Escape takes one step back, and a reload continues the battle (BAT-025, BAT-032, BAT-036, BAT-182) @desktop", async ({
  game,
  page,
}) => {
  const arena = new ArenaPage(game, game.isPhone ? withFinger : withPointer);
  await enter(game, "Lea");
  await arena.startPractice("easy");
  const cards = page.getByRole("region", { name: "Your hand" }).getByRole("button");
  await cards.first().click();
  await game.lookOver("battle-card", { canvas: false });
  await arena.action("Deploy").dblclick();
  await expect(page.locator("[data-row=player] button")).toHaveCount(1);
  const battle = await arena.battle();
  expect(battle?.actions, "a double click deploys once").toHaveLength(1);

  const own = page.locator("[data-row=player] button").first();
  await own.click();
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await arena.action("Use Tool").click();
  await expect(page.getByRole("dialog", { name: "Select a Tool" })).toBeVisible();
  await game.lookOver("battle-tools", { canvas: false });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Select a Tool" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(own).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Leave this battle?" })).toBeVisible();
  await game.button("Stay").click();

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("dialog", { name: "Leave this battle?" })).toHaveCount(0);
  await arena.checkPicture();
  await game.lookOver("battle-narrow", { canvas: false });

  await page.reload();
  await game.button("Resume Battle").click();
  await expect(arena.action("End Turn")).toBeEnabled();
  expect((await arena.battle())?.battle).toEqual(battle?.battle);
});
