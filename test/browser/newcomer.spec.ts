import type { Page } from "@playwright/test";
import { shippedRules } from "../../rules/index.ts";
import { skipMinutes } from "./support/development-calls.ts";
import { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { Newcomer } from "./support/newcomer.ts";
import { PvpPage } from "./support/pvp-page.ts";

/** Two fields are drawn in software at once: small windows leave time to play. */
const WINDOW = { width: 860, height: 640 };
const SEED = 2;
const QUARTER_OF_AN_HOUR = 15 * 60_000;

/** A page that draws the same random numbers in each run, so that its battles are the same too. */
async function drawTheSame(page: Page): Promise<void> {
  await page.addInitScript((seed) => {
    let word = seed;
    crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
      if (numbers instanceof Uint32Array)
        for (let index = 0; index < numbers.length; index++) {
          word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
          numbers[index] = word;
        }
      return numbers;
    };
  }, SEED);
}

async function quiet(page: Page): Promise<void> {
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: "reduce" });
}

test("a newcomer who only follows the goals reaches room 2, a practice win and a battle by link within 15 minutes; the friend without an account has the first turn after one name and one click (GAP-61) @desktop @long", async ({
  game,
  page,
  browser,
  baseURL,
}, testInfo) => {
  test.slow();
  const inga = new Newcomer(game);
  const begun = Date.now();
  const note = (type: string, description: string) => testInfo.annotations.push({ type, description });
  await quiet(page);
  await drawTheSame(page);
  await game.logIn("Inga");
  await inga.press(game.button("Start Playing"));

  await test.step("the goals lead over a machine and its use to a practice battle, which is won", async () => {
    await inga.showMe("Choose one in Build Machines.");
    await inga.pressWhatItShows();
    await inga.press(game.button("Build here").last());
    await inga.reached("Build a machine");
    await inga.showMe(/press its button/);
    await inga.pressWhatItShows();
    await inga.reached("Activate a machine");
    await inga.showMe("The team is lent. You need no wallet.");
    note("practice battles until one was won", String(await inga.winPractice()));
    await inga.press(game.button("Return to Game"));
    await inga.reached("Fight a practice battle");
  });

  await test.step("an upgrade and five machines open room 2", async () => {
    await inga.showMe("The higher its level, the more it makes.");
    await inga.pressWhatItShows();
    await inga.reached("Upgrade a machine");
    await inga.showMe("Build two Cat's Lairs, two Reactors and an Amplifier.");
    for (const machine of ["Cat's Lair", "Reactor", "Reactor", "Amplifier"]) await inga.build(machine);
    await inga.press(game.button("Go to Room 2"));
    await game.roomShown(2);
    await inga.reached("Open room 2");
    note("minutes until room 2", ((Date.now() - begun) / 60_000).toFixed(1));
  });

  const link = await test.step("the next goal makes a link to a battle", async () => {
    expect(await inga.goal()).toBe("Fight a friend");
    await inga.showMe(/Make a link and send it to somebody/);
    await inga.press(game.button("Make the Link"));
    await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
    return page.getByLabel("Link to the challenge").inputValue();
  });

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const friend = new GamePage(await context.newPage(), testInfo);
  await quiet(friend.page);
  await friend.page.addInitScript(() => {
    sessionStorage.setItem("clicks", sessionStorage.getItem("clicks") ?? "0");
    const count = () =>
      sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
    window.addEventListener("click", count, { capture: true });
  });
  const opened = Date.now();
  await friend.page.goto(link);
  await expect(friend.page.getByRole("heading", { name: "Inga challenges you!" })).toBeVisible();
  await friend.page.getByLabel("Your name").fill("Olaf");
  await friend.button("Play").click();
  const players = [new PvpPage(game), new PvpPage(friend)];
  for (const player of players) await expect(player.myTurn.or(player.waiting).first()).toBeVisible();
  note("milliseconds from the link to the first turn", String(Date.now() - opened));
  note("presses of the newcomer", String(inga.presses));
  const clicks = await friend.page.evaluate(() => Number(sessionStorage.getItem("clicks")));
  expect(clicks).toBeLessThanOrEqual(4);
  expect(Date.now() - begun).toBeLessThan(QUARTER_OF_AN_HOUR);
  await friend.page.context().close();
});

const DAY_MINUTES = 24 * 60;

test("a player who comes back on the second and on the tenth day meets something new each time: a scene for the album, a stray cat, other goals of the day, another position (GAP-73, GAP-76, GAP-77) @desktop @long", async ({
  game,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await game.logIn("Runa");
  await game.button("Start Playing").click();
  for (const machine of ["Cat's Lair", "Reactor"]) await game.build(machine);

  /** What a day brings, after so many days away: the scene, the goals of the day, and the position's number. */
  async function comesBack(days: number): Promise<{ scene: string; goals: string; position: string }> {
    for (const button of await game.button(/^Activate (Cat|Reactor)/).all()) {
      // Reaches the server before the clock moves: whatever comes after it is already the next visit.
      const answered = page.waitForResponse((answer) => answer.url().includes("/api/activateMachine"));
      await button.click();
      await answered;
    }
    await skipMinutes(page, days * DAY_MINUTES);
    await page.reload();
    await game.roomIsThere();
    const away = page.getByRole("dialog", { name: "While you were away" });
    const scene = (await away.locator("figcaption p").first().textContent()) ?? "";
    await expect(away.getByText(/^You found: /)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(away).toBeHidden();
    const { daily } = await (await page.request.get("/api/getGoals")).json();
    const { today } = await (await page.request.get("/api/getPositions")).json();
    return { scene, goals: JSON.stringify(daily), position: JSON.stringify(today) };
  }

  const second = await comesBack(1);
  const visits = [second, await comesBack(8)];
  // Two days may draw the same goals, whatever day it is now: then the next one is looked at.
  while (visits.at(-1)?.goals === second.goals && visits.length < 5) visits.push(await comesBack(1));
  const tenth = visits.at(-1) ?? second;
  expect(tenth.scene).not.toBe(second.scene);
  expect(tenth.goals).not.toBe(second.goals);
  expect(tenth.position).not.toBe(second.position);
  const strays = Object.entries(shippedRules.scenes.rows).filter(([, { isStrayCat }]) => isStrayCat);
  const told: Readonly<Record<string, string>> = shippedRules.texts.scenes.told;
  expect(strays.map(([key]) => told[key]).some((text) => visits.some(({ scene }) => scene === text))).toBe(
    true,
  );

  await game.openTool("Your profile");
  await game.button("Album").click();
  const album = page.getByRole("dialog", { name: "Album" });
  await expect(album.getByText(`${visits.length} of 40 pictures`)).toBeVisible();
  for (const { scene } of visits) await expect(album.getByText(scene)).toBeVisible();
});
