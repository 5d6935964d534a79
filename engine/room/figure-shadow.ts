import type { GameObjects, Scene } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { SHADE_MARGIN } from "../pictures/frame-variants.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { type Point, WALL_FOOT } from "../room-geometry.ts";
import { DEPTH } from "./depths.ts";

/**
 * Offset of the shadow on the wall from the figure: it falls to the right, because the lamps shine from the upper
 * left.
 */
const WALL_OFFSET: Point = { x: 9, y: -3 };
const WALL_DARKNESS = 0.42;
const GROUND_OFFSET: Point = { x: 3, y: -1 };
const GROUND_DARKNESS = 0.5;
/** Height of the shadow on the floor relative to its width. */
const FLATNESS = 0.26;
const GROUND_PICTURE = { width: 128, height: 64 };

/** A figure as drawn in a frame. */
interface ShadowedFigure {
  /** Name of its picture. */
  frame: string;
  feet: Point;
  /** Scale factors, 1 and 1 at rest. */
  stretch: Point;
  alpha: number;
}

/** A figure's shadow on the floor and, near the wall, also on the wall (`GAP-64`). */
export class FigureShadow {
  private readonly pictures: Pictures;
  private readonly onGround: GameObjects.Image;
  private readonly onWall: GameObjects.Image;
  private readonly originY: number;
  private readonly groundWidth: number;
  private frame = "";

  /**
   * @param originY height of the feet as a share of the picture's height
   * @param groundWidth width of the shadow on the floor, in room pixels
   */
  constructor(scene: Scene, pictures: Pictures, figure: { originY: number; groundWidth: number }) {
    this.pictures = pictures;
    this.originY = figure.originY;
    this.groundWidth = figure.groundWidth;
    const { width, height } = GROUND_PICTURE;
    const { texture } = bakedTexture(scene.textures, "groundShadow", width, height, drawGround);
    this.onGround = scene.add.image(0, 0, texture).setDepth(DEPTH.groundShadow);
    this.onWall = scene.add.image(0, 0, "__DEFAULT").setDepth(DEPTH.wallShade).setVisible(false);
  }

  show(figure: ShadowedFigure): void {
    const { feet, stretch, alpha } = figure;
    this.onGround
      .setPosition(feet.x + GROUND_OFFSET.x, feet.y + GROUND_OFFSET.y)
      .setDisplaySize(this.groundWidth * stretch.x, this.groundWidth * FLATNESS * stretch.x)
      .setAlpha(GROUND_DARKNESS * alpha);
    this.showOnWall(figure);
  }

  destroy(): void {
    this.onGround.destroy();
    this.onWall.destroy();
  }

  private showOnWall({ frame, feet, stretch, alpha }: ShadowedFigure): void {
    const { onWall: image } = this;
    const [scaleX, scaleY] = [PICTURE_SCALE * stretch.x, PICTURE_SCALE * stretch.y];
    const height = this.pictures.heightOf(frame) + 2 * SHADE_MARGIN;
    const feetInPicture = SHADE_MARGIN + (height - 2 * SHADE_MARGIN) * this.originY;
    const top = feet.y + WALL_OFFSET.y - feetInPicture * scaleY;
    const shown = Math.min(height, (WALL_FOOT - top) / scaleY);
    image.setVisible(shown > SHADE_MARGIN && alpha > 0);
    if (!image.visible) return;
    // Blurring takes time, and most figures stand far from the wall.
    this.updateTexture(frame);
    image
      .setOrigin(0.5, feetInPicture / height)
      .setPosition(feet.x + WALL_OFFSET.x, feet.y + WALL_OFFSET.y)
      .setScale(scaleX, scaleY)
      .setAlpha(WALL_DARKNESS * alpha)
      .setCrop(0, 0, image.frame.realWidth, shown);
  }

  private updateTexture(frame: string): void {
    if (frame === this.frame) return;
    this.frame = frame;
    const shade = this.pictures.shade(frame);
    this.onWall.setTexture(shade.texture, shade.frame);
  }
}

function drawGround(context: CanvasRenderingContext2D): void {
  const { width, height } = GROUND_PICTURE;
  context.scale(1, height / width);
  const fill = context.createRadialGradient(width / 2, width / 2, 1, width / 2, width / 2, width / 2);
  fill.addColorStop(0, "#140c2e");
  fill.addColorStop(0.62, "#140c2ecc");
  fill.addColorStop(1, "#140c2e00");
  context.fillStyle = fill;
  context.fillRect(0, 0, width, width);
}
