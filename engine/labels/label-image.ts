import type { GameObjects, Scene } from "phaser";
import type { PictureName } from "../pictures/baked-texture.ts";
import { PICTURE_SCALE } from "../pictures/pictures.ts";
import { DEPTH } from "../room/depths.ts";
import { clamp, type Point } from "../room/room-geometry.ts";

const EDGE_PX = 3;

/** A baked label above the room that stays inside of it and grows on small screens. */
export class LabelImage {
  private readonly image: GameObjects.Image;
  private readonly room: { width: number; height: number };
  private place: Point = { x: 0, y: 0 };
  private shown = false;

  constructor(scene: Scene, room: { width: number; height: number }) {
    this.room = room;
    this.image = scene.add
      .image(0, 0, "__DEFAULT")
      .setScale(PICTURE_SCALE)
      .setDepth(DEPTH.labels)
      .setVisible(false);
  }

  get isShown(): boolean {
    return this.shown;
  }

  /** Shows a label, or none. */
  show(picture: PictureName | null): void {
    this.shown = picture !== null;
    this.image.setVisible(this.shown);
    if (picture) this.image.setTexture(picture.texture, picture.frame);
    this.lay();
  }

  /** Hides the label for a while, without forgetting it. */
  setVisible(visible: boolean): void {
    this.image.setVisible(visible && this.shown);
  }

  moveTo(x: number, y: number): void {
    this.place = { x, y };
    this.lay();
  }

  /** @param scale 1 on a large canvas, more where the canvas is shown small */
  setScale(scale: number): void {
    this.image.setScale(PICTURE_SCALE * scale);
    this.lay();
  }

  destroy(): void {
    this.image.destroy();
  }

  private lay(): void {
    const halfWidth = this.image.displayWidth / 2 + EDGE_PX;
    const halfHeight = this.image.displayHeight / 2 + EDGE_PX;
    this.image.setPosition(
      clamp(this.place.x, halfWidth, this.room.width - halfWidth),
      clamp(this.place.y, halfHeight, this.room.height - halfHeight),
    );
  }
}
