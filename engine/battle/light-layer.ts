import type { GameObjects, Scene } from "phaser";
import { DEPTH } from "../room/depths.ts";
import type { Shape } from "./shapes.ts";

/** Draws all current lights with one Graphics object. */
export class LightLayer {
  private readonly ink: GameObjects.Graphics;
  private lights: { shape: Shape; ageMs: number }[] = [];
  private drawn = false;

  constructor(scene: Scene) {
    this.ink = scene.add.graphics().setDepth(DEPTH.particles);
  }

  add(...shapes: Shape[]): void {
    for (const shape of shapes) this.lights.push({ shape, ageMs: 0 });
  }

  update(elapsedMs: number): void {
    if (this.lights.length === 0 && !this.drawn) return;
    this.ink.clear();
    this.drawn = this.lights.length > 0;
    for (const light of this.lights) {
      light.ageMs += elapsedMs;
      if (light.ageMs < light.shape.lifeMs) light.shape.draw(this.ink, light.ageMs / light.shape.lifeMs);
    }
    this.lights = this.lights.filter(({ shape, ageMs }) => ageMs < shape.lifeMs);
  }

  clear(): void {
    this.lights = [];
  }
}
