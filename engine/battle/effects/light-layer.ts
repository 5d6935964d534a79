import type { GameObjects, Scene } from "phaser";
import type { Shape } from "./shape.ts";

interface Light {
  shape: Shape;
  /** Negative before it begins. */
  ageMs: number;
}

/** Draws all current lights with one Graphics object. */
export class LightLayer {
  private readonly ink: GameObjects.Graphics;
  private readonly lights: Light[] = [];
  private drawn = false;

  constructor(scene: Scene, depth: number) {
    this.ink = scene.add.graphics().setDepth(depth);
  }

  add(...shapes: Shape[]): void {
    for (const shape of shapes) this.addLater(0, shape);
  }

  /** Adds a light that begins after a delay in milliseconds. */
  addLater(delayMs: number, shape: Shape): void {
    this.lights.push({ shape, ageMs: -delayMs });
  }

  update(elapsedMs: number): void {
    const { lights, ink } = this;
    if (lights.length === 0 && !this.drawn) return;
    ink.clear();
    this.drawn = lights.length > 0;
    let kept = 0;
    for (const light of lights) {
      light.ageMs += elapsedMs;
      const { lifeMs } = light.shape;
      if (light.ageMs >= lifeMs) continue;
      if (light.ageMs >= 0) light.shape.draw(ink, light.ageMs / lifeMs);
      lights[kept] = light;
      kept += 1;
    }
    lights.length = kept;
  }

  clear(): void {
    this.lights.length = 0;
  }
}
