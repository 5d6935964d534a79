import type { Point } from "../room-geometry.ts";

/** Duration of a glide to a new place, in milliseconds. */
const GLIDE_MS = 380;

/**
 * Animates a position towards its place. It starts at its first place and glides to each later one from its current
 * position; frames may have any length.
 */
export class Glide {
  private readonly seen: Point = { x: 0, y: 0 };
  private from: Point = { x: 0, y: 0 };
  private to: Point | null = null;
  private elapsedMs = GLIDE_MS;

  get shown(): Readonly<Point> {
    return this.seen;
  }

  place({ x, y }: Point): void {
    const { to, seen } = this;
    if (to && to.x === x && to.y === y) return;
    if (to) {
      this.from = { ...seen };
      this.elapsedMs = 0;
    } else {
      Object.assign(seen, { x, y });
    }
    this.to = { x, y };
  }

  /** Advances the animation; with reduced motion it jumps to its place. */
  advance(elapsedMs: number, calm: boolean): void {
    if (!this.to || this.elapsedMs >= GLIDE_MS) return;
    this.elapsedMs = calm ? GLIDE_MS : this.elapsedMs + elapsedMs;
    const left = 1 - Math.min(1, this.elapsedMs / GLIDE_MS);
    const share = 1 - left * left * left;
    this.seen.x = this.from.x + (this.to.x - this.from.x) * share;
    this.seen.y = this.from.y + (this.to.y - this.from.y) * share;
  }
}
