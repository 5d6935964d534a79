import type { GameObjects, Scene } from "phaser";
import type { AvatarState, RuleSet } from "../../rules/index.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { FigureShadow } from "../room/figure-shadow.ts";
import type { Point } from "../room/room-geometry.ts";
import { type AvatarSide, avatarFrame, avatarSide, isWalking } from "./avatar-frame.ts";
import { feetOf } from "./walk-steering.ts";

const ORIGIN_Y = 0.94;
const SHADOW_WIDTH = 54;
const REACH_MS = 280;
const REACH_PX = 9;
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
  private look: string | null = null;
  private facesRight = true;
  private reach: { towards: Point; ageMs: number } | null = null;

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

  /**
   * Turns the standing avatar to a point of the floor.
   * @param near whether it also reaches for what is there
   */
  attend(point: Point, near: boolean): void {
    if (this.walking) return;
    const x = point.x - this.image.x;
    const y = point.y - this.image.y;
    this.facesRight = x >= 0;
    this.side = Math.abs(x) >= Math.abs(y) * 0.8 ? "side" : y > 0 ? "down" : "up";
    const distance = Math.hypot(x, y) || 1;
    this.reach = near ? { towards: { x: x / distance, y: y / distance }, ageMs: 0 } : null;
  }

  /** Dresses the avatar as soon as the look's pictures have loaded; null is the coat of the beginning. */
  wear(look: string | null): void {
    if (look === this.look) return;
    this.look = look;
    const change = () => {
      if (this.look === look && this.image.active) this.frame = "";
    };
    if (look === null) change();
    else void this.pictures.loadLook(look).then(change);
  }

  /** Returns whether the avatar is drawn walking. */
  get isWalking(): boolean {
    return this.walking;
  }

  /** Draws the avatar with its corner at a point; depth is the y of its feet. */
  update(avatar: AvatarState, corner: Point, elapsedMs: number, calm: boolean): void {
    const walking = isWalking(avatar);
    this.sinceMs = walking === this.walking ? this.sinceMs + elapsedMs : 0;
    this.walking = walking;
    this.side = avatarSide(avatar, this.side);
    if (walking) this.facesRight = avatar.facingRight;
    const feet = feetOf(this.rules, corner);
    const lean = calm ? { x: 0, y: 0 } : this.leanAfter(elapsedMs);
    this.image
      .setPosition(feet.x + lean.x, feet.y + lean.y)
      .setDepth(feet.y)
      .setFlipX(this.side === "side" && !this.facesRight);
    this.shadow.show({ frame: SHADOW_FRAME, feet, stretch: { x: 1, y: 1 }, alpha: 1 });
    const frame = avatarFrame(this.side, walking, this.sinceMs, calm);
    if (frame === this.frame) return;
    this.frame = frame;
    const picture = this.pictures.avatar(frame, this.look);
    this.image.setTexture(picture.texture, picture.frame);
  }

  /** Returns how far the avatar leans towards what it reaches for: there and back. */
  private leanAfter(elapsedMs: number): Point {
    const { reach } = this;
    if (!reach || this.walking) return { x: 0, y: 0 };
    reach.ageMs += elapsedMs;
    if (reach.ageMs >= REACH_MS) this.reach = null;
    const part = REACH_PX * Math.sin(Math.PI * Math.min(1, reach.ageMs / REACH_MS));
    return { x: reach.towards.x * part, y: reach.towards.y * part };
  }
}
