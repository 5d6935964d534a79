import type { Page } from "@playwright/test";
import sharp from "sharp";
import { shippedRules } from "../../rules/index.ts";
import { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { buildWholeLab, WHOLE_LAB } from "./support/whole-lab.ts";

const PICTURES = 10;
/** The middle of a machine's square of 128 pixels: nothing of the wall is seen there. */
const MIDDLE = { left: 40, top: 40, width: 48, height: 64 };
/** A turn moves no pixel of the middle by more. */
const REACH = 4;
/** Sum over the three colours from which on two pixels differ. */
const OTHER_COLOUR = 90;
/** Highlights narrower than a pixel come and go while a picture is turned; a lost triangle has hundreds. */
const MOST_MISSING = 12;

/** All machines of the lab cool down, whatever they need for it. */
async function coolAll(page: Page): Promise<void> {
  await page.route("**/api/getGameState", async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    const { serverTime: now } = state;
    for (const machine of state.machines) Object.assign(machine, { lastActivated: now, isOffline: false });
    await route.fulfill({ response, json: state });
  });
}

type Picture = { data: Buffer; width: number; height: number };

/** The room as it is drawn, at 800 x 600. */
async function roomPicture(page: Page): Promise<Picture> {
  const { width, height } = shippedRules.grid;
  const box = await page.locator("[data-room] canvas").boundingBox();
  if (!box) throw new Error("The room cannot be seen.");
  const shot = await page.screenshot({ clip: box });
  const { data, info } = await sharp(shot)
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels of a machine's middle are nowhere near where they were in the picture of the machine at rest. */
function missingPixels(resting: Picture, moving: Picture, at: { x: number; y: number }): number {
  let missing = 0;
  for (let y = at.y + MIDDLE.top; y < at.y + MIDDLE.top + MIDDLE.height; y++)
    for (let x = at.x + MIDDLE.left; x < at.x + MIDDLE.left + MIDDLE.width; x++)
      if (!isNear(resting, moving, x, y)) missing += 1;
  return missing;
}

function isNear(resting: Picture, moving: Picture, x: number, y: number): boolean {
  const pixel = (picture: Picture, column: number, row: number) => (row * picture.width + column) * 3;
  const from = pixel(resting, x, y);
  for (let row = y - REACH; row <= y + REACH; row++)
    for (let column = x - REACH; column <= x + REACH; column++) {
      const to = pixel(moving, column, row);
      let difference = 0;
      for (let colour = 0; colour < 3; colour++)
        difference += Math.abs((resting.data[from + colour] ?? 0) - (moving.data[to + colour] ?? 0));
      if (difference < OTHER_COLOUR) return true;
    }
  return false;
}

test("machines that move while they cool down are drawn whole without a graphics card (GAP-66, ABU-125) @desktop @long", async ({
  page,
}, testInfo) => {
  const game = new GamePage(page, testInfo);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await game.logIn("Turner");
  await game.button("Start Playing").click();
  await buildWholeLab(page);
  await coolAll(page);
  await page.reload();
  await game.roomIsThere();
  await expect(page.locator("[aria-label=Notices] p"), "notices over the room").toHaveCount(0);
  await game.putPraiseAway();
  const resting = await roomPicture(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (let picture = 0; picture < PICTURES; picture++) {
    const moving = await roomPicture(page);
    for (const machine of WHOLE_LAB)
      expect
        .soft(missingPixels(resting, moving, machine), `missing pixels of ${machine.machineType}`)
        .toBeLessThanOrEqual(MOST_MISSING);
  }
});

test("R sends the avatar round the ready machines, and what they give flies to the counters (LAB-107, LAB-125) @desktop @long", async ({
  page,
}, testInfo) => {
  const game = new GamePage(page, testInfo);
  await game.logIn("Rounder");
  await game.button("Start Playing").click();
  await buildWholeLab(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await game.roomIsThere();
  await page.keyboard.press("r");
  await expect(game.button(/^Show the list/)).toBeVisible();
  await expect(page.locator("[data-drop]").first()).toBeAttached();
  await game.expectLogged(/Together: \+/);
  await expect(game.button(/^Activate (all|the)/)).toBeVisible();
  await expect(page.locator("[data-drop]")).toHaveCount(0);
  await expect(game.dialog).toHaveCount(0);
});
