import sharp from "sharp";

/** Points per inch at which one unit of an SVG becomes one pixel. */
const UNIT_DENSITY = 72;

/** librsvg refuses more; no picture of ours needs it. */
const MOST_DENSITY = 2400;

/** Renders an SVG to a PNG `width` pixels wide; the height follows from the viewBox. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const viewWidth = /viewBox="0 0 (\d+)/.exec(svg)?.[1];
  if (viewWidth === undefined) throw new Error("the picture has no viewBox");
  const density = Math.min(MOST_DENSITY, (UNIT_DENSITY * width) / Number(viewWidth));
  return sharp(Buffer.from(svg), { density, unlimited: true }).resize({ width }).png().toBuffer();
}
