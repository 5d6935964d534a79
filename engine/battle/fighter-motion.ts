import { type Easing, thereAndBack } from "../easing.ts";

/** How far motions move a creature out of its place. */
export interface Displacement {
  x: number;
  y: number;
  scale: number;
  angle: number;
  alpha: number;
  /** How white it flashes, from 0 to 1. */
  flash: number;
}

const AT_REST: Readonly<Displacement> = { x: 0, y: 0, scale: 1, angle: 0, alpha: 1, flash: 0 };

export function restingPlace(): Displacement {
  return { ...AT_REST };
}

/** One motion of a creature. */
export interface Motion {
  /**
   * `from` returns to the place from somewhere else, `thereAndBack` goes there and returns, `to` goes there and stays
   * until `rest` is called.
   */
  way: "from" | "to" | "thereAndBack";
  /** Displacement at the furthest point; missing values are not moved. */
  reach: Partial<Displacement>;
  lastsMs: number;
  ease: Easing;
}

/**
 * Adds up the current motions of a creature. Each motion has its own age and contribution and reads no drawn
 * position, so no motion can mistake another's displacement for the creature's place.
 */
export class FighterMotion {
  private running: { motion: Motion; ageMs: number }[] = [];

  start(motion: Motion): void {
    this.running.push({ motion, ageMs: 0 });
  }

  /** Removes all motions. */
  rest(): void {
    this.running = [];
  }

  /** Lets time pass, in frames of any length. */
  advance(elapsedMs: number): void {
    for (const one of this.running) one.ageMs += Math.max(0, elapsedMs);
    this.running = this.running.filter(({ motion, ageMs }) => motion.way === "to" || ageMs < motion.lastsMs);
  }

  /** Writes the current displacement into `moved`. */
  write(moved: Displacement): void {
    Object.assign(moved, AT_REST);
    for (const { motion, ageMs } of this.running) add(moved, motion, Math.min(1, ageMs / motion.lastsMs));
  }
}

function add(moved: Displacement, { way, reach, ease }: Motion, part: number): void {
  const share = shareOf(way, part, ease);
  const { x, y, scale, angle, alpha, flash } = { ...AT_REST, ...reach };
  moved.x += x * share;
  moved.y += y * share;
  moved.angle += angle * share;
  moved.scale *= 1 + (scale - 1) * share;
  moved.alpha *= 1 + (alpha - 1) * share;
  moved.flash = Math.max(moved.flash, flash * share);
}

function shareOf(way: Motion["way"], part: number, ease: Easing): number {
  if (way === "thereAndBack") return thereAndBack(part, ease);
  return way === "to" ? ease(part) : 1 - ease(part);
}
