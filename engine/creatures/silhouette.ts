import type { Textures } from "phaser";
import { bakedTexture, type PictureName } from "../pictures/baked-texture.ts";

const EDGE = 256;
const FILL = "#2b2450";
const RIM = "#6f66a8";

/** Returns a creature's silhouette, which stands for its picture until that is there (`BAT-031`). */
export function silhouette(textures: Textures.TextureManager, form: number): PictureName {
  const shape = form === 0 ? "egg" : "creature";
  return bakedTexture(textures, `silhouette:${shape}`, EDGE, EDGE, (context) => {
    context.lineWidth = 7;
    context.lineJoin = "round";
    context.strokeStyle = RIM;
    context.fillStyle = FILL;
    const paths = PATHS[shape];
    // The rims first: where the parts overlap, none shows.
    for (const path of paths) drawn(context, path).stroke();
    for (const path of paths) drawn(context, path).fill();
  });
}

type Path = (context: CanvasRenderingContext2D) => void;

function drawn(context: CanvasRenderingContext2D, path: Path): CanvasRenderingContext2D {
  context.beginPath();
  path(context);
  return context;
}

const oval =
  (x: number, y: number, across: number, down: number, tilt = 0): Path =>
  (context) =>
    context.ellipse(x, y, across, down, tilt, 0, 2 * Math.PI);

/** Parts of each shape, on a square of `EDGE`; feet stand at 94% of its height. */
const PATHS: Readonly<Record<"egg" | "creature", readonly Path[]>> = {
  egg: [
    (context) => {
      context.moveTo(128, 22);
      context.bezierCurveTo(186, 22, 210, 106, 210, 156);
      context.bezierCurveTo(210, 210, 174, 238, 128, 238);
      context.bezierCurveTo(82, 238, 46, 210, 46, 156);
      context.bezierCurveTo(46, 106, 70, 22, 128, 22);
      context.closePath();
    },
  ],
  creature: [
    oval(84, 48, 18, 38, -0.35),
    oval(172, 48, 18, 38, 0.35),
    oval(206, 176, 38, 15, -0.7),
    oval(92, 226, 30, 15),
    oval(164, 226, 30, 15),
    oval(128, 172, 66, 60),
    oval(128, 98, 60, 54),
  ],
};
