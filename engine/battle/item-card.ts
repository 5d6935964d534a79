import type { GameObjects, Scene } from "phaser";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room/room-geometry.ts";
import { type BattlePictures, itemFile } from "./battle-pictures.ts";

const EDGE = 78;
const LIFE_MS = 1000;
const RISE_PX = 26;

/** The picture of a tool or spell that rises over its user. */
export class ItemCard {
  private readonly image: GameObjects.Image;
  private readonly pictures: BattlePictures;
  private at: Point = { x: 0, y: 0 };
  private ageMs = LIFE_MS;

  constructor(scene: Scene, pictures: BattlePictures) {
    this.pictures = pictures;
    this.image = scene.add
      .image(0, 0, "__DEFAULT")
      .setDepth(DEPTH.particles + 1)
      .setVisible(false);
  }

  /** Shows the picture; without one nothing is shown. */
  show(type: "tool" | "spell", name: string, at: Point): void {
    const file = itemFile(type, name);
    void this.pictures.load(file).then((there) => {
      const picture = there && this.image.scene ? this.pictures.loaded(file) : null;
      if (!picture) return;
      this.image.setTexture(picture.texture).setDisplaySize(EDGE, EDGE).setVisible(true);
      this.at = at;
      this.ageMs = 0;
    });
  }

  update(elapsedMs: number): void {
    if (!this.image.visible) return;
    this.ageMs += elapsedMs;
    const share = Math.min(1, this.ageMs / LIFE_MS);
    this.image
      .setPosition(this.at.x, this.at.y - RISE_PX * Math.sin((share * Math.PI) / 2))
      .setAlpha(share < 0.7 ? 1 : (1 - share) / 0.3)
      .setVisible(share < 1);
  }

  hide(): void {
    this.image.setVisible(false);
  }
}
