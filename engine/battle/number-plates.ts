import type { Textures } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";
import type { PlateShape } from "./number-looks.ts";

/** Picture pixels per screen pixel, as in all pictures. */
export const PLATE_DENSITY = 2;
const WIDTH = 128;
const HEIGHT = 92;
const INK = "#1d1536";
const FULL_TURN = 2 * Math.PI;

/** Returns the picture behind a number, drawn once for each shape. */
export function platePicture(textures: Textures.TextureManager, shape: PlateShape): string {
  const [width, height] = [WIDTH * PLATE_DENSITY, HEIGHT * PLATE_DENSITY];
  return bakedTexture(textures, `plate:${shape}`, width, height, (context) => {
    context.scale(PLATE_DENSITY, PLATE_DENSITY);
    context.translate(WIDTH / 2, HEIGHT / 2);
    context.lineJoin = "round";
    context.lineWidth = 4;
    context.strokeStyle = INK;
    context.beginPath();
    PATHS[shape](context);
    context.stroke();
    context.fillStyle = FILLS[shape];
    context.fill();
  }).texture;
}

const FILLS: Readonly<Record<PlateShape, string>> = {
  star: "#f08a1d",
  dent: "#b8323f",
  cross: "#2f9e5b",
  streak: "#2f7fb0",
  shield: "#2f6fb0",
};

const PATHS: Readonly<Record<PlateShape, (context: CanvasRenderingContext2D) => void>> = {
  star(context) {
    const points = 14;
    for (let point = 0; point < 2 * points; point++) {
      const angle = (point / (2 * points)) * FULL_TURN;
      const far = point % 2 === 0 ? 1 : 0.72;
      context.lineTo(Math.cos(angle) * 60 * far, Math.sin(angle) * 42 * far);
    }
    context.closePath();
  },
  dent(context) {
    for (const [x, y] of [
      [-52, -8],
      [-30, -27],
      [22, -30],
      [54, -10],
      [44, 16],
      [12, 30],
      [-36, 24],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
  },
  cross(context) {
    const [arm, wide] = [30, 44];
    for (const [x, y] of [
      [-13, -arm],
      [13, -arm],
      [13, -17],
      [wide, -17],
      [wide, 17],
      [13, 17],
      [13, arm],
      [-13, arm],
      [-13, 17],
      [-wide, 17],
      [-wide, -17],
      [-13, -17],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
  },
  streak(context) {
    for (const [x, y] of [
      [-62, -12],
      [44, -18],
      [60, 0],
      [44, 18],
      [-48, 16],
      [-34, 5],
      [-58, 2],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
  },
  shield(context) {
    context.moveTo(-46, -26);
    context.lineTo(46, -26);
    context.quadraticCurveTo(50, 16, 0, 36);
    context.quadraticCurveTo(-50, 16, -46, -26);
    context.closePath();
  },
};
