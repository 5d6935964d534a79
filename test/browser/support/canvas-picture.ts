import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import sharp from "sharp";

const PICTURES = "test/browser/pictures";
const COLOUR_STEP = 16;
const FEWEST_COLOURS = 24;
const LARGEST_SHARE = 0.9;

/**
 * Saves what the player sees as `test/browser/pictures/{project}/{name}.png`; what fades in just now is there
 * already.
 */
export async function savePicture(page: Page, name: string, { project }: TestInfo): Promise<void> {
  const folder = join(PICTURES, project.name);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}

/** The canvas shows a picture: many colours, none of which covers nearly everything. */
export async function expectPictureNotBlank(canvas: Locator): Promise<void> {
  await expect(async () => {
    const { colours, largestShare } = await coloursOf(await canvas.screenshot());
    expect(colours, "different colours on the canvas").toBeGreaterThan(FEWEST_COLOURS);
    expect(largestShare, "share of the commonest colour").toBeLessThan(LARGEST_SHARE);
  }).toPass({ timeout: 30_000 });
}

async function coloursOf(picture: Buffer): Promise<{ colours: number; largestShare: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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
