import type { Point } from "../room/room-geometry.ts";

/** Where everything of a battlefield stands, in pixels of the screen. */
export interface BattleLayout {
  width: number;
  height: number;
  /** Taller than wide: the background for narrow screens fits. */
  portrait: boolean;
  /** Edge of a creature's square picture. */
  edge: { enemy: number; player: number };
  /** Feet of each place, from left to right. */
  feet: { enemy: Point[]; player: Point[] };
}

/** Parts of the height: feet of the two rows, and what a creature's picture may take. */
const ENEMY_FEET = 0.42;
const PLAYER_FEET = 0.9;
const TALLEST = 0.36;
/** Pictures overlap their places a little: their corners are empty. */
const WIDEST = 1.12;
const LARGEST_EDGE = 220;
/** What stands farther away is drawn smaller. */
const FAR = 0.9;
/** Places never lie farther apart than this many edges. */
const SPREAD = 1.15;

/** Lays out a battlefield of a size with some places in each row (`BAT-024`, `BAT-030`). */
export function battleLayout(
  { width, height }: { width: number; height: number },
  places: { enemy: number; player: number },
): BattleLayout {
  const edge = (count: number) => Math.min(height * TALLEST, (width / count) * WIDEST, LARGEST_EDGE);
  // Both rows are drawn to one scale, that of the fuller one; the far row a little smaller.
  const near = edge(Math.max(places.player, places.enemy * FAR));
  const far = near * FAR;
  return {
    width,
    height,
    portrait: height > width,
    edge: { enemy: far, player: near },
    feet: {
      enemy: row(width, height * ENEMY_FEET, places.enemy, far),
      player: row(width, height * PLAYER_FEET, places.player, near),
    },
  };
}

function row(width: number, y: number, count: number, edge: number): Point[] {
  const step = Math.min(width / count, edge * SPREAD);
  return Array.from({ length: count }, (_, place) => ({
    x: width / 2 + (place - (count - 1) / 2) * step,
    y,
  }));
}
