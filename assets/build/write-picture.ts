import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { atlas } from "../kit/atlas.ts";
import { png } from "../kit/raster.ts";
import { type AtlasSprite, drawn, type PngPicture, type SvgPicture, type WebpPicture } from "./picture.ts";

/** Pixels of the atlases: the lab's has all figures, that of a look the avatar alone. */
const LAB_WIDTH = 2048;
const LOOK_WIDTH = 1024;

/** Writes `{name}.webp`. */
export async function writeWebp(folder: string, picture: WebpPicture): Promise<void> {
  const pixels = await png(drawn(picture), picture.width);
  const options = { quality: picture.quality, alphaQuality: 95, effort: 6 };
  await writeFile(join(folder, `${picture.name}.webp`), await sharp(pixels).webp(options).toBuffer());
}

/** Writes `{name}.png`. */
export async function writePng(folder: string, picture: PngPicture): Promise<void> {
  const pixels = await png(drawn(picture), picture.width);
  const options = { compressionLevel: 9, palette: true, quality: 95 };
  await writeFile(join(folder, `${picture.name}.png`), await sharp(pixels).png(options).toBuffer());
}

/** Writes `{name}.svg`. */
export async function writeSvg(folder: string, picture: SvgPicture): Promise<void> {
  await writeFile(join(folder, `${picture.name}.svg`), drawn(picture));
}

/** Writes `{name}.webp` and `{name}.json` from all sprites of an atlas. */
export async function writeAtlas(
  folder: string,
  name: string,
  sprites: readonly AtlasSprite[],
): Promise<void> {
  const images: { name: string; png: Buffer }[] = [];
  for (const sprite of sprites)
    images.push({ name: sprite.name, png: await png(drawn(sprite), sprite.width) });
  const { webp, json } = await atlas(images, {
    image: `${name}.webp`,
    width: name === "lab" ? LAB_WIDTH : LOOK_WIDTH,
  });
  await writeFile(join(folder, `${name}.webp`), webp);
  await writeFile(join(folder, `${name}.json`), JSON.stringify(json));
}
