import { readFileSync } from "node:fs";
import type { Browser, Locator } from "@playwright/test";
import { itemNames, legalActions, moveWords, shippedRules as rules } from "../../rules/index.ts";
import { healthWords } from "../../ui/battle/field/creature-words.ts";
import { againstEnemy, PLAYER } from "../../ui/battle/store/sides.ts";
import { creatureLabels } from "../../ui/battle/use-shown-battle.ts";
import { ArenaPage, withFinger, withKeyboard, withPointer } from "./support/arena-page.ts";
import { makeAccount } from "./support/development-calls.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { heardButtons } from "./support/heard-controls.ts";
import { almostLost, almostWon, fullBattle } from "./support/left-battles.ts";

/** An account is enough to go on with a battle; what is on it counts for the next team only. */
const NOTHING = { creatures: [], tools: [], spells: [] };
const sized = (width: number, height: number) => ({ width, height });

/** Opens a replay link in a browser of somebody who never logged in. */
async function watchesWithoutLogin(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("button", { name: "Step Forward" })).toBeVisible();
  await visitor.getByRole("button", { name: "Log in to play" }).click();
  await expect(visitor.getByRole("heading", { name: "Log in with Telegram" })).toBeVisible();
  await context.close();
}

async function enter(game: GamePage, name: string): Promise<ArenaPage> {
  await game.logIn(name);
  await game.button("Start Playing").click();
  return new ArenaPage(game, game.isPhone ? withFinger : withPointer);
}

test("the way into a battle shows four challenges, then the team, each with its texts (BAT-002, BAT-006, BAT-008 to BAT-012, BAT-014 to BAT-020, BAT-023) @desktop @long", async ({
  game,
  page,
}) => {
  const arena = await enter(game, "Mia");
  await arena.openPractice();
  await expect(page.getByRole("heading", { name: "Battle Arena - Choose Your Challenge" })).toBeVisible();
  for (const [name, bonus] of [
    ["Easy", "+15% enemy stats"],
    ["Medium", "+35% enemy stats"],
    ["Hard", "+60% enemy stats"],
    ["Expert", "+100% enemy stats"],
  ] as const)
    await expect(page.getByRole("radio", { name })).toHaveAccessibleDescription(
      new RegExp(`${bonus.replace("+", "\\+")}.*Recommended: `),
    );
  await expect(page.getByText(/^Warning: expert enemies/)).toBeVisible();
  await game.lookOver("arena-setup", { canvas: false });
  await game.button("Show Detailed Tips").click();
  await game.lookOver("arena-tips", { canvas: false });
  await game.button("Hide Detailed Tips").click();
  await game.button("Start Battle!").click();

  await expect(page.getByRole("heading", { name: "Prepare Your Battle Team" })).toBeVisible();
  await expect(page).toHaveTitle(/Prepare Your Battle Team - Corvax Lab$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Corvax Lab");
  await expect(page.getByText("Creatures will be drawn in this order")).toBeVisible();
  await expect(
    page.getByText("Your team composition meets the requirements for easy difficulty."),
  ).toBeVisible();
  await expect(game.button("Start Battle with 3 Creatures")).toBeEnabled();
  await game.lookOver("arena-team", { canvas: false });
  const picked = page
    .locator("section", { hasText: "Available creatures" })
    .getByRole("button", { pressed: true });
  await picked.first().click();
  await expect(game.button("Select at least 3 creatures")).toBeDisabled();
  await picked.first().click();
  await picked.first().click();
  await expect(page.getByText("Select creatures to see team analysis")).toBeVisible();
  await game.lookOver("arena-no-team", { canvas: false });
  await game.button("Back").click();
  await expect(page.getByRole("heading", { name: "Battle Arena - Choose Your Challenge" })).toBeVisible();
});

test("a screen reader's tree names every creature, its health and each legal action (BAT-024, BAT-034, BAT-043) @desktop @long", async ({
  game,
  page,
}) => {
  const arena = await enter(game, "Nell");
  await arena.comeBackTo(fullBattle);
  const battle = await arena.battle();
  if (!battle) throw new Error("The battle was not taken up.");
  const view = battle.view();
  await arena.expectShown(view);
  await game.lookOver("battle-full", { canvas: false });
  await askForMore(game);
  const labels = creatureLabels(rules.texts, view, againstEnemy(rules.texts));
  const names = (await heardButtons(page)).map(({ name }) => name);
  for (const creature of [...view.player.field, ...view.enemy.field])
    expect(names).toContain(`${labels.get(creature.id)}, ${healthWords(rules, creature)}`);
  for (const card of view.player.hand)
    if (!("hidden" in card))
      expect(names).toContainEqual(expect.stringContaining(labels.get(card.id) ?? card.id));

  // The enemy first: with an own creature chosen, a press on it would attack.
  for (const { field } of [view.enemy, view.player]) await arena.creature(field[0]?.id ?? "").click();
  await expect(page.getByText(/^Damage \d+( to \d+)?$/)).toBeVisible();
  await game.lookOver("battle-aimed", { canvas: false });

  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: "All moves" })).toBeVisible();
  await game.lookOver("battle-all-moves", { canvas: false });
  const moves = (await heardButtons(page)).map(({ name }) => name);
  const called = { creature: (id: string) => labels.get(id) ?? id, ...itemNames(view.player) };
  const legal = legalActions(rules, battle.battle, PLAYER).map((action) => moveWords(rules, called, action));
  expect(moves.filter((name) => name !== "Close")).toEqual([...new Set(legal)]);
  await page.keyboard.press("Escape");
  await game.button("Explain the Enemy").click();
  await expect(page.getByRole("dialog", { name: "Why did the enemy do that?" })).toBeVisible();
  await page.getByRole("group").first().click();
  await game.lookOver("battle-explained", { canvas: false });
});

