import sharp from "sharp";

/** A PNG without its transparent border, and its position in the whole. In pixels. */
export interface Trimmed {
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
export async function trimmed(name: string, png: Buffer): Promise<Trimmed> {
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
