import type { AvifOptions, OverlayOptions } from "sharp";
import sharp from "sharp";

/** Phaser's atlas format "JSON hash". */
export interface AtlasJson {
  readonly frames: Readonly<Record<string, AtlasFrame>>;
  readonly meta: {
    readonly image: string;
    readonly format: string;
    readonly size: { readonly w: number; readonly h: number };
    readonly scale: string;
  };
}

interface AtlasFrame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly rotated: false;
  readonly trimmed: true;
  readonly spriteSourceSize: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly sourceSize: { readonly w: number; readonly h: number };
}

type Placed = Trimmed & { readonly x: number; readonly y: number };

const powerOfTwo = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** Packs pieces on shelves, tallest first, `gap` pixels apart. */
function shelves(
  pieces: readonly Trimmed[],
  width: number,
  gap: number,
): { placed: Placed[]; height: number } {
  const placed: Placed[] = [];
  let [x, y, shelf] = [gap, gap, 0];
  for (const piece of pieces.toSorted((a, b) => b.height - a.height)) {
    if (x + piece.width + gap > width) [x, y, shelf] = [gap, y + shelf + gap, 0];
    placed.push({ ...piece, x, y });
    x += piece.width + gap;
    shelf = Math.max(shelf, piece.height);
  }
  return { placed, height: y + shelf + gap };
}

const atlasFrame = (piece: Placed): AtlasFrame => ({
  frame: { x: piece.x, y: piece.y, w: piece.width, h: piece.height },
  rotated: false,
  trimmed: true,
  spriteSourceSize: { x: piece.left, y: piece.top, w: piece.width, h: piece.height },
  sourceSize: { w: piece.fullWidth, h: piece.fullHeight },
});

/** A piece of half the size. Its grid is that of the whole atlas, so that nothing of a neighbour gets into it. */
async function halved({ piece, x, y, width, height }: Placed): Promise<OverlayOptions> {
  const [left, top] = [x % 2, y % 2];
  const [right, bottom] = [(left + width) % 2, (top + height) % 2];
  const even = await sharp(piece).extend({ left, top, right, bottom, background: "#0000" }).png().toBuffer();
  const input = await sharp(even)
    .resize({ width: (left + width + right) / 2 })
    .png()
    .toBuffer();
  return { input, left: (x - left) / 2, top: (y - top) / 2 };
}

/** An empty picture. */
const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#0000" } });

interface AtlasOptions {
  readonly width?: number;
  readonly gap?: number;
  /** Number of pixels per game pixel. */
  readonly scale?: number;
  /** File name in the JSON. */
  readonly image: string;
  readonly avif: AvifOptions;
}

/**
 * Packs named PNGs into one WebP with Phaser's JSON beside it, and into AVIF of the same and of half the width, to
 * which the same JSON belongs. Sides are powers of two, as Phaser makes mipmaps only then.
 */
export async function atlas(
  images: readonly { readonly name: string; readonly png: Buffer }[],
  { width = 2048, gap = 2, scale = 2, image, avif: options }: AtlasOptions,
): Promise<{ webp: Buffer; avif: Buffer; half: Buffer; json: AtlasJson }> {
  const pieces = await Promise.all(images.map(({ name, png }) => trimmed(name, png)));
  const { placed, height: used } = shelves(pieces, width, gap);
  const height = powerOfTwo(used);
  const whole = await sheet(width, height)
    .composite(placed.map(({ piece, x, y }) => ({ input: piece, left: x, top: y })))
    .png()
    .toBuffer();
  const webp = await sharp(whole).webp({ quality: 80, alphaQuality: 92, effort: 6 }).toBuffer();
  const avif = await sharp(whole).avif(options).toBuffer();
  const half = await sheet(width / 2, height / 2)
    .composite(await Promise.all(placed.map(halved)))
    .avif(options)
    .toBuffer();
  const frames = Object.fromEntries(placed.map((piece) => [piece.name, atlasFrame(piece)]));
  const meta = { image, format: "RGBA8888", size: { w: width, h: height }, scale: String(scale) };
  return { webp, avif, half, json: { frames, meta } };
}

/** A PNG without its transparent border, and its position in the whole. In pixels. */
interface Trimmed {
  readonly name: string;
  readonly piece: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly fullWidth: number;
  readonly fullHeight: number;
}

/** Alpha (0..255) up to which a pixel counts as empty: blurs fade out too slowly to keep all of them. */
const EMPTY_ALPHA = 3;

/** Cuts the transparent border off a PNG and keeps the position of the rest. */
async function trimmed(name: string, png: Buffer): Promise<Trimmed> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (data.readUInt8((y * info.width + x) * 4 + 3) > EMPTY_ALPHA) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  if (right < 0) throw new Error(`${name}: the picture is empty`);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const piece = await sharp(png).extract({ left, top, width, height }).png().toBuffer();
  return { name, piece, width, height, left, top, fullWidth: info.width, fullHeight: info.height };
}
