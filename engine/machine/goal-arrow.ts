import type { GameObjects, Scene } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { PICTURE_SCALE } from "../pictures/pictures.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";

const SIDE = 88;
const BESIDE_FEET = 34;
const ABOVE_FEET = 158;
const SWING = 5;
const HALF_TURN = Math.PI;

/** The arrow at the machine that the next goal is about: below it, or above where there is no floor below. */
export class GoalArrow {
  private readonly image: GameObjects.Image;
  private readonly floorEnd: number;
  private at: Point | null = null;
  private isBelow = true;

  /** @param floorEnd the lowest y of the room */
  constructor(scene: Scene, floorEnd: number) {
    this.floorEnd = floorEnd;
    const { texture } = bakedTexture(scene.textures, "goalArrow", SIDE, SIDE, drawArrow);
    this.image = scene.add
      .image(0, 0, texture)
      .setScale(PICTURE_SCALE)
      .setDepth(DEPTH.goalArrow)
      .setVisible(false);
  }

  /** @param feet those of the machine; null hides the arrow */
  pointAt(feet: Point | null): void {
    this.at = feet;
    this.image.setVisible(feet !== null);
    if (!feet) return;
    this.isBelow = feet.y + BESIDE_FEET + SIDE * PICTURE_SCALE < this.floorEnd;
    this.image.setRotation(this.isBelow ? 0 : HALF_TURN);
  }

  /** Draws its swing, unless motion is reduced. */
  animate(ms: number, calm: boolean): void {
    if (!this.at) return;
    const swing = calm ? 0 : Math.sin(ms / 220) * SWING;
    this.image.setPosition(this.at.x, this.at.y + (this.isBelow ? BESIDE_FEET : -ABOVE_FEET) + swing);
  }
}

/** An arrow that points up, in gold with a contour. */
function drawArrow(context: CanvasRenderingContext2D): void {
  const at = (share: number) => share * SIDE;
  context.beginPath();
  for (const [x, y] of [
    [0.5, 0.08],
    [0.9, 0.5],
    [0.66, 0.5],
    [0.66, 0.92],
    [0.34, 0.92],
    [0.34, 0.5],
    [0.1, 0.5],
  ] as const)
    context.lineTo(at(x), at(y));
  context.closePath();
  context.lineJoin = "round";
  context.fillStyle = "#ffc53d";
  for (const [color, line] of [
    ["#1d1536", 10],
    ["#fff3cf", 3],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = line;
    context.stroke();
    context.fill();
  }
}
