import type { Page } from "@playwright/test";
import { type BattleAction, shippedRules as rules } from "../../rules/index.ts";
import { judgeTry, positionAt, shippedPositions, stepText } from "../../rules/positions.ts";
import type { Press } from "./support/arena-page.ts";
import { Deployment } from "./support/deployment.ts";
import { FakePad } from "./support/fake-pad.ts";
import type { GamePage } from "./support/game-page.ts";
import { test as base, expect } from "./support/game-test.ts";
import { withReader } from "./support/heard-battle.ts";
import { untilKept } from "./support/kept-build.ts";
import { tabTo } from "./support/keyboard.ts";

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ server }, use) => {
    const deployment = await Deployment.of(server);
    await use(deployment);
    deployment.close();
  },
});

const LINK = "/?position=1";
const SIGN = "⚡⚡ 2 tries, 0 energy left";
/** Pictures of the room and the login. */
const NOT_OF_A_POSITION = /\/assets\/(lab|room1|welcome)(_half)?-[\w-]{8}\.(json|avif|webp)/;

/** The moves of the first position's solution, as the list of all moves has them. */
async function solution(): Promise<string[]> {
  const positions = await shippedPositions(rules);
  const position = positionAt(positions, 1);
  if (!position) throw new Error("There are no positions");
  const judged = judgeTry(positions.rules, position, []);
  if (!judged.ok) throw new Error(judged.refusal.text);
  const wordsOf = (action: BattleAction) => stepText(rules, judged.battle, 0, action).slice(0, -1);
  return position.solution.map(wordsOf);
}

/** Takes a move of the list of all moves. */
async function take(game: GamePage, words: string): Promise<void> {
  const details = game.button("Details");
  if (game.isPhone) await details.click();
  await game.button(/^All moves/).click();
  await game.dialog.last().getByRole("button", { name: words }).click();
  await expect(game.button(/^End Turn/)).not.toHaveAttribute("aria-disabled", "true");
}

/** Ends the turn at once, then solves the position with the second try. */
async function solveAtSecondTry(game: GamePage): Promise<void> {
  await game.button(/^End Turn/).click();
  await expect(game.dialog.last()).toContainText("Not yet");
  await expect(game.dialog.last()).toContainText("The battle is lost.");
  await game.button("Try Again").last().click();
  for (const words of await solution()) await take(game, words);
  await game.button(/^End Turn/).click();
  await expect(game.dialog.last()).toContainText("Solved!");
  await expect(game.dialog.last()).toContainText(SIGN);
}

/** What the page hands to the system's way to share, or copies where it has none. */
async function listenToShare(page: Page, isOffered: boolean): Promise<void> {
  await page.addInitScript((offered: boolean) => {
    const shared: unknown[] = [];
    const note = async (what: unknown) => void shared.push(what);
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: offered ? note : undefined, configurable: true });
    if (!offered) Reflect.deleteProperty(Navigator.prototype, "share");
    if (!offered) Reflect.deleteProperty(navigator, "share");
    Object.defineProperty(navigator, "clipboard", { value: { writeText: note }, configurable: true });
  }, isOffered);
}

const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

test("a visitor plays the position of a link, for which nothing of the lab is loaded, sends its sign, and it counts once they log in (GAP-73, GAP-80) @phone", async ({
  game,
  page,
}) => {
  await listenToShare(page, true);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const engine = /\/assets\/phaser[-_]/;
  await page.route(engine, (route) => route.abort());
  await page.goto(LINK);
  const goal = page.locator("[data-goal]");
  await expect(goal).toContainText("at least 1 of your creatures and at most 1 enemy must be left.");
  await expect(page.locator("[data-battlefield]")).toBeVisible();
  await game.lookOver("position-without-canvas-phone", { canvas: false });
  game.forgetErrors();
  await page.unroute(engine);
  await page.reload();
  await expect(page.locator("[data-battlefield]")).toHaveAttribute("data-battle", "ready");
  await game.lookOver("position-phone", { canvas: false });
  expect(loaded.filter((address) => NOT_OF_A_POSITION.test(address))).toEqual([]);
  await solveAtSecondTry(game);
  await game.lookOver("position-solved-phone", { canvas: false });

  await game.button("Share").click();
  const url = new URL(LINK, page.url()).href;
  const text = `Corvax 1 ${SIGN}`;
  await expect.poll(() => shared(page)).toEqual([{ text, url }]);

  // A reload shows the same result again, and counts nothing twice.
  await page.reload();
  await expect(game.dialog.last()).toContainText(SIGN);
  await game.button("Look at the Battle").click();
  await game.button("Leave the position").click();
  await expect(page.getByRole("heading", { name: "Log in with Telegram" })).toBeVisible();

  await game.logIn("Pippa");
  await game.button("Start Playing").click();
  const standings = async () => (await (await page.request.get("/api/getPositions")).json()).standings;
  await expect.poll(standings).toMatchObject([{ number: 1, tries: 2, reached: true, energyLeft: 0 }]);
  await game.battles.click();
  await expect(game.dialog).toContainText("One turn of a battle, the same for everybody today.");
  await game.button("Today's Position").click();
  await expect(goal).toBeVisible();
  // Today's is this one on its day alone.
  await page.goto(LINK);
  await expect(game.dialog.last()).toContainText(SIGN);
  await game.button("Look at the Battle").click();
  await game.button("Leave the position").click();
  await expect(game.room).toBeVisible();
});

