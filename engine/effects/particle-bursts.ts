import type { GameObjects, Scene, Types } from "phaser";
import type { MachineType, RuleSet } from "../../rules/index.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";
import { heartPicture, puffPicture, sparkPicture } from "./particle-pictures.ts";

type EmitterConfig = Types.GameObjects.Particles.ParticleEmitterConfig;

const SPARKS: EmitterConfig = {
  lifespan: { min: 500, max: 900 },
  speed: { min: 50, max: 190 },
  gravityY: 260,
  scale: { start: 0.62, end: 0 },
  rotate: { min: 0, max: 90 },
  blendMode: "ADD",
};
const DUST: EmitterConfig = {
  lifespan: { min: 380, max: 640 },
  speedX: { min: -120, max: 120 },
  speedY: { min: -46, max: 10 },
  scale: { start: 0.55, end: 0.12 },
  alpha: { start: 0.9, end: 0 },
};
const HEARTS: EmitterConfig = {
  lifespan: { min: 900, max: 1300 },
  speedX: { min: -22, max: 22 },
  speedY: { min: -64, max: -34 },
  scale: { start: 0.55, end: 0.35 },
  alpha: { start: 1, end: 0, ease: "Cubic.easeIn" },
};

/** Bursts of sparks, dust and hearts; one emitter for each picture, created on first use. */
export class ParticleBursts {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly emitters = new Map<string, GameObjects.Particles.ParticleEmitter>();

  constructor(scene: Scene, rules: RuleSet) {
    this.scene = scene;
    this.rules = rules;
  }

  /** The sparks of an activation, in the colour of the machine's type (`LAB-038`). */
  activation(type: MachineType, at: Point): void {
    const picture = sparkPicture(this.scene.textures, this.rules.machines[type].particleColor);
    this.emitter(picture, SPARKS).explode(36, at.x, at.y);
  }

  /** Golden sparks around an upgraded machine. */
  upgrade(at: Point): void {
    this.emitter(sparkPicture(this.scene.textures, "#ffcf5c"), SPARKS).explode(24, at.x, at.y);
  }

  /** Shows dust at the feet of a machine or pet that was placed. */
  dust(at: Point): void {
    this.emitter(puffPicture(this.scene.textures), DUST).explode(14, at.x, at.y);
  }

  /** Hearts over a purring cat. */
  hearts(at: Point, count: number): void {
    this.emitter(heartPicture(this.scene.textures), HEARTS).explode(count, at.x, at.y);
  }

  private emitter(picture: string, config: EmitterConfig): GameObjects.Particles.ParticleEmitter {
    const existing = this.emitters.get(picture);
    if (existing) return existing;
    const emitter = this.scene.add
      .particles(0, 0, picture, { ...config, emitting: false })
      .setDepth(DEPTH.particles);
    this.emitters.set(picture, emitter);
    return emitter;
  }
}
