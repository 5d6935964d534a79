import type { GameObjects, Scene } from "phaser";
import type { Machine, MachineType, RuleSet } from "../../rules/index.ts";
import { bubblePicture, type Held } from "../labels/bubble-picture.ts";
import { clockPicture } from "../labels/clock-picture.ts";
import type { LabelBoard } from "../labels/label-board.ts";
import type { LabelImage } from "../labels/label-image.ts";
import { BADGE_STYLE, labelPicture } from "../labels/label-picture.ts";
import type { PictureName } from "../pictures/baked-texture.ts";
import { GLOW_MARGIN } from "../pictures/frame-variants.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { FigureShadow } from "../room/figure-shadow.ts";
import { machineFeet, type Point } from "../room-geometry.ts";
import { AT_REST, breath, type MachineLook, type WorkPose, workPose } from "./machine-look.ts";
import { MachineMotion } from "./machine-motion.ts";

const GLOW_COLOR = "#63e6ff";
const ORIGIN_Y = 0.97;
const SHADOW_WIDTH = 132;
const LIFTED_ALPHA = 0.4;
const LABEL_ABOVE_FEET = 122;

/** One machine in the room, with its clock and badge. */
export class MachineView {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly pictures: Pictures;
  private readonly body: GameObjects.Image;
  private readonly glow: GameObjects.Image;
  private readonly shadow: FigureShadow;
  private readonly clock: LabelImage;
  private readonly badge: LabelImage;
  private readonly bubble: LabelImage;
  private readonly motion = new MachineMotion();
  private look: MachineLook | null = null;
  private type: MachineType | null = null;
  private standsAt: Point = { x: 0, y: 0 };
  private near = false;
  private lifted = false;

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures, labels: LabelBoard) {
    this.scene = scene;
    this.rules = rules;
    this.pictures = pictures;
    this.glow = scene.add.image(0, 0, "__DEFAULT").setScale(PICTURE_SCALE).setVisible(false);
    this.body = scene.add.image(0, 0, "__DEFAULT").setOrigin(0.5, ORIGIN_Y).setScale(PICTURE_SCALE);
    this.shadow = new FigureShadow(scene, pictures, { originY: ORIGIN_Y, groundWidth: SHADOW_WIDTH });
    this.clock = labels.add("clock");
    this.badge = labels.add("badge");
    this.bubble = labels.add("bubble");
  }

  /** Preferred position of its badge and name: the upper edge of its square. */
  get labelTop(): Point {
    return { x: this.standsAt.x, y: this.standsAt.y - LABEL_ABOVE_FEET };
  }

  /** Position of its feet. */
  get feet(): Point {
    return this.standsAt;
  }

  /** Centre of the picture, where effects start. */
  get middle(): Point {
    return { x: this.standsAt.x, y: this.standsAt.y - 56 };
  }

  /** The name of its picture. */
  get frame(): string {
    return this.look?.frame ?? "";
  }

  place(machine: Machine): void {
    this.type = machine.type;
    this.standsAt = machineFeet(this.rules, machine);
    this.body.setPosition(this.standsAt.x, this.standsAt.y).setDepth(this.standsAt.y);
    this.clock.moveTo(this.standsAt.x, this.standsAt.y + 1);
    this.badge.moveTo(this.labelTop.x, this.labelTop.y);
    this.bubble.moveTo(this.labelTop.x, this.labelTop.y - 4);
    this.updateGlow();
  }

  /** Shows an appearance; does nothing when it has not changed. */
  show(look: MachineLook): void {
    const shown = this.look;
    if (shown !== null && isSameLook(shown, look)) return;
    this.look = look;
    const picture = this.pictureOf(look);
    this.body.setTexture(picture.texture, picture.frame);
    const share = (look.minutes * 60_000) / this.rules.activation.cooldownMs;
    this.clock.show(look.minutes > 0 ? clockPicture(this.scene.textures, look.minutes, share) : null);
    if (this.near) this.updateGlow();
  }

  /** Shows what a ready machine holds; an empty list shows no bubble. */
  showHeld(held: readonly Held[]): void {
    const isShown = held.length > 0 && this.look?.mood === "ready";
    this.bubble.show(isShown ? bubblePicture(this.scene.textures, held) : null);
  }

  showBadge(text: string | null): void {
    this.badge.show(text === null ? null : labelPicture(this.scene.textures, text, BADGE_STYLE));
  }

  /** Marks the machine the avatar would interact with, and starts a slight squash. */
  setNear(near: boolean, calm: boolean): void {
    if (this.near === near) return;
    this.near = near;
    this.glow.setVisible(near);
    if (!near) return;
    this.updateGlow();
    if (!calm) this.motion.start("nearSquash");
  }

  /** Greys the machine while it is being moved. */
  setLifted(lifted: boolean): void {
    this.lifted = lifted;
  }

  /** Starts the squash of an activation. */
  tap(): void {
    this.motion.start("tapSquash");
  }

  /** Starts the animation of a new machine growing out of the floor. */
  popUp(): void {
    this.motion.start("grow");
  }

  /** Fades a new machine in, for reduced motion. */
  fadeIn(): void {
    this.motion.start("fade");
  }

  /**
   * Draws the motions and then advances them by the frame's time, so that a new motion is seen from its start.
   * Depends only on time and state, not on what was drawn before.
   */
  animate(ms: number, elapsedMs: number, calm: boolean): void {
    const { stretch, alpha } = this.motion;
    const offsetMs = this.standsAt.x * 7 + this.standsAt.y * 3;
    const pose = calm ? AT_REST : this.poseAt(ms, offsetMs);
    const opacity = alpha * (this.lifted ? LIFTED_ALPHA : 1);
    this.body
      .setScale(PICTURE_SCALE * stretch.x * pose.x, PICTURE_SCALE * stretch.y * pose.y)
      .setRotation(pose.turn)
      .setAlpha(opacity);
    this.shadow.show({ frame: this.frame, feet: this.standsAt, stretch, alpha: opacity });
    this.motion.advance(elapsedMs);
  }

  destroy(): void {
    for (const part of [this.body, this.glow, this.shadow, this.clock, this.badge, this.bubble])
      part.destroy();
  }

  /** A ready machine breathes, a working one moves in its own way, and one that is off stands still. */
  private poseAt(ms: number, offsetMs: number): WorkPose {
    if (this.look?.mood === "ready") return { ...AT_REST, y: breath(ms, offsetMs) };
    return this.look?.mood === "cooling" && this.type ? workPose(this.type, ms, offsetMs) : AT_REST;
  }

  private pictureOf({ frame, mood, skin }: MachineLook): PictureName {
    if (frame === "fomoHit_off") return this.pictures.figure(frame);
    if (mood === "cooling") return this.pictures.working(frame, skin);
    return mood === "off" ? this.pictures.dimmed(frame, skin) : this.pictures.machine(frame, skin);
  }

  private updateGlow(): void {
    if (!this.look) return;
    const glow = this.pictures.glow(this.look.frame, GLOW_COLOR);
    this.glow.setTexture(glow.texture, glow.frame);
    const { width, height } = this.glow;
    const feetInGlow = GLOW_MARGIN + (height - 2 * GLOW_MARGIN) * ORIGIN_Y;
    this.glow
      .setOrigin(0.5, height > 0 ? feetInGlow / height : ORIGIN_Y)
      .setPosition(this.standsAt.x, this.standsAt.y)
      .setDepth(this.standsAt.y - 0.5)
      .setAlpha(width > 0 ? 0.9 : 0);
  }
}

function isSameLook(one: MachineLook, other: MachineLook): boolean {
  return (
    one.frame === other.frame &&
    one.mood === other.mood &&
    one.minutes === other.minutes &&
    one.skin === other.skin
  );
}
