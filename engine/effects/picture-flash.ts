import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import { DEPTH } from "../room/depths.ts";
import { machineFeet, type Point } from "../room-geometry.ts";

const HIT_FRAMES = 6;
const HIT_FRAME_MS = 50;
const FLASH_MS = 420;
/** Duration of the fades that replace movement with reduced motion. */
const CALM_MS = 120;

/** Effects made of one picture: the hit flipbook and the white flash of an upgrade (`LAB-038`). */
export class PictureFlash {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly pictures: Pictures;

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures) {
    this.scene = scene;
    this.rules = rules;
    this.pictures = pictures;
  }

  /** Plays the hit effect once, six frames in 300 ms. */
  hit(at: Point): void {
    const image = this.image(DEPTH.particles).setPosition(at.x, at.y);
    const frames = { shown: 0 };
    const paint = () => {
      const frame = Math.min(HIT_FRAMES - 1, Math.floor(frames.shown));
      const picture = this.pictures.figure(`hit_${frame}`);
      image.setTexture(picture.texture, picture.frame);
    };
    paint();
    this.scene.tweens.add({
      targets: frames,
      shown: HIT_FRAMES,
      duration: HIT_FRAMES * HIT_FRAME_MS,
      onUpdate: paint,
      onComplete: () => image.destroy(),
    });
  }

  /** Shows the machine's silhouette in white over it and fades it out. */
  flash(frame: string, corner: Point, calm: boolean): void {
    const picture = this.pictures.flash(frame);
    const feet = machineFeet(this.rules, corner);
    const image = this.image(feet.y + 0.25)
      .setTexture(picture.texture, picture.frame)
      .setOrigin(0.5, 0.97)
      .setPosition(feet.x, feet.y)
      .setAlpha(calm ? 0.5 : 0.9);
    this.scene.tweens.add({
      targets: image,
      alpha: 0,
      duration: calm ? CALM_MS : FLASH_MS,
      ease: "Cubic.easeOut",
      onComplete: () => image.destroy(),
    });
  }

  private image(depth: number): GameObjects.Image {
    return this.scene.add.image(0, 0, "__DEFAULT").setScale(PICTURE_SCALE).setDepth(depth);
  }
}
