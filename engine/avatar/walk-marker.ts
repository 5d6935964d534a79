import type { GameObjects, Scene } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { PICTURE_SCALE } from "../pictures/pictures.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";

const WIDTH = 104;
const HEIGHT = 52;

/** The ring on the floor at the goal of a walk. */
export class WalkMarker {
  private readonly image: GameObjects.Image;
  private shownAt: Point | null = null;

  constructor(scene: Scene) {
    const { texture } = bakedTexture(scene.textures, "walkMarker", WIDTH, HEIGHT, drawRing);
    this.image = scene.add
      .image(0, 0, texture)
      .setScale(PICTURE_SCALE)
      .setDepth(DEPTH.walkMarker)
      .setVisible(false);
  }

  show(feet: Point): void {
    this.shownAt = feet;
    this.image.setPosition(feet.x, feet.y).setVisible(true);
  }

  hide(): void {
    if (!this.shownAt) return;
    this.shownAt = null;
    this.image.setVisible(false);
  }

  update(ms: number, calm: boolean): void {
    if (!this.shownAt) return;
    const pulse = calm ? 0 : (1 + Math.sin(ms / 160)) / 2;
    this.image.setScale(PICTURE_SCALE * (0.92 + 0.16 * pulse)).setAlpha(0.95 - 0.3 * pulse);
  }
}

function drawRing(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const fill = context.createRadialGradient(width / 2, height / 2, 4, width / 2, height / 2, width / 2);
  fill.addColorStop(0, "rgba(255, 207, 135, 0.5)");
  fill.addColorStop(1, "rgba(255, 207, 135, 0)");
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 2 - 8, height / 2 - 6, 0, 0, Math.PI * 2);
  context.fill();
  for (const [color, line] of [
    ["#1d1536", 9],
    ["#ffcf5c", 5],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = line;
    context.stroke();
  }
}
