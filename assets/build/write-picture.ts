import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { atlas } from "../kit/atlas.ts";
import { png } from "../kit/raster.ts";
import { drawn, type LabSprite, type PngPicture, type SvgPicture, type WebpPicture } from "./picture.ts";

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

/** Writes lab.webp and lab.json from all sprites of the lab. */
export async function writeLabAtlas(folder: string, sprites: readonly LabSprite[]): Promise<void> {
  const images: { name: string; png: Buffer }[] = [];
  for (const sprite of sprites)
    images.push({ name: sprite.name, png: await png(drawn(sprite), sprite.width) });
  const { webp, json } = await atlas(images, { image: "lab.webp" });
  await writeFile(join(folder, "lab.webp"), webp);
  await writeFile(join(folder, "lab.json"), JSON.stringify(json));
}