test("a battle played with keys alone ends in 'Victory!', its rewards and its replay (BAT-050, BAT-051, BAT-053, BAT-054, GAP-35, CON-92) @desktop @long", async ({
  browser,
  game,
  page,
}) => {
  await game.logIn("Sven");
  const press = (name: string) => withKeyboard(game.button(name));
  await press("Start Playing");
  const arena = new ArenaPage(game, withKeyboard);
  await makeAccount(page, NOTHING);
  const blow = await arena.comeBackTo(almostWon);
  const battle = await arena.battle();
  if (!battle) throw new Error("The battle was not taken up.");
  await arena.does(blow, battle);
  await expect(page.getByRole("heading", { name: "Victory!" })).toBeVisible();
  await expect(
    page.getByText("You've defeated all enemy creatures! Your strategy and creatures have proven superior."),
  ).toBeVisible();
  for (const word of ["Difficulty", "Turns", "Creatures remaining", "Enemies defeated", "Best combo"])
    await expect(page.getByRole("term").filter({ hasText: word })).toBeVisible();
  await expect(page.getByText("Arena rewards are kept on this device.")).toBeVisible();
  await game.lookOver("battle-victory", { canvas: false });

  const download = page.waitForEvent("download");
  await press("Save Replay");
  const saved = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(saved.actions).toEqual([...battle.actions, blow]);
  await press("Share Link");
  await expect(page.getByRole("dialog", { name: "Share this battle" })).toBeVisible();
  await game.lookOver("battle-share", { canvas: false });
  await watchesWithoutLogin(browser, await page.getByLabel("Link to the replay").inputValue());
  await page.keyboard.press("Escape");
  await press("Watch Replay");
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
  await expect(arena.canvas).toHaveAttribute("data-battle", "ready");
  await arena.checkPicture();
  await press("Step Forward");
  await expect(page.getByText(/action 1 of/)).toBeVisible();
  await game.lookOver("battle-replay", { canvas: false });
  await game.tabTo("Place in the battle");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/action 2 of/)).toBeVisible();
  await page.keyboard.press("Escape");
  await press("Play Again");
  await expect(page.getByRole("heading", { name: "Battle Arena - Choose Your Challenge" })).toBeVisible();
  await game.button("Close").click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Corvax Lab$/);
});

test("a battle ends in 'Defeat!', without rewards, its outcome and podium in sight in low windows too, and leads back to the lab (BAT-027, BAT-035, BAT-050, BAT-052, BAT-054) @phone", async ({
  game,
  page,
}) => {
  const arena = await enter(game, "Pia");
  await makeAccount(page, NOTHING);
  await arena.comeBackTo(almostLost);
  await expect(page.getByText(/ - choose an action$/)).toBeVisible();
  await game.button("Leave battle").click();
  await expect(page.getByRole("dialog", { name: "Leave this battle?" })).toBeVisible();
  await game.lookOver("battle-leave", { canvas: false });
  await game.button("Stay").click();
  await arena.pressEndTurn();
  await expect(page.getByText("Waiting for enemy turn...")).toBeVisible();
  await expect(page.getByText(/^Enemy is (planning next move|attacking)\.\.\.$/)).toBeVisible();
  await game.button("Skip").click();
  await expect(page.getByRole("heading", { name: "Defeat!" })).toBeVisible();
  await expect(page.getByText("All your creatures have been defeated. Better luck next time!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rewards" })).toHaveCount(0);
  await game.lookOver("battle-defeat", { canvas: false });
  for (const size of [sized(844, 390), sized(1280, 600)]) {
    await page.setViewportSize(size);
    const hidden = () => page.evaluate(partsUnderFold);
    await expect.poll(hidden, { message: `${size.width}x${size.height}` }).toEqual([]);
  }
  await game.button("Return to Game").click();
  await game.roomIsThere();
});

