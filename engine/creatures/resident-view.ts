import type { GameObjects, Scene } from "phaser";
import type { Resident, RuleSet } from "../../rules/index.ts";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { PICTURE_SCALE } from "../pictures/pictures.ts";
import { advanceStroller, arriveAtOnce, type Stroller } from "../room/strolling.ts";
import type { Box, Point } from "../room-geometry.ts";
import type { CreaturePictures } from "./creature-pictures.ts";
import { type Pose, restingPose } from "./idle-motion.ts";
import {
  appearing,
  comeTo,
  nextPlan,
  noticePress,
  RESIDENT_SPEED,
  type Surroundings,
} from "./resident-behaviour.ts";
import { eggAngle, jumpHeight, pressedEggAngle, writeResidentPose, writeStillPose } from "./resident-pose.ts";

const EGG = 0;
/** Width and height of each form in room pixels: an egg is small, the last form about as tall as the avatar. */
const EDGES = [104, 86, 96, 106];
/** Height of the feet as a share of the picture, and of the bottom of an egg without its stand. */
const ORIGIN_Y = 0.94;
const EGG_ORIGIN_Y = 0.64;
/** The part of a picture that can be pressed. */
const PRESSED = { width: 0.66, height: 0.8 };
const SNORE = { width: 44, height: 44, riseMs: 2400, risePx: 6 };
/** How long a creature takes to appear once its picture is there. */
const APPEARS_MS = 350;
/** Every picture is drawn twice as large as it is shown. */
const SHARPNESS = 1 / PICTURE_SCALE;

/** What a view needs beside its creature. */
export interface ResidentRoom {
  scene: Scene;
  rules: RuleSet;
  pictures: CreaturePictures;
  /** What the creature finds around it, without itself. */
  around: (id: string) => Surroundings;
  /** Where the avatar's feet are. */
  avatar: () => Point;
  /** Where an egg stands. */
  nestOf: (id: string) => Point;
  random: () => number;
}

/** One creature that lives in the room, or an egg in its nest. */
export class ResidentView {
  private readonly room: ResidentRoom;
  private readonly image: GameObjects.Image;
  private readonly snore: GameObjects.Image;
  private readonly figure: Stroller;
  private readonly pose: Pose = restingPose();
  private readonly phase: number;
  private resident: Resident;
  private timeMs = 0;
  private pressedMs = Number.POSITIVE_INFINITY;
  private shownMs = 0;
  private alpha = 1;
  private file = "";
  private size = PICTURE_SCALE;

  constructor(room: ResidentRoom, resident: Resident) {
    this.room = room;
    this.resident = resident;
    this.phase = room.random();
    this.image = room.scene.add.image(0, 0, "__DEFAULT").setVisible(false);
    this.snore = room.scene.add
      .image(0, 0, snorePicture(room.scene))
      .setScale(PICTURE_SCALE)
      .setVisible(false);
    this.figure = appearing(room.around(resident.id), room.random);
    this.follow(resident);
  }

  /** Point where hearts and texts start. */
  get head(): Point {
    const { x, y } = this.feet;
    return { x, y: y - this.edge * (this.isEgg ? 0.66 : PRESSED.height) };
  }

  /** Where its feet are drawn. */
  get feet(): Point {
    return this.isEgg ? this.room.nestOf(this.resident.id) : this.figure;
  }

  /** Where it goes, or is. */
  get destination(): Point {
    if (this.isEgg) return this.feet;
    return this.figure.doing === "walk" ? this.figure.goal : this.figure;
  }

  /** The part of the room in which a press means it. */
  get box(): Box {
    const [width, height] = [this.edge * PRESSED.width, this.edge * PRESSED.height];
    return { x: this.feet.x - width / 2, y: this.feet.y - height, width, height };
  }

  get doing(): Stroller["doing"] {
    return this.figure.doing;
  }

  /** Updates it from a newer snapshot. */
  follow(resident: Resident): void {
    this.resident = resident;
    const { speciesId, form } = resident;
    const file = `${speciesId} ${form}`;
    if (file === this.file) return;
    this.file = file;
    this.image.setOrigin(0.5, this.isEgg ? EGG_ORIGIN_Y : ORIGIN_Y);
    void this.room.pictures.load(speciesId, form, this.edge * SHARPNESS).then((picture) => {
      if (!picture || !this.image.active || this.file !== file) return;
      this.image.setTexture(picture.texture, picture.frame).setVisible(true);
      this.size = this.edge / this.image.frame.realWidth;
      this.image.setScale(this.size);
    });
  }

