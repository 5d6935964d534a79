import type { GameObjects, Scene } from "phaser";
import type { CreatureView } from "../../rules/index.ts";
import type { CreatureBounds, HealthForecast } from "../battle-port.ts";
import { creatureFile } from "../creatures/creature-pictures.ts";
import { type Pose, restingPose, writeIdlePose } from "../creatures/idle-motion.ts";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";
import { type PlateSize, UNDER_FEET } from "./battle-layout.ts";
import type { BattlePictures } from "./battle-pictures.ts";
import { type Displacement, FighterMotion, type Motion, restingPlace } from "./fighter-motion.ts";
import { Glide } from "./glide.ts";
import { HealthBar } from "./health-bar.ts";
import { StatusIcons } from "./status-icons.ts";

const ORIGIN_Y = 0.94;
const SHADOW = { width: 256, height: 64 };
/** Size of each form relative to its place: an egg is small, the last form fills it. */
const FORM_SIZES = [0.66, 0.78, 0.9, 1];
/** Gap between the feet and the plate at full scale, in pixels. */
const PLATE_UNDER = 7;
/** Distance of the badges above the head at full scale, in pixels. */
const BADGES_OVER = 5;
/** Size of the ring under its feet, relative to its height. */
const RING = { width: 0.86, height: 0.26 };
/** Half of the smallest touch target, in pixels. */
const SMALLEST_HALF = 30;

/** One creature on the battlefield, with shadow, effects, and a plate with name and health. */
export class FighterSprite {
  private readonly motion = new FighterMotion();
  /** Displacement by `motion` in this frame. */
  private readonly moved: Displacement = restingPlace();
  private readonly pictures: BattlePictures;
  private readonly shadow: GameObjects.Image;
  private readonly body: GameObjects.Image;
  private readonly light: GameObjects.Image;
  private readonly ring: GameObjects.Ellipse;
  private readonly bar: HealthBar;
  private readonly icons: StatusIcons;
  private readonly pose: Pose = restingPose();
  private readonly phase: number;
  private creature: CreatureView;
  /** Its place; while it glides there it is drawn elsewhere. */
  private feet: Point = { x: 0, y: 0 };
  private readonly glide = new Glide();
  private gone = false;
  private edge = 100;
  private plate: PlateSize = { width: 100, scale: 1 };

  constructor(scene: Scene, pictures: BattlePictures, creature: CreatureView, resolution: number) {
    this.pictures = pictures;
    this.creature = creature;
    this.phase = phaseOf(creature.id);
    const faces = creature.owner === "player";
    this.shadow = scene.add.image(0, 0, shadowPicture(scene)).setAlpha(0.55);
    this.ring = scene.add.ellipse(0, 0, 10, 4).setVisible(false);
    this.body = scene.add.image(0, 0, "__DEFAULT").setOrigin(0.5, ORIGIN_Y).setFlipX(faces);
    // Adding the same picture to itself brightens it to white.
    this.light = scene.add
      .image(0, 0, "__DEFAULT")
      .setOrigin(0.5, ORIGIN_Y)
      .setFlipX(faces)
      .setBlendMode("ADD")
      .setVisible(false);
    const { owner } = creature;
    this.bar = new HealthBar(scene, pictures.rules, { owner, resolution, depth: DEPTH.labels });
    this.icons = new StatusIcons(scene, DEPTH.labels, pictures);
    this.follow(creature);
    this.bar.jump(creature.currentHealth, creature.maxHealth);
  }

  private loadBody(): void {
    const { species_id, form } = this.creature;
    void this.pictures.load(creatureFile(species_id, form)).then((isThere) => {
      if (isThere && this.body.scene) this.updateTexture();
    });
  }

  /** What its cry depends on. */
  get voice(): Pick<CreatureView, "species_id" | "form"> {
    const { species_id, form } = this.creature;
    return { species_id, form };
  }

  get id(): string {
    return this.creature.id;
  }

  /** Centre of its body, where attacks hit and numbers start. */
  get centre(): Point {
    return { x: this.restCentre.x + this.moved.x, y: this.restCentre.y + this.moved.y };
  }

  /** Centre of its body without displacement. */
  get restCentre(): Point {
    return { x: this.feetPosition.x, y: this.feetPosition.y - this.height / 2 };
  }

  /** The point above its head, where texts start. */
  get overhead(): Point {
    return { x: this.centre.x, y: this.centre.y - this.height * 0.45 };
  }

  /** Where its feet are drawn. */
  get feetPosition(): Readonly<Point> {
    return this.glide.shown;
  }

  /** Whether it has left the field. */
  get isGone(): boolean {
    return this.gone;
  }

  /** Its picture as it is drawn now. */
  get picture(): GameObjects.Image {
    return this.body;
  }

  /** Which way it recoils: 1 is down, away from the other side's row. */
  get facing(): 1 | -1 {
    return this.creature.owner === "player" ? 1 : -1;
  }

  get height(): number {
    return this.edge * (FORM_SIZES[this.creature.form] ?? 1);
  }

  /** Updates it from the rules' view. */
  follow(creature: CreatureView): void {
    const grown = creature.form !== this.creature.form;
    this.creature = creature;
    if (grown) this.fitRing();
    if (grown || this.body.texture.key === "__DEFAULT") this.updateTexture();
    // A picture that did not arrive is tried again with everything that happens to its creature.
    if (!this.pictures.loaded(creatureFile(creature.species_id, creature.form))) this.loadBody();
    this.bar.set(creature.currentHealth, creature.maxHealth);
    this.icons.show(creature);
  }

  /** Sets the health between the hits of an attack. */
  setHealth(health: number): void {
    this.bar.set(health, this.creature.maxHealth);
  }

