import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import type { Pictures, RoomLook } from "../pictures/pictures.ts";
import type { RoomSnapshot } from "../port.ts";
import { DEPTH } from "./depths.ts";
import { Furnishing } from "./furnishing.ts";

/** The background of the room, with what is bought for it; each room has its own (`LAB-027`, `GAP-81`). */
export class Backdrop {
  private readonly pictures: Pictures;
  private readonly rules: RuleSet;
  private readonly image: GameObjects.Image;
  private readonly furnishing: Furnishing;
  private shown: RoomLook = { room: 0, theme: null };

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures) {
    this.rules = rules;
    this.pictures = pictures;
    this.image = scene.add.image(0, 0, "__DEFAULT").setOrigin(0, 0).setDepth(DEPTH.backdrop);
    this.furnishing = new Furnishing(scene, rules, pictures);
  }

  /** Shows a room's background: at first what is available, then its picture as soon as it has loaded. */
  show(snapshot: RoomSnapshot): void {
    const { room, decorations } = snapshot;
    this.furnishing.sync(snapshot);
    const look: RoomLook = { room, theme: decorations.themes[room] ?? null };
    if (isSameLook(this.shown, look)) return;
    this.shown = look;
    this.paint();
    void this.pictures.loadRoom(look).then((loaded) => {
      if (loaded && this.shown === look && this.image.active) this.paint();
    });
  }

  private paint(): void {
    const { texture, frame } = this.pictures.room(this.shown);
    const { width, height } = this.rules.grid;
    this.image.setTexture(texture, frame).setDisplaySize(width, height);
  }
}

function isSameLook(one: RoomLook, other: RoomLook): boolean {
  return one.room === other.room && one.theme === other.theme;
}
