import type { Textures } from "phaser";
import type { SideIndex } from "../../rules/index.ts";
import { bakedTexture } from "../pictures/baked-texture.ts";

/** Colours of the sides: the player's, the other one's. */
export const SIDE_COLORS = ["#63e6ff", "#ff7a6e"] as const;
const DARK = ["#123f57", "#5c1a28"] as const;
const DENSITY = 2;
const EMBLEM = 26;

/** A plate for a side's name, in picture pixels per screen pixel. */
export const SIDE_PLATE = { width: 260, height: 78, density: DENSITY } as const;

/** Returns the emblem of a side: a circle for the player's, a triangle for the other one's. */
export function sideEmblem(textures: Textures.TextureManager, side: SideIndex): string {
  const edge = EMBLEM * DENSITY;
  return bakedTexture(textures, `emblem:${side}`, edge, edge, (context) => {
    context.scale(DENSITY, DENSITY);
    context.beginPath();
    if (side === 0) context.arc(EMBLEM / 2, EMBLEM / 2, 9, 0, 2 * Math.PI);
    else {
      context.moveTo(3, 5);
      context.lineTo(EMBLEM - 3, 5);
      context.lineTo(EMBLEM / 2, EMBLEM - 3);
      context.closePath();
    }
    context.lineJoin = "round";
    context.lineWidth = 4;
    context.strokeStyle = "#120e2c";
    context.stroke();
    context.fillStyle = SIDE_COLORS[side];
    context.fill();
  }).texture;
}

/** Returns the plate of a side: round ends for the player's, pointed ends for the other one's. */
export function sidePlate(textures: Textures.TextureManager, side: SideIndex): string {
  const { width, height } = SIDE_PLATE;
  return bakedTexture(textures, `side-plate:${side}`, width * DENSITY, height * DENSITY, (context) => {
    context.scale(DENSITY, DENSITY);
    context.beginPath();
    if (side === 0) context.roundRect(4, 4, width - 8, height - 8, (height - 8) / 2);
    else
      for (const [x, y] of [
        [30, 4],
        [width - 30, 4],
        [width - 4, height / 2],
        [width - 30, height - 4],
        [30, height - 4],
        [4, height / 2],
      ] as const)
        context.lineTo(x, y);
    context.closePath();
    const fill = context.createLinearGradient(0, 0, 0, height);
    fill.addColorStop(0, DARK[side]);
    fill.addColorStop(1, "#1b163f");
    context.fillStyle = fill;
    context.fill();
    context.lineJoin = "round";
    context.lineWidth = 6;
    context.strokeStyle = "#120e2c";
    context.stroke();
    context.lineWidth = 3;
    context.strokeStyle = SIDE_COLORS[side];
    context.stroke();
  }).texture;
}