test("a chosen card opens beside the others, an attack shows its forecast, and no button moves (BAT-025, BAT-032, BAT-182) @phone", async ({
  game,
  page,
}) => {
  const arena = await enter(game, "Sol");
  await arena.comeBackTo(fullBattle);
  const card = page.getByRole("region", { name: "Your hand" }).getByRole("button").last();
  const numbers = card.locator("> span", { hasText: /Health \d+, attack \d+, defence/ });
  const before = await placeOf(card);
  expect((await placeOf(numbers)).width).toBeLessThanOrEqual(1);
  const deploy = await placeOf(arena.action("Deploy"));
  await card.tap();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await placeOf(numbers)).width).toBeGreaterThan(100);
  const after = await placeOf(card);
  expect(after.width).toBeGreaterThan(before.width * 2);
  expect(after.x).toBeGreaterThanOrEqual(0);
  expect(after.x + after.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const moved = (await placeOf(arena.action("Deploy"))).y - deploy.y;
  expect(Math.abs(moved), "Deploy stays under the thumb").toBeLessThanOrEqual(2);
  await game.lookOver("battle-card-open", { canvas: false });
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => card.evaluate(cutWords), "words of the open card on the smallest phone").toBe(0);
  await game.lookOver("battle-card-open-smallest", { canvas: false });
  await page.setViewportSize(size);

  // The enemy first: with an own creature chosen, a press on it would attack.
  for (const row of ["enemy", "player"]) await page.locator(`[data-row=${row}] button`).first().tap();
  await expect(page.getByText(/^Damage \d+( to \d+)?, /)).toBeInViewport({ ratio: 1 });
  const aimed = (await placeOf(arena.action("Deploy"))).y - deploy.y;
  expect(Math.abs(aimed), "and stays there").toBeLessThanOrEqual(2);
  await game.lookOver("battle-aimed", { canvas: false });

  await game.button("Details").tap();
  await expect(page.getByRole("dialog", { name: "Details" })).toBeVisible();
  await game.lookOver("battle-details", { canvas: false });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Details" })).toHaveCount(0);
  await askForMore(game);
});

/** Opens what tells more on request: the synergies of a side, and how the last damage came about. */
async function askForMore(game: GamePage): Promise<void> {
  const lookInto = async (dialog: Locator, name: string) => {
    await expect(dialog).toBeVisible();
    await game.lookOver(name, { canvas: false });
  };
  const close = async (dialog: Locator) => {
    await game.page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  const dialog = (name: string | RegExp) => game.page.getByRole("dialog", { name });
  const [synergies, log, why] = [dialog("Your synergies"), dialog("Battle log"), dialog(/^Why \d+\?$/)];

  await game.button(/^Your Synergy/).click();
  await lookInto(synergies, "battle-synergies");
  await close(synergies);
  if (game.isPhone) {
    await game.button("Log").click();
    await lookInto(log, "battle-log");
  }
  await game
    .button(/^Why\? /)
    .last()
    .click();
  await lookInto(why, "battle-why");
  await close(why);
  if (game.isPhone) await close(log);
}

async function placeOf(part: Locator) {
  const place = await part.boundingBox();
  if (!place) throw new Error("It cannot be seen.");
  return place;
}

/** Runs in the page: by how many whole pixels words of a card lie outside it. */
function cutWords(card: Element): number {
  const { top, bottom, left, right } = card.getBoundingClientRect();
  const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let most = 0;
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    range.selectNodeContents(word);
    // What only screen readers read is a pixel wide.
    for (const box of range.getClientRects())
      if (box.width > 1 && word.parentElement && word.parentElement.offsetWidth > 1)
        most = Math.max(most, top - box.top, box.bottom - bottom, left - box.left, box.right - right);
  }
  return Math.floor(most);
}

/** Runs in the page: names of the sides and creatures of the podium that have to be scrolled to. */
function partsUnderFold(): string[] {
  const buttons = [...document.querySelectorAll("[data-screen=result] button")]
    .at(-1)
    ?.getBoundingClientRect();
  const parts = [...document.querySelectorAll("[data-screen=result] :is([data-side], [data-place])")];
  if (parts.length < 3) return ["not everybody is there"];
  return parts
    .filter((part) => part.getBoundingClientRect().bottom > (buttons?.top ?? 0))
    .map(({ textContent }) => textContent);
}
