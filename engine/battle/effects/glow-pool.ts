import type { GameObjects, Scene } from "phaser";
import { bakedTexture } from "../../pictures/baked-texture.ts";
import { DEPTH } from "../../room/depths.ts";
import type { Point } from "../../room-geometry.ts";

const POOL = 14;
const EDGE = 128;

interface Glow {
  image: GameObjects.Image;
  from: number;
  to: number;
  strength: number;
  ageMs: number;
  lifeMs: number;
}

/** A soft light that brightens what is behind it, for flashes and auras. */
export interface GlowLook {
  color: number;
  /** Diameters in pixels at its beginning and end. */
  from: number;
  to: number;
  /** Opacity at its brightest, up to 1. */
  strength: number;
  lifeMs: number;
  delayMs?: number;
}

/** Soft lights, reused; when all are shown the oldest one is taken. */
export class GlowPool {
  private readonly scene: Scene;
  private readonly glows: Glow[];
  private next = 0;

  constructor(scene: Scene) {
    this.scene = scene;
    this.glows = Array.from({ length: POOL }, () => ({
      image: scene.add
        .image(0, 0, "__DEFAULT")
        .setBlendMode("ADD")
        .setDepth(DEPTH.particles - 1)
        .setVisible(false),
      from: 0,
      to: 0,
      strength: 0,
      ageMs: 0,
      lifeMs: 0,
    }));
  }

  show({ x, y }: Point, { color, from, to, strength, lifeMs, delayMs = 0 }: GlowLook): void {
    const glow = this.glows[this.next];
    if (!glow) return;
    this.next = (this.next + 1) % POOL;
    glow.image.setTexture(glowPicture(this.scene, color)).setPosition(x, y).setVisible(false);
    Object.assign(glow, { from, to, strength, lifeMs, ageMs: -delayMs });
  }

  update(elapsedMs: number): void {
    for (const glow of this.glows) {
      if (glow.ageMs >= glow.lifeMs) continue;
      glow.ageMs += elapsedMs;
      const share = glow.ageMs / glow.lifeMs;
      const isShown = share >= 0 && share < 1;
      glow.image.setVisible(isShown);
      if (!isShown) continue;
      const size = glow.from + (glow.to - glow.from) * (1 - (1 - share) ** 3);
      glow.image.setDisplaySize(size, size).setAlpha(glow.strength * (1 - share * share));
    }
  }

  clear(): void {
    for (const glow of this.glows) {
      glow.ageMs = glow.lifeMs;
      glow.image.setVisible(false);
    }
  }
}

function glowPicture({ textures }: Scene, color: number): string {
  const css = `#${color.toString(16).padStart(6, "0")}`;
  return bakedTexture(textures, `glow:${css}`, EDGE, EDGE, (context) => {
    const middle = EDGE / 2;
    const fill = context.createRadialGradient(middle, middle, 2, middle, middle, middle);
    fill.addColorStop(0, "#ffffff");
    fill.addColorStop(0.18, css);
    fill.addColorStop(0.5, `${css}66`);
    fill.addColorStop(1, `${css}00`);
    context.fillStyle = fill;
    context.fillRect(0, 0, EDGE, EDGE);
  }).texture;
}
