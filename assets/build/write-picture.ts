import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { atlas } from "../kit/atlas.ts";
import { png } from "../kit/raster.ts";
import { paintSkin, type Skin } from "../skins/skins.ts";
import { type AtlasSprite, drawn, type PngPicture, type SvgPicture, type WebpPicture } from "./picture.ts";

/** Pixels of the atlases: the lab's has all figures, that of a look the avatar alone. */
const LAB_WIDTH = 2048;
const LOOK_WIDTH = 1024;
const ATLAS_AVIF_QUALITY = 58;

/** AVIF says as much with a lower number. */
const AVIF_QUALITY = 0.7;
const AVIF_OPTIONS = { effort: 3, chromaSubsampling: "4:4:4" } as const;

/** Writes `{name}.webp`, and beside it `{name}.avif` and `{name}_half.avif` where the picture has them. */
export async function writeWebp(folder: string, picture: WebpPicture): Promise<void> {
  const { name, width, avif } = picture;
  const pixels = await finished(picture, await png(drawn(picture), width));
  const options = { quality: picture.quality, alphaQuality: 95, effort: 6 };
  const webp = await sharp(pixels).webp(options).toBuffer();
  await writeFile(join(folder, `${name}.webp`), webp);
  const quality = Math.round(picture.quality * AVIF_QUALITY);
  if (avif !== "none") {
    const full = await sharp(pixels)
      .avif({ ...AVIF_OPTIONS, quality })
      .toBuffer();
    await writeWhereSmaller(join(folder, `${name}.avif`), full, webp);
  }
  if (avif === "full and half") {
    const half = sharp(pixels).resize({ width: width / 2 });
    await writeFile(
      join(folder, `${name}_half.avif`),
      await half.avif({ ...AVIF_OPTIONS, quality }).toBuffer(),
    );
  }
}

/** The pixels of a picture, with the finish of a machine painted over them where it has one. */
async function finished({ finish }: WebpPicture, pixels: Buffer): Promise<Buffer> {
  if (!finish) return pixels;
  const { frame, skin } = finish;
  const tile = await sharp(Buffer.from(patternSvg(skin)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { data, info } = await sharp(pixels).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  paintSkin(frame, { data, width }, skin, { data: tile, width: skin.tile });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function patternSvg({ tile, pattern }: Skin): string {
  const shapes = pattern.map(
    ({ d, color, opacity }) => `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${tile}">${shapes.join("")}</svg>`;
}

/** Writes a picture in another format, unless that gains nothing. */
async function writeWhereSmaller(path: string, picture: Buffer, other: Buffer): Promise<void> {
  if (picture.length < other.length) await writeFile(path, picture);
  else await rm(path, { force: true });
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

/** Writes `{name}.webp`, `{name}.avif` and `{name}.json` from all sprites of an atlas, the lab's also as `lab_half.avif`. */
export async function writeAtlas(
  folder: string,
  name: string,
  sprites: readonly AtlasSprite[],
): Promise<void> {
  const images: { name: string; png: Buffer }[] = [];
  for (const sprite of sprites)
    images.push({ name: sprite.name, png: await png(drawn(sprite), sprite.width) });
  const isLab = name === "lab";
  const { webp, avif, half, json } = await atlas(images, {
    image: `${name}.webp`,
    width: isLab ? LAB_WIDTH : LOOK_WIDTH,
    avif: { ...AVIF_OPTIONS, quality: ATLAS_AVIF_QUALITY },
  });
  await writeFile(join(folder, `${name}.webp`), webp);
  await writeFile(join(folder, `${name}.json`), JSON.stringify(json));
  await writeWhereSmaller(join(folder, `${name}.avif`), avif, webp);
  if (isLab) await writeFile(join(folder, `${name}_half.avif`), half);
}
