import type { GameObjects, Scene } from "phaser";
import { type Machine, type Pet, placementLimit, type RuleSet, sizeOf } from "../../rules/index.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { FigureShadow } from "../room/figure-shadow.ts";
import { type Box, machineFeet, onFloor, type Point, petFeet } from "../room-geometry.ts";
import { type CatMood, catFrame, catHome, petCat, restingCat, updateCat } from "./cat-behaviour.ts";

const ORIGIN_Y = 0.92;
const SHADOW_WIDTH = 66;
/** The shadow on the wall is so blurred that one frame is enough for all poses. */
const SHADOW_FRAME = "cat_idle_0";

/** One cat strolling around its place. */
export class CatView {
  private readonly rules: RuleSet;
  private readonly pictures: Pictures;
  private readonly image: GameObjects.Image;
  private readonly shadow: FigureShadow;
  private mood: CatMood;
  private pet: Pet;
  private home: Box;
  private machines: readonly Machine[];
  private doingMs = 0;
  private frame = "";

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures, pet: Pet, machines: readonly Machine[]) {
    this.rules = rules;
    this.machines = machines;
    this.pictures = pictures;
    this.image = scene.add.image(0, 0, "__DEFAULT").setOrigin(0.5, ORIGIN_Y).setScale(PICTURE_SCALE);
    this.shadow = new FigureShadow(scene, pictures, { originY: ORIGIN_Y, groundWidth: SHADOW_WIDTH });
    this.pet = pet;
    this.home = this.homeOf(pet);
    this.mood = this.restingAt(pet);
  }

  /** The pet at the position where it is drawn; its position in the lab does not change. */
  get shown(): Pet {
    return { ...this.pet, x: this.mood.x, y: this.mood.y };
  }

  /** Point where hearts and texts start. */
  get head(): Point {
    return { x: this.image.x, y: this.image.y - 46 };
  }

  get feet(): Point {
    return { x: this.image.x, y: this.image.y };
  }

  /** Updates it from a newer lab; when its place has changed it sits down there. */
  follow(pet: Pet, machines: readonly Machine[], lifted: boolean): void {
    this.machines = machines;
    if (pet.x !== this.pet.x || pet.y !== this.pet.y) {
      this.home = this.homeOf(pet);
      this.mood = this.restingAt(pet);
    }
    this.pet = pet;
    this.image.setAlpha(lifted ? 0.4 : 1);
  }

  /** Wakes the cat and lets it purr. */
  purr(): void {
    petCat(this.mood);
  }

  update(elapsedMs: number, calm: boolean): void {
    const before = this.mood.doing;
    if (!calm) updateCat(this.mood, this.home, elapsedMs, Math.random);
    if (this.mood.doing === "walk" && before !== "walk")
      this.mood.goal = visibleCorner(this.rules, this.mood.goal, this.machines);
    this.doingMs = this.mood.doing === before ? this.doingMs + elapsedMs : 0;
    const feet = petFeet(this.rules, this.mood);
    this.image.setPosition(feet.x, feet.y).setDepth(feet.y).setFlipX(!this.mood.facingRight);
    this.shadow.show({ frame: SHADOW_FRAME, feet, stretch: { x: 1, y: 1 }, alpha: this.image.alpha });
    const frame = catFrame(this.mood.doing, this.doingMs, calm);
    if (frame === this.frame) return;
    this.frame = frame;
    const picture = this.pictures.figure(frame);
    this.image.setTexture(picture.texture, picture.frame);
  }

  destroy(): void {
    this.image.destroy();
    this.shadow.destroy();
  }

  private restingAt(pet: Pet): CatMood {
    return restingCat(visibleCorner(this.rules, onFloor(this.rules, pet), this.machines));
  }

  private homeOf(pet: Pet): Box {
    return catHome(onFloor(this.rules, pet), this.rules.grid.cell, placementLimit(this.rules, "pet"));
  }
}

/** Distance in front of a machine's feet at which a cat sits. */
const IN_FRONT = 10;

/**
 * Returns a corner near `corner` at which no machine hides a sitting cat: in front of any machine that would cover
 * it. Pets never collide, so the lab may place one behind a machine.
 */
export function visibleCorner(rules: RuleSet, corner: Point, machines: readonly Machine[]): Point {
  const limit = placementLimit(rules, "pet");
  let shown = { x: corner.x, y: corner.y };
  // Moving in front of one machine may put the cat behind the next one below.
  for (let step = 0; step < machines.length; step++) {
    const hider = machines.find((machine) => hides(rules, machine, shown));
    if (!hider) break;
    const behindFeet = machineFeet(rules, hider).y - petFeet(rules, shown).y;
    shown = { x: shown.x, y: Math.min(shown.y + behindFeet + IN_FRONT, limit.y) };
  }
  return shown;
}

function hides(rules: RuleSet, machine: Machine, corner: Point): boolean {
  const [pet, side] = [sizeOf(rules, "pet"), sizeOf(rules, "machine")];
  const beside = corner.x + pet <= machine.x || corner.x >= machine.x + side;
  const apart = corner.y + pet <= machine.y || corner.y >= machine.y + side;
  return !beside && !apart && petFeet(rules, corner).y <= machineFeet(rules, machine).y;
}
