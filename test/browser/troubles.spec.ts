import { expect, test } from "./support/game-test.ts";
import { hasLoaded } from "./support/page-layout.ts";

const API = "**/api/**";

test("a server that cannot be reached is reported, tried again, and nothing is lost (ERR-001, ERR-002, LAB-077) @desktop", async ({
  game,
  page,
}) => {
  await game.logIn("Bea");
  await game.button("Start Playing").click();
  // The rest of the lab comes after the first press, and its calls would be the first to fail.
  await page.waitForFunction(hasLoaded, "rest-of-lab");
  await page.route(API, (route) => route.abort());
  await game.inPanel("Build Machines", async () => {
    await game.button("Build Cat's Lair").click();
    await game.button("Build here: Cat's Lair").click();
    await game.expectLogged("Build error!");
  });
  await expect(page.getByText("The lab cannot reach its server.")).toBeVisible();
  await game.lookOver("20-unreachable");
  await game.expectResource("TCorvax", "300");

  const asked = page.waitForRequest("**/api/getGameState");
  await game.button("Try again").click();
  await asked;
  await expect(page.getByText("The lab cannot reach its server.")).toBeVisible();

  await page.unroute(API);
  await expect(page.getByText("The lab cannot reach its server.")).toBeHidden();
  await game.button("Cancel").click();
  await game.build("Cat's Lair");
  await game.expectResource("TCorvax", "290");
});

test("a slow server counts a double click once (LAB-022, ABU-27) @desktop @long", async ({ game, page }) => {
  await game.logIn("Cleo");
  await game.button("Start Playing").click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/buildMachine", async (route) => {
    await held;
    await route.continue();
  });
  await game.inPanel("Build Machines", async () => {
    await game.button("Build Cat's Lair").click();
    await game.button("Build here: Cat's Lair").dblclick();
    release();
    await game.expectLogged("Cat's Lair built");
    const machines = page.getByRole("region", { name: "Build Machines" });
    await expect(machines.getByText("1 of 2")).toBeVisible();
  });
  await game.expectResource("TCorvax", "290");
});

test("a session that ended leads to the login and back to the same lab (GAP-50, LAB-014, LAB-019) @desktop", async ({
  game,
  page,
  context,
}) => {
  await game.logIn("Dora");
  await game.button("Start Playing").click();
  await game.build("Cat's Lair");
  const login = page.getByRole("heading", { name: "Log in with Telegram" });
  await context.clearCookies();
  // Either the press finds out or, before it, a look at the lab.
  await game.button("Activate Cat's Lair").or(login).first().click();
  await expect(login).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await game.lookOver("21-session-ended", { canvas: false });
  await page.getByLabel("Your name").fill("Dora");
  await game.button("Play").click();
  await game.roomIsThere();
  await expect(game.row("Cat's Lair")).toContainText("Ready");
});

test("a press on 'Play' counts although the rules arrive before it ends (GAP-01) @desktop @long", async ({
  game,
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/rules*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await page.getByLabel("Your name").fill(game.isPhone ? "Ivo" : "Ida");
  await game.button("Play").hover();
  await page.mouse.down();
  release();
  await expect(game.button("Seeing and hearing")).toBeVisible();
  await page.mouse.up();
  await expect(game.room).toBeAttached();
});

test("the login's picture is asked for before what the lab needs, and what comes late moves nothing (LAB-009, LAB-017)", async ({
  game,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const late: (() => void)[] = [];
  await page.route(/\/api\/rules|\/assets\/development-login/, async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Log in with Telegram" })).toBeVisible();
  await expect.poll(() => late.length).toBe(2);
  const places = () =>
    page
      .locator("main h1, main button:not(form *)")
      .evaluateAll((parts) =>
        parts.map((part) => [part.textContent, part.getBoundingClientRect().top] as const),
      );
  const early = await places();
  for (const release of late) release();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await expect(game.button("Seeing and hearing")).toBeVisible();
  const now = new Map(await places());
  expect(early.length).toBeGreaterThan(2);
  for (const [part, top] of early) expect(Math.abs((now.get(part) ?? 0) - top), part ?? "").toBeLessThan(8);
  await expect.poll(() => asked.some((path) => path.includes("/lab"))).toBe(true);
  const first = (name: string) => asked.findIndex((path) => path.startsWith(`/assets/${name}`));
  for (const later of ["phaser", "lab", "room1"]) expect(first("welcome"), later).toBeLessThan(first(later));
});

test("changed rules on the server ask for a reload (CON-94) @desktop @long", async ({ game, page }) => {
  await game.logIn("Eve");
  await game.button("Start Playing").click();
  await page.route("**/api/getGameState", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), rulesHash: "another" } });
  });
  await page.reload();
  await expect(game.button("Reload")).toBeVisible();
  await page.unroute("**/api/getGameState");
  await game.button("Reload").click();
  await game.roomIsThere();
  await expect(game.button("Reload")).toBeHidden();
});

