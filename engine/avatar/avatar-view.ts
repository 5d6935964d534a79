import type { GameObjects, Scene } from "phaser";
import type { AvatarState, RuleSet } from "../../rules/index.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { FigureShadow } from "../room/figure-shadow.ts";
import type { Point } from "../room-geometry.ts";
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

/** The side of the avatar that is visible; `side` is drawn facing right and flipped for left. */
type AvatarSide = "side" | "down" | "up";

const PREFIX: Record<AvatarSide, string> = { side: "player", down: "player_down", up: "player_up" };
const WALK = { frames: 8, perSecond: 18 };
const IDLE = { frames: 2, perSecond: 2 };
/** Speed in pixels per step below which a slowing avatar is drawn standing. */
const STANDING_SPEED = 0.35;

/** Returns whether the avatar moves fast enough to be drawn walking. */
export function isWalking(avatar: AvatarState): boolean {
  return Math.hypot(avatar.velocityX, avatar.velocityY) > STANDING_SPEED;
}

/** Returns the visible side: that of the stronger axis of the movement, or the previous one while standing. */
export function avatarSide(avatar: AvatarState, previous: AvatarSide): AvatarSide {
  if (!isWalking(avatar)) return previous;
  const across = Math.abs(avatar.velocityX);
  const along = Math.abs(avatar.velocityY);
  if (across >= along * 0.8) return "side";
  return avatar.velocityY > 0 ? "down" : "up";
}

/**
 * Returns the name of the frame to show, e.g. `player_down_walk_2`.
 * @param ms time since the avatar began to walk or to stand
 * @param calm true shows the first frame while standing (reduced motion)
 */
export function avatarFrame(side: AvatarSide, walking: boolean, ms: number, calm: boolean): string {
  const cycle = walking ? WALK : IDLE;
  const moving = walking || !calm;
  const index = moving ? Math.floor((ms / 1000) * cycle.perSecond) % cycle.frames : 0;
  return `${PREFIX[side]}_${walking ? "walk" : "idle"}_${index}`;
}
