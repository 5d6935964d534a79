import { expect, test } from "./support/game-test.ts";
import { hasLoaded } from "./support/page-layout.ts";

test("a page does nothing for the player who has logged in beside it, and shows them after one reload (GAP-79, ABU-116) @desktop", async ({
  game,
  page,
}) => {
  // In development the page asks for them every two seconds and would notice before the player presses anything.
  await page.route("**/api/dev/rules", (route) => route.fulfill({ status: 204 }));
  await game.logIn("Alice");
  await game.button("Start Playing").click();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await game.button("Build Machines").click();
  await game.button("Build Cat's Lair").click();
  // What another tab does when somebody logs in there; all tabs have one cookie.
  await game.logInUnseen("Bob");
  await game.button("Build here: Cat's Lair").click();
  await expect(page.getByText("Welcome, Bob!").first()).toBeVisible();
  await game.roomIsThere();
  await game.expectResource("TCorvax", "300");
  await game.lookOver("21-other-player");
  expect(loads).toBe(1);
});

test("a logout leaves nothing of the player in the browser, with a question about the battle that waits (GAP-80, ABU-118) @phone", async ({
  game,
  page,
  context,
}) => {
  const name = "Zerline";
  await game.logIn(name);
  await game.button("Start Playing").click();
  await game.build("Cat's Lair");
  const { userId } = await (await context.request.get("/api/whoami")).json();
  await page.evaluate((owner) => {
    localStorage.setItem(
      `arena_battle_${owner}`,
      JSON.stringify({ owner, actions: [], setup: { mode: "ai" } }),
    );
    localStorage.setItem("rdt:dapp:1", owner);
  }, userId);
  await game.openTool("Settings");
  await expect(game.button("Log out")).toBeVisible();
  // It comes last of all.
  await page.waitForFunction(hasLoaded, "keep-offline");
  await page.context().setOffline(true);
  await game.button("Log out").click();
  await expect(page.getByText("A battle is waiting for you in this browser.")).toBeVisible();
  await page.getByText("A battle is waiting for you in this browser.").scrollIntoViewIfNeeded();
  await game.lookOver("22-log-out-question", { canvas: false });
  await game.button("Log out").last().click();
  await expect(
    page.getByRole("heading", { name: "Your lab is waiting" }).or(page.locator("main h1")),
  ).toBeVisible();
  await game.lookOver("23-logged-out-offline", { canvas: false });
  await page.context().setOffline(false);
  await expect(page.getByLabel("Your name")).toBeVisible({ timeout: 60_000 });

  const left = await page.evaluate(async () => {
    const stored = (storage: Storage) => Object.entries(storage).flat().join(" ");
    const addresses: string[] = [];
    for (const cacheName of await caches.keys())
      for (const { url } of await (await caches.open(cacheName)).keys()) addresses.push(url);
    const databases = (await indexedDB.databases()).map((database) => database.name);
    return [
      stored(localStorage),
      stored(sessionStorage),
      ...addresses,
      ...databases,
      document.body.innerText,
    ].join(" ");
  });
  for (const trace of [name, userId, "lastResources", "catNips", "arena_battle", "rdt:"])
    expect(left).not.toContain(trace);
  expect((await (await context.request.get("/api/whoami")).json()).loggedIn).toBe(false);
});