  /** It was pressed: it wakes, turns to the avatar and jumps; an egg shakes. */
  greet(): void {
    this.pressedMs = 0;
    if (!this.isEgg) noticePress(this.figure, this.room.avatar());
  }

  /** Comes to the avatar; an egg only shakes. Returns whether it comes. */
  come(place: number): boolean {
    if (this.isEgg) {
      this.pressedMs = 0;
      return false;
    }
    comeTo(this.figure, this.room.around(this.resident.id), this.room.avatar(), place);
    return true;
  }

  setAlpha(alpha: number): void {
    this.alpha = alpha;
  }

  update(elapsedMs: number, calm: boolean): void {
    this.timeMs += elapsedMs;
    this.pressedMs += elapsedMs;
    if (this.image.visible) this.shownMs += elapsedMs;
    const alpha = this.alpha * Math.min(1, this.shownMs / APPEARS_MS);
    this.image.setAlpha(alpha);
    this.snore.setAlpha(alpha);
    if (this.isEgg) this.drawEgg(calm);
    else this.drawCreature(elapsedMs, calm);
  }

  destroy(): void {
    this.image.destroy();
    this.snore.destroy();
  }

  private drawEgg(calm: boolean): void {
    const { x, y } = this.feet;
    const ripeness = Math.min(1, this.resident.upgrades / this.room.rules.creatures.upgrades.perForm);
    const pressed = pressedEggAngle(this.pressedMs);
    const angle = pressed === 0 ? eggAngle(ripeness, this.timeMs, this.phase) : pressed;
    this.image
      .setPosition(x, y)
      .setDepth(y)
      .setAngle(calm ? 0 : angle);
    this.snore.setVisible(false);
  }

  private drawCreature(elapsedMs: number, calm: boolean): void {
    const { figure, room, pose, edge, image } = this;
    advanceStroller(figure, elapsedMs, RESIDENT_SPEED, () =>
      nextPlan(figure, room.around(this.resident.id), room.random),
    );
    if (calm) {
      arriveAtOnce(figure);
      writeStillPose(pose, figure.doing);
    } else writeResidentPose(pose, figure.doing, this.resident.speciesId, this.timeMs, this.phase);
    const jump = calm ? 0 : jumpHeight(this.pressedMs);
    image
      .setPosition(figure.x + pose.x * edge, figure.y + (pose.y - jump) * edge)
      .setScale(this.size * pose.scaleX, this.size * pose.scaleY)
      .setAngle(pose.angle)
      .setDepth(figure.y)
      .setFlipX(figure.facingRight);
    this.drawSnore(calm);
  }

  private drawSnore(calm: boolean): void {
    const { figure, snore, edge } = this;
    snore.setVisible(figure.doing === "sleep" && this.image.visible);
    if (!snore.visible) return;
    const rise = calm ? 0.5 : (this.timeMs / SNORE.riseMs + this.phase) % 1;
    snore
      .setPosition(figure.x + edge * 0.24, figure.y - edge * 0.62 - rise * SNORE.risePx)
      .setDepth(figure.y + 0.5);
  }

  private get isEgg(): boolean {
    return this.resident.form === EGG;
  }

  private get edge(): number {
    return EDGES[this.resident.form] ?? EDGES[EDGES.length - 1] ?? 0;
  }
}

/** The Zs over a creature that sleeps, as the cat's. */
function snorePicture(scene: Scene): string {
  const { width, height } = SNORE;
  return bakedTexture(scene.textures, "snore", width, height, (context) => {
    context.lineJoin = "round";
    context.strokeStyle = "#1d1536";
    context.fillStyle = "#cfe6ff";
    context.lineWidth = 5;
    for (const [x, y, size] of [
      [4, 38, 16],
      [20, 22, 22],
    ] as const) {
      context.font = `800 ${size}px sans-serif`;
      context.strokeText("Z", x, y);
      context.fillText("Z", x, y);
    }
  }).texture;
}
