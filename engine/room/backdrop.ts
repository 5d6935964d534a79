import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { DEPTH } from "./depths.ts";

/** The background of the room; each room has its own (`LAB-027`). */
export class Backdrop {
  private readonly pictures: Pictures;
  private readonly rules: RuleSet;
  private readonly image: GameObjects.Image;
  private room = 0;

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures) {
    this.rules = rules;
    this.pictures = pictures;
    this.image = scene.add.image(0, 0, "__DEFAULT").setOrigin(0, 0).setDepth(DEPTH.backdrop);
  }

  /** Shows a room's background: at first what is available, then its picture as soon as it has loaded. */
  show(room: number): void {
    if (this.room === room) return;
    this.room = room;
    this.paint();
    void this.pictures.loadRoom(room).then((loaded) => {
      if (loaded && this.room === room && this.image.active) this.paint();
    });
  }

  private paint(): void {
    const { texture, frame } = this.pictures.room(this.room);
    const { width, height } = this.rules.grid;
    this.image.setTexture(texture, frame).setDisplaySize(width, height);
  }
}