test.describe("without network", () => {
  test.use({ serviceWorkers: "allow" });
  test("positions are played and trained offline after one visit, also by a visitor (GAP-73, GAP-74) @desktop @long", async ({
    game,
    page,
    context,
    deployment,
  }) => {
    await page.goto(`${deployment.url}/`);
    await expect(game.button("Play Today's Position")).toBeVisible();
    await untilKept(page, deployment.served);
    await context.setOffline(true);
    await page.goto("about:blank");
    await page.goto(`${deployment.url}/`);
    await game.button("Play Today's Position").click();
    await expect(page.locator("[data-goal]")).toBeVisible();
    await page.goto("about:blank");
    await page.goto(`${deployment.url}${LINK}`);
    await solveAtSecondTry(game);
    await page.goto(`${deployment.url}/?training`);
    await game.button("Begin").click();
    await expect(page.locator("[data-goal]")).toBeVisible();
    await context.setOffline(false);
    game.forgetErrors();
  });
});

/** Opens the position of the link in a browser that copies what is shared. */
async function openLink(page: Page): Promise<void> {
  await listenToShare(page, false);
  await page.goto(LINK);
  await expect(page.locator("[data-goal]")).toBeVisible();
}

/** Solves the position of the link, looks at its best line, copies its sign, and goes on to the login. */
async function solveAndCopy(game: GamePage, page: Page, press: Press, back: () => Promise<void>) {
  for (const words of await solution()) {
    await press(game.button(/^All moves/));
    await press(game.dialog.last().getByRole("button", { name: words }));
    await expect(game.button(/^End Turn/)).not.toHaveAttribute("aria-disabled", "true");
  }
  await press(game.button(/^End Turn/));
  await expect(game.dialog.last()).toContainText("Solved!");
  await expect(game.button("Try Again").last()).toBeFocused();
  await press(game.button("Show the Best Line").last());
  await expect(game.button("Next")).toBeFocused();
  await press(game.button("Next"));
  await expect(page.getByText("Cvxling 1 defends.", { exact: true }).first()).toBeVisible();
  await back();
  await expect(game.dialog.last()).toContainText("Solved!");
  await press(game.button("Share").last());
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await shared(page)).toEqual([expect.stringMatching(/^Corvax 1 .*\nhttp:/)]);
  await back();
  await back();
  await expect(page.getByRole("heading", { name: "Log in with Telegram" })).toBeVisible();
}

test("a position is solved, and its sign copied, with Tab and Enter alone (GAP-73) @desktop @long", async ({
  game,
  page,
}) => {
  await openLink(page);
  const press: Press = async (control) => {
    await tabTo(control);
    await page.keyboard.press("Enter");
  };
  await solveAndCopy(game, page, press, () => page.keyboard.press("Escape"));
});

test("a position is solved, and its sign copied, with a gamepad alone (GAP-73) @desktop @long", async ({
  game,
  page,
}) => {
  const pad = new FakePad(page);
  await pad.plugIn();
  await openLink(page);
  await pad.connect();
  await solveAndCopy(game, page, pad.pressControl, () => pad.press("east"));
});

test("a position is solved, and its sign copied, with the roles and names that a screen reader tells alone (GAP-73) @desktop @long", async ({
  game,
  page,
}) => {
  await openLink(page);
  await solveAndCopy(game, page, withReader, () => page.keyboard.press("Escape"));
});
