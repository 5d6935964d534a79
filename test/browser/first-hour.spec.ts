import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import type { GamePage } from "./support/game-page.ts";
import type { GameServer } from "./support/game-server.ts";
import { expect, test } from "./support/game-test.ts";
import { layoutShift } from "./support/layout-shift.ts";

/** Seen with all motion, which most tests do without. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** On a phone held sideways the welcome is higher than the window. */
async function readsFromItsTopSideways(game: GamePage): Promise<void> {
  const { page, dialog } = game;
  const upright = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.reload();
  await expect(game.button("Start Playing")).toBeFocused();
  await expect(game.button("Start Playing")).toBeInViewport();
  expect(await dialog.evaluate((element) => element.firstElementChild?.scrollTop)).toBe(0);
  if (upright) await page.setViewportSize(upright);
}

const DOOR_TO_ROOM_2 = { x: 736, y: 60 };
const DOOR_TO_ROOM_1 = { x: 64, y: 60 };

test("the first hour: log in, build, activate, upgrade, walk, move, unlock room 2, adopt the cat, come back (LAB-001, LAB-002, LAB-003, LAB-004, LAB-005, LAB-048 to LAB-051, LAB-054, LAB-138 to LAB-140, GAP-64) @desktop", async ({
  game,
  page,
  server,
}) => playFirstHour(game, page, server, "Ada"));

// Phones have two or three pixels to each of a page; the canvas is drawn at up to two.
test.describe("on a screen with two pixels for each pixel of the page @phone @long", () => {
  test.use({ deviceScaleFactor: 2 });
  test("the same first hour is played", ({ game, page, server }) =>
    playFirstHour(game, page, server, "Ada2"));
});

test.describe("on a screen with three pixels for each pixel of the page @long", () => {
  test.use({ deviceScaleFactor: 3 });
  test("the same first hour is played", ({ game, page, server }) =>
    playFirstHour(game, page, server, "Ada3"));
});

