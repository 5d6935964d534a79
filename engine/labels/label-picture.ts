import type { Textures } from "phaser";
import { bakedTexture, type PictureName } from "../pictures/baked-texture.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";

/** Colours of a pill. */
export interface LabelStyle {
  fill: string;
  border: string;
  ink: string;
}

export const TAG_STYLE: LabelStyle = { fill: "#241f4b", border: "#63e6ff", ink: "#f5f1ff" };
export const BADGE_STYLE: LabelStyle = { fill: "#b82c48", border: "#120e2c", ink: "#ffffff" };
export const PICKED_STYLE: LabelStyle = { fill: "#ffc53d", border: "#120e2c", ink: "#2b1703" };

/** Picture pixels per room pixel, as in all pictures. */
const DENSITY = 2;
const FONT_PX = 15;
const HEIGHT = 26;
const PADDING = 11;

/** Returns a pill with a text, drawn once for each text and style and kept as a texture. */
export function labelPicture(
  textures: Textures.TextureManager,
  text: string,
  style: LabelStyle,
): PictureName {
  const font = `600 ${FONT_PX}px ${DISPLAY_FONT}`;
  const width = Math.ceil(textWidth(text, font)) + 2 * PADDING;
  const key = `label:${style.fill}:${text}`;
  return bakedTexture(textures, key, width * DENSITY, (HEIGHT + 2) * DENSITY, (context) => {
    context.scale(DENSITY, DENSITY);
    pill(context, width, HEIGHT, style);
    context.font = font;
    context.fillStyle = style.ink;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, width / 2, HEIGHT / 2 + 1);
  });
}

/** Draws the background of a pill, with a border of two pixels and a light upper edge. */
export function pill(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  style: LabelStyle,
): void {
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, height / 2);
  context.fillStyle = style.fill;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = style.border;
  context.stroke();
  context.beginPath();
  context.moveTo(height / 2, 3.5);
  context.lineTo(width - height / 2, 3.5);
  context.lineWidth = 1.5;
  context.lineCap = "round";
  context.strokeStyle = "rgba(255, 255, 255, 0.22)";
  context.stroke();
}

/** Returns the width of a text in pixels. */
export function textWidth(text: string, font: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return text.length * FONT_PX * 0.6;
  context.font = font;
  return context.measureText(text).width;
}
