import type { GameObjects, Scene } from "phaser";
import type { PictureName } from "../pictures/baked-texture.ts";
import { PICTURE_SCALE } from "../pictures/pictures.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";
import type { LabelToPlace } from "./arrange-labels.ts";

/** A label above the room, drawn from a kept texture; its board positions it and enlarges it on small screens. */
export class LabelImage {
  private readonly image: GameObjects.Image;
  private readonly changed: () => void;
  private readonly forget: (label: LabelImage) => void;
  private place: Point = { x: 0, y: 0 };
  private picture = "";
  private isHidden = false;

  /**
   * @param changed called when the labels must be arranged again
   * @param forget called to remove the label from the board
   */
  constructor(scene: Scene, changed: () => void, forget: (label: LabelImage) => void) {
    this.changed = changed;
    this.forget = forget;
    this.image = scene.add
      .image(0, 0, "__DEFAULT")
      .setScale(PICTURE_SCALE)
      .setDepth(DEPTH.labels)
      .setVisible(false);
  }

  /** The label for the board to arrange, or null while it is hidden. */
  get toPlace(): LabelToPlace | null {
    const { image, place } = this;
    if (!image.visible) return null;
    return { width: image.displayWidth, height: image.displayHeight, preferred: place };
  }

  /** Shows a label; null hides it. */
  show(picture: PictureName | null): void {
    const name = picture?.texture ?? "";
    if (name === this.picture) return;
    this.picture = name;
    if (picture) this.image.setTexture(picture.texture, picture.frame);
    this.refresh();
  }

  /** Shows or hides the label without removing it. */
  setVisible(visible: boolean): void {
    if (visible !== this.isHidden) return;
    this.isHidden = !visible;
    this.refresh();
  }

  /** Sets the preferred position; the board places the label as near to it as possible. */
  moveTo(x: number, y: number): void {
    if (x === this.place.x && y === this.place.y) return;
    this.place = { x, y };
    this.changed();
  }

  /** @param scale 1 on a large canvas, more when the canvas is shown small */
  setScale(scale: number): void {
    this.image.setScale(PICTURE_SCALE * scale);
  }

  put({ x, y }: Point): void {
    this.image.setPosition(x, y);
  }

  destroy(): void {
    this.image.destroy();
    this.forget(this);
  }

  private refresh(): void {
    this.image.setVisible(this.picture !== "" && !this.isHidden);
    this.changed();
  }
}