async function playFirstHour(game: GamePage, page: Page, server: GameServer, player: string): Promise<void> {
  await test.step("the login screen says how to get in (LAB-009, LAB-011)", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Log in with Telegram" })).toBeVisible();
    await expect(page.getByText("Log in to synchronize your resources.")).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await game.lookOver("01-login", { canvas: false });
  });

  await test.step("the first press builds the sounds in a worker, which ends when it is done", async () => {
    const worker = page.waitForEvent("worker");
    await game.logIn(player);
    expect((await worker).url()).toContain("sample-worker");
    await expect.poll(() => page.workers()).toEqual([]);
  });

  await test.step("the welcome greets a new player once (LAB-175)", async () => {
    await expect(game.dialog).toContainText(`Welcome, ${player}!`);
    await game.lookOver("02-welcome");
    if (game.isPhone) await readsFromItsTopSideways(game);
    await game.button("Start Playing").click();
    await expect(game.dialog).toBeHidden();
    await game.expectResource("TCorvax", "300");
    await game.lookOver("03-empty-room");
  });

  await test.step("the settings open, and the browser's Back closes them", async () => {
    await game.openTool("Settings");
    await expect(game.dialog).toContainText(player);
    await game.lookOver("03-settings");
    await page.goBack();
    await game.closePanel();
    await expect(game.dialog).toBeHidden();
    await game.expectResource("TCorvax", "300");
  });

  await test.step("a Cat's Lair is built beside the avatar and yields at once", async () => {
    await game.build("Cat's Lair");
    await game.expectResource("TCorvax", "290");
    await game.button("Activate Cat's Lair").click();
    await game.expectLogged("+5 Cat Nips");
    // With what the first two goals pay.
    await game.expectResource("Cat Nips", "455");
    await expect(game.row("Cat's Lair")).toContainText("60 min left");
  });

  await test.step("a second activation within the hour says how long to wait", async () => {
    await game.hold("KeyE", 50);
    await game.expectLogged("Cooldown! Wait 60 min.");
    await game.lookOver("04-cooldown");
    if (game.isPhone) await game.dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("the lair is upgraded by one level", async () => {
    await game.inPanel("Upgrade Machines", async () => {
      await game.button("Upgrade Cat's Lair").click();
      await game.expectLogged("Cat's Lair is now level 2");
      await game.lookOver("05-upgraded", { canvas: false });
    });
    await expect(game.row("Cat's Lair")).toContainText("Level 2");
  });

  await test.step("the avatar walks by keyboard", async () => {
    const { x: start } = await game.avatar();
    await game.hold("ArrowLeft", 1200);
    await expect.poll(async () => (await game.avatar()).x).toBeLessThan(start - 60);
    const { x: left, y: top } = await game.avatar();
    // Long enough for a machine that draws a frame in most of a second.
    await game.hold("KeyS", 2000);
    await expect.poll(async () => (await game.avatar()).y).toBeGreaterThan(top + 60);
    expect((await game.avatar()).x).toBeCloseTo(left, -1.5);
  });

  await test.step("the avatar walks to where the player points", async () => {
    await game.point({ x: 120, y: 500 });
    await expect.poll(async () => Math.abs((await game.avatar()).x + 24 - 120)).toBeLessThan(40);
    await game.point({ x: 660, y: 320 });
    await expect.poll(async () => Math.abs((await game.avatar()).x + 24 - 660)).toBeLessThan(40);
  });

  await test.step("the machine is moved for 50 TCorvax (LAB-089, LAB-098)", async () => {
    await game.inPanel("Move Machines", () => game.button("Select Cat's Lair").click());
    await expect(
      page.getByText(/^Click or tap where you want to place the machine\/pet!/).first(),
    ).toBeVisible();
    await game.lookOver("06-move-mode");
    await game.point({ x: 128, y: 320 });
    await expect(game.dialog).toContainText("Moving costs 50 TCorvax.");
    await expect(page.getByText("POSITION SELECTED").first()).toBeAttached();
    await game.lookOver("07-move-here");
    await game.dialog.getByRole("button", { name: "Move", exact: true }).click();
    await game.expectLogged("Machine moved!");
  });

  await test.step("five machines unlock the second room", async () => {
    for (const machine of ["Cat's Lair", "Reactor", "Reactor", "Amplifier"]) await game.build(machine);
    await expect(game.dialog).toContainText("Room 2 unlocked!");
    await game.lookOver("08-room-2-unlocked");
    await game.button("Go to Room 2").click();
    await game.expectLogged("Entered Room 2");
    await game.closePanel();
    await expect(page.getByText("2/2")).toBeVisible();
    await game.lookOver("09-room-2");
    await game.button("Previous room").click();
    await game.expectLogged("Entered Room 1");
    await expect(page.getByText("1/2")).toBeVisible();
    await game.expectBesideRoom(page.getByRole("navigation", { name: "Rooms" }));
    await game.lookOver("10-room-1");
  });

  await test.step("the painted doors lead to the second room and back", async () => {
    // The canvas shows a room a moment after the panel: a press before that means the room before.
    await game.roomShown(1);
    await game.point(DOOR_TO_ROOM_2);
    await expect(page.getByText("2/2")).toBeVisible();
    await game.roomShown(2);
    await game.point(DOOR_TO_ROOM_1);
    await expect(page.getByText("1/2")).toBeVisible();
    await game.roomShown(1);
  });

  await test.step("the development panel skips the hour and gives Cat Nips", async () => {
    await game.inPanel("Build Machines", async () => {
      await page.getByText("Development", { exact: true }).click();
      await page.getByRole("textbox", { name: "Cat Nips" }).fill("1500");
      await game.button("Give Cat Nips").click();
      await game.expectResource("Cat Nips", "2,445");
      await game.button("Skip an hour").click();
      const away = game.dialog.filter({ hasText: "While you were away" });
      await expect(away).toContainText("One machine became ready.");
      await game.lookOver("11-while-away");
      await game.button("Back to the lab").click();
    });
    await expect(game.row("Cat's Lair 1")).toContainText("Ready");
  });

  await test.step("a cat is adopted", async () => {
    await game.button("Activate Cat's Lair 1").click();
    await game.expectLogged("+6 Cat Nips");
    await expect(game.dialog).toContainText("Adopt a Cat");
    await game.lookOver("12-adopt");
    await game.dialog.getByRole("button", { name: "Adopt", exact: true }).click();
    await game.expectLogged("A cat moved in");
    await expect(game.row("Mochi")).toBeVisible();
    await game.button("Mochi options").click();
    await expect(game.dialog).toContainText("Cat Options");
    await game.lookOver("13-cat-options", { canvas: false });
    await game.dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("the guide explains the lab (LAB-177)", async () => {
    await game.openTool("Help Guide");
    await expect(game.dialog.getByRole("tab")).toHaveCount(5);
    await game.lookOver("14-guide");
    await page.keyboard.press("Escape");
    await game.closePanel();
    await expect(game.dialog).toBeHidden();
  });

  await test.step("the lab is unchanged after a reload and after a restart of the server", async () => {
    const seen = await game.whatIsThere();
    expect(seen.rows).toHaveLength(6);
    await page.reload();
    await game.roomIsThere();
    expect(await game.whatIsThere()).toEqual(seen);
    expect(await layoutShift(page), "how far the lab moves while it loads").toBeLessThan(0.1);
    await server.pause();
    await server.resume();
    await page.reload();
    await game.roomIsThere();
    expect(await game.whatIsThere()).toEqual(seen);
    await game.lookOver("15-found-again");
  });
}

/** Kilobytes of scripts, gzip, without the canvas' library; 2 of them are the development help's, beside 160. */
const MOST_FIRST_SCRIPTS_KB = 162;
const NOT_OF_THE_GAME = /\/assets\/(phaser|corvax-lab|development)/;

test("until a new player's first press their page loads 160 kB of scripts beside the canvas' library, and the rest of the lab after it @phone", async ({
  game,
  page,
}) => {
  await game.logInUnseen("Wim");
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() !== "script" || NOT_OF_THE_GAME.test(response.url())) return;
    const bytes = async (body: Promise<Buffer>) => gzipSync(await body).length;
    const name = new URL(response.url()).pathname;
    scripts.push(bytes(response.body()).then((length) => ({ name, bytes: length })));
  };
  page.on("response", note);
  await page.goto("/");
  await game.roomIsThere();
  await expect(game.button("Start Playing")).toBeVisible();
  page.off("response", note);
  const first = await Promise.all(scripts);
  const names = first.map(({ name }) => name).join(" ");
  expect(names).not.toContain("rest-of-lab");
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(MOST_FIRST_SCRIPTS_KB);
  await game.button("Start Playing").click();
  await expect(page.getByText("No machines in this room yet.")).toBeVisible();
});
