import type { Page } from "@playwright/test";
import { type BattleAction, shippedRules as rules } from "../../rules/index.ts";
import { judgeTry, positionById, shippedPositions, stepText } from "../../rules/positions.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { tabTo } from "./support/keyboard.ts";

const { inARow } = rules.puzzles.training;

/** The moves of the open position's solution, as the list of all moves has them. */
async function solution(page: Page, key: string): Promise<string[]> {
  const kept = await page.evaluate((name) => localStorage.getItem(name), key);
  const positions = await shippedPositions(rules);
  const position = positionById(positions, JSON.parse(kept ?? "{}").row.open.id);
  if (!position) throw new Error("No position is open");
  const judged = judgeTry(positions.rules, position, []);
  if (!judged.ok) throw new Error(judged.refusal.text);
  const wordsOf = (action: BattleAction) => stepText(rules, judged.battle, 0, action).slice(0, -1);
  return position.solution.map(wordsOf);
}

/** Waits until the player may act again, or the battle has ended. Returns whether it goes on. */
async function goesOn(game: GamePage): Promise<boolean> {
  const free = game.button(/^End Turn/).and(game.page.locator(":not([aria-disabled=true])"));
  const solved = game.dialog.last().getByText("Solved!");
  await expect(free.or(solved)).toBeVisible();
  return (await solved.count()) === 0;
}

/** Takes a move of the list of all moves. */
async function take(game: GamePage, words: string): Promise<void> {
  await game.button(/^All moves/).click();
  await game.dialog.last().getByRole("button", { name: words }).click();
}

/** Positions are drawn from ids of the page: the same ones in each run. */
async function drawAlike(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let made = Number(sessionStorage.getItem("made"));
    crypto.getRandomValues = (array) => {
      made += 1;
      sessionStorage.setItem("made", String(made));
      new Uint8Array(array?.buffer ?? new ArrayBuffer(1)).fill(made);
      return array;
    };
  });
}

/** Moves the focus to a button with Tab and presses it. */
async function pressByKeyboard(page: Page, button: ReturnType<GamePage["button"]>): Promise<void> {
  await tabTo(button);
  await page.keyboard.press("Enter");
}

test("ten positions in a row are trained with the keyboard alone, without a login (GAP-74) @desktop @long", async ({
  game,
  page,
}) => {
  await drawAlike(page);
  await page.goto("/?training");
  await pressByKeyboard(page, game.button("Begin"));
  for (let place = 1; place <= inARow; place += 1) {
    await expect(page.getByText(`${place} of ${inARow}`, { exact: true })).toBeVisible();
    await expect(game.button(/^End Turn/)).not.toHaveAttribute("aria-disabled", "true");
    let isOn = true;
    for (const words of place === 1 ? await solution(page, "training") : []) {
      await pressByKeyboard(page, game.button(/^All moves/));
      await pressByKeyboard(page, game.dialog.last().getByRole("button", { name: words }));
      isOn = await goesOn(game);
    }
    // Later turns are ended by its key, which takes less time than Tab.
    if (place > 1) await page.keyboard.press("e");
    else if (isOn) await pressByKeyboard(page, game.button(/^End Turn/));
    await expect(game.dialog.last()).toContainText(place === 1 ? "Solved!" : "Not yet");
    const onward = game.dialog
      .last()
      .getByRole("button", { name: place < inARow ? "Next Position" : "To the Summary" });
    await expect(onward).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: `1 of ${inARow} solved` })).toBeVisible();
  await expect(page.getByText(/^Your rating: 1500, now \d+$/)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Summary" })).toMatchAriaSnapshot(`
    - heading "1 of ${inARow} solved"
    - list "Missed"
    - button "Another Kind"
    - button "Another Set"
  `);
  await game.lookOver("training-row-summary", { canvas: false });
  await pressByKeyboard(page, game.button(/^Look Again/).first());
  await expect(page.locator("[data-goal]")).toBeVisible();
  // The first one takes the choice of a creature back.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: `1 of ${inARow} solved` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Log in with Telegram" })).toBeVisible();
});

test("a player trains, and the server rates the first try at each position (GAP-74) @desktop @long", async ({
  game,
  page,
}) => {
  await drawAlike(page);
  await game.logIn("Tristan");
  await game.button("Start Playing").click();
  await game.battles.click();
  await game.button("Training").click();
  await expect(page.getByText("Your rating: about 1500")).toBeVisible();
  await game.lookOver("training", { canvas: false });
  await game.button("Begin").click();
  await expect(page.getByText(`1 of ${inARow}`, { exact: true })).toBeVisible();
  const { userId } = await (await page.request.get("/api/whoami")).json();
  let isOn = true;
  for (const words of await solution(page, `training_${userId}`)) {
    await take(game, words);
    isOn = await goesOn(game);
  }
  if (isOn) await game.button(/^End Turn/).click();
  await expect(game.dialog.last()).toContainText("Solved!");
  await expect(game.dialog.last()).toContainText(/Your rating: 1\d{3} \(\+\d+\)/);
  await game.lookOver("training-solved", { canvas: false });
  const training = async () => (await page.request.get("/api/getTraining")).json();
  await expect.poll(training).toMatchObject({ tries: 1, positions: [{ solvedSince: null }] });
  await game.button("Next Position").click();
  await expect(page.getByText(`2 of ${inARow}`, { exact: true })).toBeVisible();
  await game.button(/^End Turn/).click();
  await expect(game.dialog.last()).toContainText("Not yet");
  await expect.poll(training).toMatchObject({ tries: 2 });
  // A reload shows the same result again, and counts nothing twice.
  await page.reload();
  await expect(game.dialog.last()).toContainText("Not yet");
  await game.button("Look at the Battle").click();
  await game.button("End the Set").click();
  await expect(page.getByRole("heading", { name: "1 of 2 solved" })).toBeVisible();
  await game.lookOver("training-summary", { canvas: false });
  expect(await training()).toMatchObject({ tries: 2 });
});