test("a style file that cannot be loaded ('Unable to preload CSS') asks for a reload, and the lab stays (LED-046) @desktop", async ({
  game,
  page,
}) => {
  await game.logIn("Hanno");
  await game.button("Start Playing").click();
  await page.route(/\/arena-screen-[^/]*\.css$/, (route) => route.abort());
  const failure = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("vite:preloadError", (event) =>
          resolve((event as Event & { payload: Error }).payload.message),
        );
      }),
  );
  await game.battles.click();
  await game.button("Practice Battle").click();
  await expect(page.getByText("The Battle Arena could not be loaded.").first()).toBeVisible();
  expect(await failure).toMatch(/^Unable to preload CSS for http:.*\/assets\/arena-screen-[\w-]+\.css$/);
  await expect(game.button("Reload")).toBeVisible();
  game.forgetErrors();
  await page.unroute(/\/arena-screen-[^/]*\.css$/);
  await game.button("Reload").click();
  await game.roomIsThere();
  await expect(game.button("Reload")).toBeHidden();
});

test("a dialog whose code cannot be loaded says so, and opens at the next try @desktop @long", async ({
  game,
  page,
}) => {
  await game.logIn("Dia");
  await game.button("Start Playing").click();
  const code = /\/menu-dialogs-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await game.button("Settings").click();
  await expect(page.getByText("This dialog could not be loaded.").first()).toBeVisible();
  await page.unroute(code);
  await game.button("Settings").click();
  await expect(game.dialog).toContainText("Mute all sounds");
  // The browser tells of a file more than once, the last time perhaps after the game has.
  game.forgetErrors();
});

test("missing pictures never stop the game (LAB-017, LAB-018, CON-81) @desktop @long", async ({
  game,
  page,
}) => {
  await page.route(/\.(webp|avif|json)(\?.*)?$/, (route) => route.abort());
  await game.logIn("Fay");
  await game.button("Start Playing").click();
  await game.build("Cat's Lair");
  await game.button("Activate Cat's Lair").click();
  await game.expectLogged("+5 Cat Nips");
  await game.lookOver("22-no-pictures");
  game.forgetErrors();
});

test("a lost graphics context is reported and restored @desktop", async ({ game, page }) => {
  await game.logIn("Gus");
  await game.button("Start Playing").click();
  const lost = await page.evaluateHandle(() => {
    const canvas = document.querySelector("canvas");
    return (canvas?.getContext("webgl2") ?? canvas?.getContext("webgl"))?.getExtension("WEBGL_lose_context");
  });
  await lost.evaluate((extension) => extension?.loseContext());
  await expect(page.getByText("The browser stopped drawing the room.")).toBeVisible();
  await lost.evaluate((extension) => extension?.restoreContext());
  await expect(page.getByText("The browser stopped drawing the room.")).toBeHidden();
  await game.build("Cat's Lair");
  await game.lookOver("23-graphics-back");
});

test("an unknown address shows a page with a link to the game @desktop", async ({ game, page }) => {
  const answer = await page.goto("/lab/room2");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no room here" })).toBeVisible();
  await game.lookOver("24-unknown-address", { canvas: false });
  await game.button("To the lab").click();
  await expect(page.getByLabel("Your name")).toBeVisible();
});

test("a browser that refuses storage plays on, and says that the wallet cannot be reached (ABU-121) @desktop", async ({
  game,
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get });
  });
  await game.logIn("Rhea");
  await game.button("Start Playing").click();
  await page.getByText("Connect", { exact: true }).click();
  await page.getByText("Connect Now").click();
  await expect(page.getByText("The wallet could not be reached. Please try again")).toHaveCount(1);
  await expect(page.getByText("A new version is here")).toHaveCount(0);
  expect(errors).toEqual([]);
});
