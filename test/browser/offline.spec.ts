import type { Page } from "@playwright/test";
import { ArenaPage, withPointer } from "./support/arena-page.ts";
import { Deployment } from "./support/deployment.ts";
import { test as base, expect } from "./support/game-test.ts";
import { KEPT_WITHIN_MS, untilKept } from "./support/kept-build.ts";
import { practiceAlmostWon } from "./support/left-battles.ts";

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ server }, use) => {
    const deployment = await Deployment.of(server);
    await use(deployment);
    deployment.close();
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
});
test.use({ serviceWorkers: "allow" });

const OLD_LAB = /You see your lab as it was on/;
/** The last picture that the browser is asked to keep. */
const PICTURES_KEPT = "xerdian_form3";

/** The build of the page that is shown. */
function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    [...document.scripts].map(({ src }) => /corvax-lab-([\w-]{8})\.js/.exec(src)?.[1]).find(Boolean),
  );
}

/** Waits until the browser has kept all pictures. */
async function untilPicturesKept(page: Page): Promise<void> {
  const isKept = async (last: string) => {
    const pictures = await (await caches.open("seen")).keys();
    return pictures.some(({ url }) => url.includes(last));
  };
  await expect.poll(() => page.evaluate(isKept, PICTURES_KEPT), { timeout: KEPT_WITHIN_MS }).toBe(true);
}

test("the game starts without network, practises, and the battle counts when the network is back (GAP-68, ABU-95) @desktop", async ({
  game,
  page,
  context,
  deployment,
}) => {
  await game.logIn("Amelia");
  await game.button("Start Playing").click();
  await untilKept(page, deployment.served);
  await untilPicturesKept(page);
  await context.setOffline(true);

  // The tab in flight is a new one: nothing of the page before is left but what the browser keeps.
  await page.goto("about:blank");
  await page.goto("/");
  await game.roomIsThere();
  await expect(page.getByText(OLD_LAB)).toBeVisible();
  await game.battles.click();
  const challenge = game.button("Challenge a Friend");
  await expect(challenge).toHaveAttribute("aria-disabled", "true");
  await expect(challenge).toHaveAttribute("aria-description", /^This needs the server\./);
  await page.keyboard.press("Escape");
  await game.button("Help Guide").click();
  await expect(game.dialog).toContainText("Help Guide");
  await page.keyboard.press("Escape");

  const missing: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.url().includes("/assets/")) missing.push(request.url());
  });
  const arena = new ArenaPage(game, withPointer);
  const last = await arena.comeBackTo(practiceAlmostWon);
  const battle = await arena.battle();
  if (battle === null) throw new Error("No battle goes on.");
  await arena.does(last, battle);
  await expect(arena.result).toHaveText("Victory!");
  await expect(page.getByText("This battle is saved in this browser")).toBeVisible();
  await game.button("Watch Replay").click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(missing, "pictures and code that were not kept").toEqual([]);

  await game.button("Return to Game").click();
  await context.setOffline(false);
  await expect(page.getByText(OLD_LAB)).toBeHidden();
  const goals = async () => (await (await page.request.get("/api/getGoals")).json()).goals;
  await expect.poll(goals).toContainEqual(expect.objectContaining({ key: "sparring", value: 1 }));

  // A shared computer: nothing of the player stays behind.
  await game.button("Settings").click();
  await game.button("Log out").click();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("The lab cannot reach its server.")).toBeVisible();
  await expect(page.getByText("Amelia")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Amelia");
  await context.setOffline(false);
  game.forgetErrors();
});

test("a game whose network went away before it was kept is kept once the network is back (GAP-68) @desktop @long", async ({
  game,
  page,
  context,
  deployment,
}) => {
  const code = /keep-offline-/;
  await page.route(code, (route) => route.abort("internetdisconnected"));
  const missed = page.waitForEvent("requestfailed", (request) => code.test(request.url()));
  await game.logIn("Nora");
  await missed;
  await page.unroute(code);
  await context.setOffline(true);
  await context.setOffline(false);
  await untilKept(page, deployment.served);
  game.forgetErrors();
});

test("a new version arrives with one reload and is never mixed with the one before (LED-046) @desktop @long", async ({
  game,
  page,
  context,
  deployment,
}) => {
  await game.logIn("Bessie");
  await game.button("Start Playing").click();
  const before = deployment.served;
  await untilKept(page, before);

  // The old tab goes on with its own files, of which the server has none any more, and offers the reload.
  deployment.deployNext();
  await game.button("Help Guide").click();
  await expect(game.dialog).toContainText("Help Guide");
  await page.keyboard.press("Escape");
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("A new version of Corvax Lab is here.")).toBeVisible();

  // A new tab has the new version at once, still from the old worker, whose update is then interrupted.
  deployment.gone = /\/menu-dialogs-/;
  await page.reload();
  await game.roomIsThere();
  expect(await buildOf(page)).toBe(deployment.served);
  await expect.poll(() => deployment.refused.length, { timeout: KEPT_WITHIN_MS }).toBeGreaterThan(0);

  // Without network the version before starts whole.
  await context.setOffline(true);
  await page.reload();
  await game.roomIsThere();
  expect(await buildOf(page)).toBe(before);
  await expect(page.getByText(OLD_LAB)).toBeVisible();

  // The missing file has arrived: one reload, and from then on the new version, with and without network.
  await context.setOffline(false);
  deployment.gone = null;
  await page.reload();
  await game.roomIsThere();
  expect(await buildOf(page)).toBe(deployment.served);
  await untilKept(page, deployment.served);
  await context.setOffline(true);
  await page.reload();
  await game.roomIsThere();
  expect(await buildOf(page)).toBe(deployment.served);
  await context.setOffline(false);
  game.forgetErrors();
});
