import type { Textures } from "phaser";
import { bakedTexture, drawFrame, type PictureName } from "../pictures/baked-texture.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";
import { textWidth } from "./label-picture.ts";

const DENSITY = 2;
const HEIGHT = 26;
const TAIL = 7;
const PADDING = 9;
const ICON = 18;
const GAP = 4;
const FONT = `600 15px ${DISPLAY_FONT}`;
const STYLE = { name: "bubble", fill: "#f5f1ff", border: "#120e2c", ink: "#241f4b" };
/** The golden bubble of a sum. */
export const SUM_STYLE: BubbleStyle = { name: "sum", fill: "#ffdf8a", border: "#120e2c", ink: "#3a2503" };

type BubbleStyle = typeof STYLE;

/** One thing that a machine holds: its amount and the texture of its icon. */
export interface Held {
  icon: string;
  amount: string;
}

/** Returns the bubble of a ready machine with what it holds, such as an icon and '5'; kept as a texture (`GAP-66`). */
export function bubblePicture(
  textures: Textures.TextureManager,
  held: readonly Held[],
  style: BubbleStyle = STYLE,
): PictureName {
  const parts = held.map((one) => ({ ...one, width: ICON + 2 + Math.ceil(textWidth(one.amount, FONT)) }));
  const width = parts.reduce((sum, part) => sum + part.width + GAP, 2 * PADDING - GAP);
  const icons = held.map(({ icon }) => (textures.exists(icon) ? icon : `no ${icon}`));
  const key = `${style.name}:${held.map(({ amount }, index) => `${icons[index]} ${amount}`).join()}`;
  return bakedTexture(textures, key, width * DENSITY, (HEIGHT + TAIL) * DENSITY, (context) => {
    context.scale(DENSITY, DENSITY);
    outline(context, width, style);
    context.font = FONT;
    context.textBaseline = "middle";
    let x = PADDING;
    for (const { icon, amount, width: taken } of parts) {
      if (textures.exists(icon)) drawIcon(context, textures.getFrame(icon), x);
      context.fillStyle = style.ink;
      context.fillText(amount, x + ICON + 2, HEIGHT / 2 + 1);
      x += taken + GAP;
    }
  });
}

function outline(context: CanvasRenderingContext2D, width: number, { border, fill }: BubbleStyle): void {
  const middle = width / 2;
  context.beginPath();
  context.roundRect(1, 1, width - 2, HEIGHT - 2, 11);
  context.moveTo(middle - 6, HEIGHT - 1);
  context.lineTo(middle, HEIGHT + TAIL - 2);
  context.lineTo(middle + 6, HEIGHT - 1);
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = border;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
}

function drawIcon(context: CanvasRenderingContext2D, frame: Textures.Frame, x: number): void {
  context.save();
  context.translate(x, (HEIGHT - ICON) / 2);
  context.scale(ICON / frame.realWidth, ICON / frame.realHeight);
  drawFrame(context, frame, 0, 0);
  context.restore();
}
