import type { GameObjects, Scene } from "phaser";
import type { AvatarState, RuleSet } from "../../rules/index.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { FigureShadow } from "../room/figure-shadow.ts";
import type { Point } from "../room/room-geometry.ts";
import { type AvatarSide, avatarFrame, avatarSide, isWalking } from "./avatar-frame.ts";
import { feetOf } from "./walk-steering.ts";

const ORIGIN_Y = 0.94;
const SHADOW_WIDTH = 54;
/** The shadow on the wall is so blurred that one frame is enough for all steps. */
const SHADOW_FRAME = "player_down_idle_0";

/** The drawn avatar. */
export class AvatarView {
  private readonly rules: RuleSet;
  private readonly pictures: Pictures;
  private readonly image: GameObjects.Image;
  private readonly shadow: FigureShadow;
  private side: AvatarSide = "down";
  private walking = false;
  private sinceMs = 0;
  private frame = "";

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures) {
    this.rules = rules;
    this.pictures = pictures;
    this.image = scene.add.image(0, 0, "__DEFAULT").setOrigin(0.5, ORIGIN_Y).setScale(PICTURE_SCALE);
    this.shadow = new FigureShadow(scene, pictures, { originY: ORIGIN_Y, groundWidth: SHADOW_WIDTH });
  }

  /** Where texts over the avatar start. */
  get head(): Point {
    return { x: this.image.x, y: this.image.y - 84 };
  }

  /** Draws the avatar with its corner at a point; depth is the y of its feet. */
  update(avatar: AvatarState, corner: Point, elapsedMs: number, calm: boolean): void {
    const walking = isWalking(avatar);
    this.sinceMs = walking === this.walking ? this.sinceMs + elapsedMs : 0;
    this.walking = walking;
    this.side = avatarSide(avatar, this.side);
    const feet = feetOf(this.rules, corner);
    this.image
      .setPosition(feet.x, feet.y)
      .setDepth(feet.y)
      .setFlipX(this.side === "side" && !avatar.facingRight);
    this.shadow.show({ frame: SHADOW_FRAME, feet, stretch: { x: 1, y: 1 }, alpha: 1 });
    const frame = avatarFrame(this.side, walking, this.sinceMs, calm);
    if (frame === this.frame) return;
    this.frame = frame;
    const picture = this.pictures.figure(frame);
    this.image.setTexture(picture.texture, picture.frame);
  }
}