  /** Shows on the health bar what an action would leave; null: no action is considered. */
  forecast(health: HealthForecast | null): void {
    this.bar.forecast(health);
  }

  /** Assigns a place, to which it glides from the previous one. */
  standAt(feet: Point, edge: number, plate: PlateSize): void {
    this.feet = feet;
    this.glide.place(feet);
    this.edge = edge;
    this.plate = plate;
    this.fitRing();
    this.icons.fit(plate.width, plate.scale);
  }

  /**
   * Writes its name on its plate: that of its species, because the side already shows the owner.
   * @param number tells it from others of its species; null where there is none
   */
  call(number: number | null): void {
    const { species_id, species_name } = this.creature;
    const name = this.pictures.rules.species[species_id]?.name ?? species_name;
    this.bar.fit(number === null ? name : `${name} ${number}`, this.plate);
  }

  /** Adds a motion to those that are running. */
  move(motion: Motion): void {
    this.motion.start(motion);
  }

  /** Puts it back at its place and removes all motions. */
  rest(): void {
    this.motion.rest();
    this.motion.write(this.moved);
  }

  /** Marks it as the acting creature, as the target or as selectable. */
  mark(as: "actor" | "target" | "choosable" | null): void {
    this.ring.setVisible(as !== null);
    if (as === "actor") this.ring.setStrokeStyle(4, 0x63e6ff, 1).setFillStyle(0x63e6ff, 0.22);
    if (as === "target") this.ring.setStrokeStyle(4, 0xff7a6e, 1).setFillStyle(0xff7a6e, 0.25);
    if (as === "choosable") this.ring.setStrokeStyle(2, 0xffe9c9, 0.75).setFillStyle(0xffe9c9, 0.08);
  }

  /** Bounds including name and health bar. */
  get bounds(): CreatureBounds {
    const { feet, height, creature } = this;
    const half = Math.max(SMALLEST_HALF, height * 0.42);
    const top = feet.y - height;
    return {
      creatureId: creature.id,
      left: feet.x - half,
      top,
      width: 2 * half,
      height: height + UNDER_FEET * this.plate.scale,
      plate: UNDER_FEET * this.plate.scale,
    };
  }

  /** Returns whether a point lies on it. */
  covers({ x, y }: Point): boolean {
    const { left, top, width, height } = this.bounds;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }

  update(timeMs: number, elapsedMs: number, calm: boolean): void {
    if (calm) Object.assign(this.pose, restingPose());
    else writeIdlePose(this.pose, this.creature.species_id, timeMs, this.phase);
    this.glide.advance(elapsedMs, calm);
    this.motion.write(this.moved);
    const { feetPosition: feet, moved, pose, edge } = this;
    const size = (this.height / Math.max(1, this.body.frame.realHeight)) * moved.scale;
    const x = feet.x + moved.x + pose.x * edge;
    const y = feet.y + moved.y + pose.y * edge;
    for (const image of [this.body, this.light]) {
      image
        .setPosition(x, y)
        .setScale(size * pose.scaleX, size * pose.scaleY)
        .setAngle(pose.angle + moved.angle)
        .setDepth(feet.y);
    }
    this.body.setAlpha(moved.alpha);
    this.light.setVisible(moved.flash > 0.01).setAlpha(moved.flash * moved.alpha);
    const closeness = 1 + pose.y * 2 + Math.min(0, moved.y / edge);
    this.shadow
      .setPosition(feet.x + moved.x + 4, feet.y)
      .setDisplaySize(this.height * 0.72 * closeness, this.height * 0.17 * closeness)
      .setDepth(feet.y - 1)
      .setAlpha(0.55 * moved.alpha);
    this.ring.setPosition(feet.x, feet.y).setDepth(feet.y - 0.5);
    this.layOut(elapsedMs);
    this.motion.advance(elapsedMs);
  }

  destroy(): void {
    this.gone = true;
    for (const part of [this.shadow, this.ring, this.body, this.light]) part.destroy();
    this.bar.destroy();
    this.icons.destroy();
  }

  private layOut(elapsedMs: number): void {
    const { feetPosition: feet, moved } = this;
    const { scale } = this.plate;
    this.bar.update(elapsedMs);
    this.bar.place({ x: feet.x, y: feet.y + PLATE_UNDER * scale });
    this.bar.setAlpha(moved.alpha);
    this.icons.place({ x: feet.x, y: feet.y - this.height - BADGES_OVER * scale });
    this.icons.setAlpha(moved.alpha);
  }

  /** Fits the ring to its size; only when the size has changed, because the ring is then triangulated again. */
  private fitRing(): void {
    const [width, height] = [this.height * RING.width, this.height * RING.height];
    if (this.ring.width !== width) this.ring.setSize(width, height);
  }

  private updateTexture(): void {
    const { texture, frame } = this.pictures.creature(this.creature.species_id, this.creature.form);
    this.body.setTexture(texture, frame);
    this.light.setTexture(texture, frame);
  }
}

/** Returns a number from 0 to 1 derived from an id, so that neighbours do not breathe at the same time. */
function phaseOf(id: string): number {
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 997;
  return sum / 997;
}

function shadowPicture(scene: Scene): string {
  return bakedTexture(scene.textures, "fighter-shadow", SHADOW.width, SHADOW.height, (context) => {
    context.scale(1, SHADOW.height / SHADOW.width);
    const middle = SHADOW.width / 2;
    const fill = context.createRadialGradient(middle, middle, 1, middle, middle, middle);
    fill.addColorStop(0, "#140c2e");
    fill.addColorStop(0.7, "#140c2ecc");
    fill.addColorStop(1, "#140c2e00");
    context.fillStyle = fill;
    context.fillRect(0, 0, SHADOW.width, SHADOW.width);
  }).texture;
}
