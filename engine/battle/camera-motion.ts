import type { Cameras } from "phaser";
import type { Point } from "../room-geometry.ts";
import { easedOut } from "./effects/shape.ts";

const SHAKES_PER_MS = 0.075;
/** Share of a zoom's time in which it comes closer; it returns in the same share. */
const ZOOM_SWING = 0.22;

/** Shakes the field and moves closer to a point; never with reduced motion. */
export class CameraMotion {
  private readonly camera: Cameras.Scene2D.Camera;
  private readonly resolution: number;
  private shake = { px: 0, ageMs: 0, lifeMs: 0 };
  private zoom = { at: { x: 0, y: 0 }, factor: 1, ageMs: 0, lifeMs: 0 };

  constructor(camera: Cameras.Scene2D.Camera, resolution: number) {
    this.camera = camera;
    this.resolution = resolution;
  }

  /** Shakes by up to some pixels; a stronger shake that is going on goes on instead. */
  shakeBy(px: number, lifeMs: number): void {
    const left = this.shake.px * (1 - this.shake.ageMs / Math.max(1, this.shake.lifeMs));
    if (px > left) this.shake = { px, ageMs: 0, lifeMs };
  }

  /** Comes closer to a point by a factor and returns, within the time. */
  closeIn(at: Point, factor: number, lifeMs: number): void {
    this.zoom = { at: { ...at }, factor, ageMs: 0, lifeMs };
  }

  update(elapsedMs: number): void {
    const { shake, zoom, camera } = this;
    const isStill = shake.ageMs >= shake.lifeMs && zoom.ageMs >= zoom.lifeMs;
    if (isStill) return;
    shake.ageMs += elapsedMs;
    zoom.ageMs += elapsedMs;
    const left = Math.max(0, 1 - shake.ageMs / Math.max(1, shake.lifeMs));
    const swing = Math.sin(shake.ageMs * SHAKES_PER_MS) * shake.px * left;
    const share = Math.min(1, zoom.ageMs / Math.max(1, zoom.lifeMs));
    const near = easedOut(Math.min(1, share / ZOOM_SWING, (1 - share) / ZOOM_SWING));
    const factor = 1 + (zoom.factor - 1) * Math.max(0, near);
    const kept = 1 - 1 / factor;
    camera
      .setZoom(this.resolution * factor)
      .setScroll(zoom.at.x * kept + swing, zoom.at.y * kept + swing * 0.6 * Math.cos(shake.ageMs * 0.05));
  }

  /** Returns to the whole field at once. */
  rest(): void {
    this.shake.ageMs = this.shake.lifeMs;
    this.zoom.ageMs = this.zoom.lifeMs;
    this.camera.setZoom(this.resolution).setScroll(0, 0);
  }
}
