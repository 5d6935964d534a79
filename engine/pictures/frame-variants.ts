import type { Textures } from "phaser";
import { type Pixels, paintSkin, type Skin } from "../../assets/index.ts";
import { drawFrame } from "./baked-texture.ts";

/** Margin around a glowing figure, in picture pixels. */
export const GLOW_MARGIN = 28;

/** Margin around a figure's blurred shadow, in picture pixels. */
export const SHADE_MARGIN = 20;
const SHADE_BLUR = 14;
const SHADE_COLOR = "#0b0824";

const KEPT_SATURATION = 0.4;
const DIMMED_LIGHT = 0.78;

/** Draws a frame with 60 % less colour and a little darker, for a machine that is offline. */
export function drawDimmed(context: CanvasRenderingContext2D, frame: Textures.Frame): void {
  drawFrame(context, frame, 0, 0);
  const { width, height } = context.canvas;
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
    data[at] = (grey + (red - grey) * KEPT_SATURATION) * DIMMED_LIGHT;
    data[at + 1] = (grey + (green - grey) * KEPT_SATURATION) * DIMMED_LIGHT;
    data[at + 2] = (grey + (blue - grey) * KEPT_SATURATION) * DIMMED_LIGHT * 1.06;
  }
  context.putImageData(picture, 0, 0);
}

/** Draws a frame in all its colours, but darker towards its foot, for a machine that works (`GAP-66`). */
export function drawWorking(context: CanvasRenderingContext2D, frame: Textures.Frame): void {
  drawFrame(context, frame, 0, 0);
  const { width, height } = context.canvas;
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, "rgba(23, 16, 62, 0.22)");
  shade.addColorStop(1, "rgba(23, 16, 62, 0.5)");
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
}

/** Draws a machine's frame in a finish. `name` is that of the frame. */
export function drawSkinned(
  context: CanvasRenderingContext2D,
  frame: Textures.Frame,
  name: string,
  skin: Skin,
): void {
  drawFrame(context, frame, 0, 0);
  const { width, height } = context.canvas;
  const picture = context.getImageData(0, 0, width, height);
  paintSkin(name, picture, skin, patternTile(skin));
  context.putImageData(picture, 0, 0);
}

function patternTile({ tile, pattern }: Skin): Pixels | null {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: tile, height: tile });
  const context = canvas.getContext("2d");
  if (!context) return null;
  for (const { d, color, opacity } of pattern) {
    context.fillStyle = color;
    context.globalAlpha = opacity;
    context.fill(new Path2D(d));
  }
  return context.getImageData(0, 0, tile, tile);
}

/** Draws the glow around a frame's outline, to be shown behind it. */
export function drawGlow(context: CanvasRenderingContext2D, frame: Textures.Frame, color: string): void {
  context.shadowColor = color;
  for (const blur of [22, 12, 5]) {
    context.shadowBlur = blur;
    drawFrame(context, frame, GLOW_MARGIN, GLOW_MARGIN);
  }
  context.shadowBlur = 0;
  context.shadowColor = "transparent";
}

/** Draws the blurred shadow of a frame without the frame itself. */
export function drawShade(context: CanvasRenderingContext2D, frame: Textures.Frame): void {
  // The frame is drawn outside the picture, and only its shadow falls inside.
  const { width } = context.canvas;
  context.shadowColor = SHADE_COLOR;
  context.shadowBlur = SHADE_BLUR;
  context.shadowOffsetX = width;
  drawFrame(context, frame, SHADE_MARGIN - width, SHADE_MARGIN);
  context.shadowColor = "transparent";
}

/** Draws the shape of a frame in one colour, for a flash. */
export function drawSilhouette(
  context: CanvasRenderingContext2D,
  frame: Textures.Frame,
  color: string,
): void {
  drawFrame(context, frame, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalCompositeOperation = "source-over";
}
