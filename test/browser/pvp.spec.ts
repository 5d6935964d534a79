import type { Browser, TestInfo } from "@playwright/test";
import { CollectionPage } from "./support/collection-page.ts";
import { makeAccount, skipMinutes } from "./support/development-calls.ts";
import { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { PvpPage } from "./support/pvp-page.ts";

const SECOND = 1 / 60;
const STRONG = { species_name: "Xerdian", form: 3, rarity: "Legendary" };
const WEAK = { species_name: "Bullx", form: 0, rarity: "Common" };
/** Two fields are drawn in software at once: small windows leave time to play. */
const WINDOW = { width: 860, height: 640 };

/** Another player in a browser of their own. */
async function anotherPlayer(
  browser: Browser,
  baseURL: string | undefined,
  testInfo: TestInfo,
): Promise<GamePage> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  return new GamePage(await context.newPage(), testInfo);
}

/** Comes with one creature on the ledger, in a browser that asks for less motion, and looks for an opponent. */
async function arrive(game: GamePage, name: string, creature: object): Promise<PvpPage> {
  const { page } = game;
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await game.logInUnseen(name);
  await makeAccount(page, { creatures: [creature], tools: [], spells: [] });
  await page.goto("/");
  await game.button("Start Playing").click();
  const pvp = new PvpPage(game);
  await pvp.enter();
  await pvp.findOpponent(1);
  return pvp;
}

test("two players meet, fight to the end over a lost connection, and see the result (PVP-001, PVP-010, PVP-014, PVP-025, PVP-030, PVP-041, PVP-043, PVP-054) @desktop", async ({
  game,
  browser,
  baseURL,
}, testInfo) => {
  const other = await anotherPlayer(browser, baseURL, testInfo);
  const strong = await arrive(game, "Wilma", STRONG);
  await expect(game.page.getByRole("heading", { name: "Finding Opponent..." })).toBeVisible();
  const weak = await arrive(other, "Ben", WEAK);
  await Promise.all([strong.battleBegins(), weak.battleBegins()]);
  await expect(strong.game.page.getByLabel("Ben's hand: 1")).toBeVisible();

  // Each deploys in their own turn, whoever begins.
  const players = (await strong.myTurn.isVisible()) ? [strong, weak] : [weak, strong];
  for (const player of players) {
    await expect(player.myTurn).toBeVisible();
    await player.deploy();
    await player.endTurn();
  }
  if (players[0] === weak) {
    await expect(weak.myTurn).toBeVisible();
    await weak.endTurn();
  }

  // The weak one's connection is lost while the strong one attacks and ends the turn.
  await expect(strong.myTurn).toBeVisible();
  await other.page.context().setOffline(true);
  await expect(weak.lostContact).toBeVisible();
  await strong.attack();
  await strong.endTurn();
  await skipMinutes(game.page, 20 * SECOND);
  await other.page.context().setOffline(false);
  await expect(weak.myTurn).toBeVisible();
  await expect(weak.lostContact).toHaveCount(0);
  await expect(weak.countdown).toHaveText(/^([1-3]?\d|40)s$/);
  const hurt = await strong.otherField.first().getAttribute("aria-label");
  await expect(weak.ownField.first()).toHaveAccessibleName((hurt ?? "").replace("Ben's ", ""));
  await weak.endTurn();

  // Until the weak one has nothing left.
  await expect(async () => {
    await expect(strong.myTurn.or(strong.ended).first()).toBeVisible();
    if (await strong.ended.isVisible()) return;
    if ((await strong.energy()) >= 2) await strong.attack();
    if (await strong.ended.isVisible()) return;
    await strong.endTurn();
    await expect(weak.myTurn).toBeVisible();
    await weak.endTurn();
    await expect(strong.ended).toBeVisible({ timeout: 100 });
  }).toPass();

  for (const [player, rating, wins, losses, title, change] of [
    [strong, 1024, 1, 0, "Victory!", "+24"],
    [weak, 976, 0, 1, "Defeat!", "-24"],
  ] as const) {
    const { page } = player.game;
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await player.game.expectLogged(`${title} ${change} rating`);
    await expect(page.getByRole("list", { name: "Your team after the battle" })).toBeVisible();
    await expect(page.getByText(`Rating ${rating}`, { exact: true })).toBeAttached();
    await player.game.lookOver(`pvp-result-${title}`, { canvas: false });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tab", { name: "My Stats" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: `${title} ${change} rating` })).toBeVisible();
    await expect(page.getByText(`Rating ${rating}`, { exact: true })).toBeVisible();
    await expect(player.card("Wins")).toHaveText(String(wins));
    await expect(player.card("Losses")).toHaveText(String(losses));
    await player.openTab("Leaderboard");
    await expect(page.getByRole("row", { name: /Wilma.*1024.*1\/0.*100%/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Ben.*976.*0\/1.*0%/ })).toBeVisible();
    await expect(page.getByLabel("Your Rank")).toContainText(`Rating ${rating}`);
  }
  other.forgetErrors();
  await other.page.context().close();
});

test("every PvP screen fits the page, and a practice battle against a bot can be played (PVP-002, PVP-012, PVP-023, PVP-047, PVP-053) @phone @long", async ({
  game,
  page,
}) => {
  await new CollectionPage(game).enter("Tess", {
    creatures: [STRONG, WEAK, { species_name: "Corvax", form: 1, rarity: "Rare" }],
    tools: ["Ledger Lens"],
    spells: ["Shardstorm"],
  });
  const pvp = new PvpPage(game);
  await pvp.enter();
  await game.lookOver("pvp-deck", { canvas: false });
  await pvp.openTab("My Stats");
  await expect(page.getByText("No battles yet. Start playing to see your history!")).toBeVisible();
  await game.lookOver("pvp-stats", { canvas: false });
  await pvp.openTab("Leaderboard");
  await game.lookOver("pvp-leaderboard", { canvas: false });
  await pvp.openTab("Battle");
  await pvp.findOpponent(3);
  await expect(page.getByRole("heading", { name: "Finding Opponent..." })).toBeVisible();
  // The clock runs ahead of the page's questions, so the test asks in between: silence would cost the place.
  for (let step = 0; step < 7; step++) {
    await skipMinutes(page, 5 * SECOND);
    await page.request.get("/api/pvp/queue/status");
  }
  await expect(game.button("Practise Against a Bot")).toBeVisible();
  await game.lookOver("pvp-queue", { canvas: false });
  await game.button("Practise Against a Bot").click();
  await pvp.battleBegins();
  await expect(page.getByText("Practice bot", { exact: true })).toBeVisible();
  await expect(pvp.myTurn).toBeVisible();
  await pvp.deploy();
  await game.lookOver("pvp-battle", { canvas: false });
  await game.button("Battle menu").click();
  await game.lookOver("pvp-battle-menu", { canvas: false });
  await game.button("Leave for Now").click();
  await expect(page.getByRole("tab", { name: "Battle", exact: true })).toBeDisabled();
  await game.button("Return to Battle").click();
  await game.button("Battle menu").click();
  await game.button("Concede...").click();
  await page
    .getByRole("dialog", { name: "Concede this battle?" })
    .getByRole("button", { name: "Concede" })
    .click();
  await expect(page.getByRole("heading", { name: "Defeat!", exact: true })).toBeVisible();
  await expect(page.getByText("Practice against a bot changes no rating.")).toBeVisible();
  await expect(pvp.ended).toBeVisible();
  await game.lookOver("pvp-ended", { canvas: false });
  await pvp.ended.click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
});
