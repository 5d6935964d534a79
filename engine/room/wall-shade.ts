import type { GameObjects, Scene } from "phaser";
import { SHADE_MARGIN } from "../pictures/frame-variants.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { DEPTH } from "./depths.ts";
import { type Point, WALL_FOOT } from "./room-geometry.ts";

/** The lamps shine from the upper left: the shade falls to the right, and the lower the nearer to the wall. */
const OFFSET: Point = { x: 9, y: -3 };
const DARKNESS = 0.42;

/** The shade that a figure close to the wall throws on it (`GAP-64`); on the floor its picture has a shadow of its own. */
export class WallShade {
  private readonly pictures: Pictures;
  private readonly image: GameObjects.Image;
  private frame = "";

  constructor(scene: Scene, pictures: Pictures) {
    this.pictures = pictures;
    this.image = scene.add.image(0, 0, "__DEFAULT").setDepth(DEPTH.wallShade).setVisible(false);
  }

  /**
   * Throws the shade of a figure that stands on `feet`, or none where it is too far from the wall.
   * @param originY part of the picture's height at which its feet are
   * @param stretch how large the figure is drawn just now, 1 and 1 at rest
   */
  show(frame: string, feet: Point, originY: number, look: { stretch: Point; alpha: number }): void {
    this.dress(frame);
    const { image } = this;
    const [scaleX, scaleY] = [PICTURE_SCALE * look.stretch.x, PICTURE_SCALE * look.stretch.y];
    const { realWidth: width, realHeight: height } = image.frame;
    const feetInPicture = SHADE_MARGIN + (height - 2 * SHADE_MARGIN) * originY;
    const top = feet.y + OFFSET.y - feetInPicture * scaleY;
    const onWall = Math.min(height, (WALL_FOOT - top) / scaleY);
    image.setVisible(onWall > SHADE_MARGIN && look.alpha > 0);
    if (!image.visible) return;
    image
      .setOrigin(0.5, feetInPicture / height)
      .setPosition(feet.x + OFFSET.x, feet.y + OFFSET.y)
      .setScale(scaleX, scaleY)
      .setAlpha(DARKNESS * look.alpha)
      .setCrop(0, 0, width, onWall);
  }

  destroy(): void {
    this.image.destroy();
  }

  private dress(frame: string): void {
    if (frame === this.frame) return;
    this.frame = frame;
    const shade = this.pictures.shade(frame);
    this.image.setTexture(shade.texture, shade.frame);
  }
}
