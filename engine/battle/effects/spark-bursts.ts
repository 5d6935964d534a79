import type { GameObjects, Scene, Types } from "phaser";
import { puffPicture, sparkPicture } from "../../effects/particle-pictures.ts";
import { DEPTH } from "../../room/depths.ts";
import type { Point } from "../../room-geometry.ts";

type EmitterConfig = Types.GameObjects.Particles.ParticleEmitterConfig;

/** Enough for the fall of a creature and a critical hit at once. */
const MOST = 90;

const SPARKS: EmitterConfig = {
  lifespan: { min: 320, max: 640 },
  speed: { min: 90, max: 320 },
  gravityY: 420,
  scale: { start: 0.6, end: 0 },
  rotate: { min: 0, max: 90 },
  blendMode: "ADD",
};
const RISING: EmitterConfig = {
  lifespan: { min: 600, max: 1150 },
  speedX: { min: -46, max: 46 },
  speedY: { min: -150, max: -50 },
  scale: { start: 0.5, end: 0 },
  rotate: { min: 0, max: 90 },
  blendMode: "ADD",
};
const DUST: EmitterConfig = {
  lifespan: { min: 360, max: 700 },
  speedX: { min: -190, max: 190 },
  speedY: { min: -64, max: 6 },
  scale: { start: 0.42, end: 0.08 },
  alpha: { start: 0.7, end: 0 },
};

/** Sparks and dust of the battlefield; one emitter for each picture and kind, created on first use. */
export class SparkBursts {
  private readonly scene: Scene;
  private readonly emitters = new Map<string, GameObjects.Particles.ParticleEmitter>();

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Sparks that fly apart and fall. */
  burst({ x, y }: Point, color: number, count: number): void {
    this.emitter("burst", sparkPicture(this.scene.textures, css(color)), SPARKS).explode(count, x, y);
  }

  /** Sparks that rise over an area of this width. */
  rise({ x, y }: Point, color: number, count: number, width: number): void {
    const emitter = this.emitter("rise", sparkPicture(this.scene.textures, css(color)), RISING);
    const groups = 4;
    for (let group = 0; group < groups; group++)
      emitter.explode(Math.ceil(count / groups), x + (group / (groups - 1) - 0.5) * width, y);
  }

  /** Dust at somebody's feet. */
  dust({ x, y }: Point, count: number): void {
    this.emitter("dust", puffPicture(this.scene.textures), DUST).explode(count, x, y);
  }

  /** @param pace how fast time passes; 0 stops all particles */
  setPace(pace: number): void {
    for (const emitter of this.emitters.values()) emitter.timeScale = pace;
  }

  private emitter(
    kind: string,
    picture: string,
    config: EmitterConfig,
  ): GameObjects.Particles.ParticleEmitter {
    const key = `${kind}:${picture}`;
    const existing = this.emitters.get(key);
    if (existing) return existing;
    const emitter = this.scene.add
      .particles(0, 0, picture, { ...config, maxAliveParticles: MOST, emitting: false })
      .setDepth(DEPTH.particles + 1);
    this.emitters.set(key, emitter);
    return emitter;
  }
}

function css(color: number): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}
