import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import sharp, { type Sharp } from "sharp";

const PICTURES = "test/browser/pictures";
const COLOUR_STEP = 16;
const FEWEST_COLOURS = 24;
const LARGEST_SHARE = 0.9;

/**
 * Saves what the player sees as `test/browser/pictures/{project}/{name}.png`; what fades in just now is there
 * already. A canvas that is named must show many colours, none of which covers nearly everything.
 */
export async function savePicture(
  page: Page,
  name: string,
  { project }: TestInfo,
  canvas: Locator | null,
): Promise<void> {
  const folder = folderOf(project.name);
  await expect(async () => {
    const picture = await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
    if (canvas) await expectNotBlank(await cutOut(picture, page, canvas));
  }).toPass({ timeout: 30_000 });
}

/** Saves the words of the foremost dialog, or of the page, beside the picture: what can be scrolled to as well. */
export async function saveWords(page: Page, name: string, { project }: TestInfo): Promise<void> {
  const dialogs = page.locator("[role=dialog][data-state=open]");
  const place = (await dialogs.count()) > 0 ? dialogs.last() : page.locator("body");
  writeFileSync(join(folderOf(project.name), `${name}.txt`), await place.innerText());
}

function folderOf(project: string): string {
  const folder = join(PICTURES, project);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The part of a picture of the window that shows the canvas: taking a second picture would cost a second. */
async function cutOut(picture: Buffer, page: Page, canvas: Locator): Promise<Sharp> {
  const box = await canvas.boundingBox();
  const window = page.viewportSize();
  const { width } = await sharp(picture).metadata();
  if (!box || !window) throw new Error("The canvas cannot be seen.");
  const scale = width / window.width;
  const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [right, bottom] = [
    Math.min(window.width, box.x + box.width),
    Math.min(window.height, box.y + box.height),
  ];
  const pixels = (length: number) => Math.floor(length * scale);
  return sharp(picture).extract({
    left: pixels(left),
    top: pixels(top),
    width: pixels(right - left),
    height: pixels(bottom - top),
  });
}

async function expectNotBlank(picture: Sharp): Promise<void> {
  const { colours, largestShare } = await coloursOf(picture);
  expect(colours, "different colours on the canvas").toBeGreaterThan(FEWEST_COLOURS);
  expect(largestShare, "share of the commonest colour").toBeLessThan(LARGEST_SHARE);
}

async function coloursOf(picture: Sharp): Promise<{ colours: number; largestShare: number }> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const colour = [red, green, blue].reduce(
      (code, part) => code * COLOUR_STEP + Math.floor(part / COLOUR_STEP),
      0,
    );
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const pixels = data.length / info.channels;
  return { colours: counts.size, largestShare: Math.max(...counts.values()) / pixels };
}
