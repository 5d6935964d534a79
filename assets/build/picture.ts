import type { Skin } from "../skins/skins.ts";

/** One picture of the game: its drawing and its file. Widths are in pixels. */
export type Picture = WebpPicture | PngPicture | SvgPicture | AtlasSprite;

/** Its own WebP file. */
export interface WebpPicture {
  readonly target: "webp";
  readonly name: string;
  readonly draw: () => string;
  readonly width: number;
  /** WebP quality, 1..100. */
  readonly quality: number;
  /** A finish over the drawing of a machine, named by its frame. */
  readonly finish?: { readonly frame: string; readonly skin: Skin };
  /** Which AVIF pictures stand beside it: as large, and of half the width for screens with few pixels. */
  readonly avif: AvifSizes;
}

export type AvifSizes = "none" | "full" | "full and half";

/** Its own PNG file, for icons that systems outside the browser show. */
export interface PngPicture {
  readonly target: "png";
  readonly name: string;
  readonly draw: () => string;
  readonly width: number;
}

/** Small enough to ship as SVG. */
export interface SvgPicture {
  readonly target: "svg";
  readonly name: string;
  readonly draw: () => string;
}

/** A frame of an atlas. Frames of different atlases may have the same name. */
export interface AtlasSprite {
  readonly target: "atlas";
  /** Name of the atlas: its files are `{atlas}.webp` and `{atlas}.json`. */
  readonly atlas: string;
  readonly name: string;
  readonly draw: () => string;
  readonly width: number;
}

export const webp = (
  name: string,
  draw: () => string,
  width: number,
  quality = 88,
  avif: AvifSizes = "full",
): WebpPicture => ({
  target: "webp",
  name,
  draw,
  width,
  quality,
  avif,
});

/** A picture of the room, or the logo, of which half the width is enough on screens with few pixels. */
export const scene = (name: string, draw: () => string, width: number, quality: number): WebpPicture =>
  webp(name, draw, width, quality, "full and half");

export const png = (name: string, draw: () => string, width: number): PngPicture => ({
  target: "png",
  name,
  draw,
  width,
});

export const svg = (name: string, draw: () => string): SvgPicture => ({ target: "svg", name, draw });

export const atlasSprite = (atlas: string, name: string, draw: () => string, width: number): AtlasSprite => ({
  target: "atlas",
  atlas,
  name,
  draw,
  width,
});

/** The finished SVG of a picture; throws for an invalid number, which would leave a gap in the picture. */
export function drawn({ name, draw }: Picture): string {
  const source = draw();
  if (/NaN|undefined|Infinity/.test(source)) throw new Error(`${name}: bad number in the drawing`);
  return source;
}
