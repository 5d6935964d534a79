import type { Textures } from "phaser";
import { bakedTexture, type PictureName } from "../pictures/baked-texture.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";
import { pill, textWidth } from "./label-picture.ts";

const DENSITY = 2;
const HEIGHT = 28;
const RADIUS = 9;
const CENTRE = 14;
const FONT = `600 15px ${DISPLAY_FONT}`;
const STYLE = { fill: "#17133a", border: "#120e2c", ink: "#f5f1ff" };
const RING = "#63e6ff";
const RING_GROUND = "#4a4386";

/**
 * Returns the label of a machine on cooldown: a small clock in a ring that empties, and the minutes left ('42m'). Drawn
 * once for each number of minutes and kept as a texture.
 * @param share part of the cooldown that is left, from 0 to 1
 */
export function clockPicture(textures: Textures.TextureManager, minutes: number, share: number): PictureName {
  const text = `${minutes}m`;
  const width = CENTRE * 2 + Math.ceil(textWidth(text, FONT)) + 11;
  return bakedTexture(textures, `clock:${minutes}`, width * DENSITY, (HEIGHT + 2) * DENSITY, (context) => {
    context.scale(DENSITY, DENSITY);
    pill(context, width, HEIGHT, STYLE);
    clock(context, share);
    context.font = FONT;
    context.fillStyle = STYLE.ink;
    context.textBaseline = "middle";
    context.fillText(text, CENTRE * 2, HEIGHT / 2 + 1);
  });
}

function clock(context: CanvasRenderingContext2D, share: number): void {
  const top = -Math.PI / 2;
  context.lineCap = "round";
  context.lineWidth = 3;
  arc(context, RING_GROUND, 0, Math.PI * 2);
  arc(context, RING, top, top + Math.PI * 2 * Math.min(1, share));
  context.lineWidth = 2;
  context.strokeStyle = "#f5f1ff";
  context.beginPath();
  context.moveTo(CENTRE, CENTRE - 5);
  context.lineTo(CENTRE, CENTRE);
  context.lineTo(CENTRE + 3.5, CENTRE + 1.5);
  context.stroke();
}

function arc(context: CanvasRenderingContext2D, color: string, from: number, to: number): void {
  context.beginPath();
  context.arc(CENTRE, CENTRE, RADIUS, from, to);
  context.strokeStyle = color;
  context.stroke();
}
