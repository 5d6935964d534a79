import { DISPLAY_FONT } from "../pictures/display-font.ts";

/** Draws into a picture that is then baked into a texture. */
export type PictureInk = CanvasRenderingContext2D;

/** The dark colour of outlines and grooves. */
export const PICTURE_INK = "#120e2c";

interface Framed {
  fill: string | CanvasGradient;
  /** Colour of the inner line. */
  edge: string;
  /** Widths of the dark outer line and of the inner line, in pixels. */
  widths: readonly [outer: number, inner: number];
}

/** Fills the current path and frames it with a dark outer and a coloured inner line. */
export function drawFramed(ink: PictureInk, { fill, edge, widths: [outer, inner] }: Framed): void {
  ink.fillStyle = fill;
  ink.fill();
  ink.lineWidth = outer;
  ink.strokeStyle = PICTURE_INK;
  ink.stroke();
  ink.lineWidth = inner;
  ink.strokeStyle = edge;
  ink.stroke();
}

/** Returns the size at which words are as wide as their room, from `least` to `font` pixels. */
export function fontThatFits(
  ink: PictureInk,
  words: string,
  { widest, font, least }: { widest: number; font: number; least: number },
): number {
  ink.font = `600 ${font}px ${DISPLAY_FONT}`;
  const fitting = (font * widest) / Math.max(1, ink.measureText(words).width);
  return Math.max(least, Math.min(font, fitting));
}

/** Writes words whose middle is at a point; `widest` is the width into which they are pressed, in pixels. */
export function drawWords(
  ink: PictureInk,
  words: string,
  { x, y, font, color, widest }: { x: number; y: number; font: number; color: string; widest?: number },
): void {
  ink.font = `600 ${font}px ${DISPLAY_FONT}`;
  ink.fillStyle = color;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(words, x, y, widest);
}
