import type { Point } from "../room/room-geometry.ts";

/** Positions and sizes on a battlefield, in screen pixels. */
export interface BattleLayout {
  width: number;
  height: number;
  /** Whether the field is taller than wide and uses the portrait background. */
  portrait: boolean;
  /** Edge length of a creature's square picture. */
  edge: { enemy: number; player: number };
  /** Position of the feet at each place, from left to right. */
  feet: { enemy: Point[]; player: Point[] };
  /** The places that can be used; no creature stands on a locked one. */
  openFeet: { enemy: Point[]; player: Point[] };
}

/** Number of open and locked places of a row; locked ones are drawn narrow at its ends. */
export interface Places {
  open: number;
  locked: number;
}

/** Height of the strip between the rows, where the screens show the current action. */
export const STRIP_BETWEEN = 36;
/** Height of the health bar and its number under a creature's feet. */
export const UNDER_FEET = 36;
/** Height of the part of a creature's name above its picture. */
const OVER_HEAD = 10;
/** Vertical position of the player's creatures, as a share of the height. */
const PLAYER_FEET = 0.9;
/** Width of a picture relative to its place: neighbours may overlap a little, because picture corners are empty. */
const WIDEST = 1.15;
const LARGEST_EDGE = 220;
/** Scale of the enemy's creatures, which stand farther away. */
const FAR = 0.9;
/** Largest distance between places, in picture edges. */
const SPREAD = 1.15;
/** Width of a locked place relative to an open one. */
const LOCKED_SHARE = 0.5;

/**
 * Returns the layout of a battlefield: one row in each half and a strip between them (`BAT-024`, `BAT-030`,
 * `CON-43`).
 */
export function battleLayout(
  { width, height }: { width: number; height: number },
  places: { enemy: Places; player: Places },
): BattleLayout {
  const fuller = Math.max(widthOf(places.player), widthOf(places.enemy) * FAR);
  const enemyFeet = (height - STRIP_BETWEEN) / 2 - UNDER_FEET;
  const playerFeet = Math.min(height * PLAYER_FEET, height - UNDER_FEET);
  const tallest = playerFeet - (height + STRIP_BETWEEN) / 2 - OVER_HEAD;
  const near = Math.min(tallest, (width / fuller) * WIDEST, LARGEST_EDGE);
  const far = near * FAR;
  const feet = {
    enemy: row(width, enemyFeet, places.enemy, far),
    player: row(width, playerFeet, places.player, near),
  };
  return {
    width,
    height,
    portrait: height > width,
    edge: { enemy: far, player: near },
    feet,
    openFeet: {
      enemy: feet.enemy.filter((_, index) => isOpenPlace(places.enemy, index)),
      player: feet.player.filter((_, index) => isOpenPlace(places.player, index)),
    },
  };
}

/** Returns the feet positions for a number of creatures; the middle places are filled first (`BAT-030`, `CON-43`). */
export function standingFeet(openFeet: readonly Point[], creatures: number): Point[] {
  const first = Math.max(0, Math.ceil((openFeet.length - creatures) / 2));
  return openFeet.slice(first, first + creatures);
}

/** Returns whether a place is open; the open places are in the middle. */
export function isOpenPlace({ open, locked }: Places, index: number): boolean {
  const first = Math.floor(locked / 2);
  return index >= first && index < first + open;
}

/** Returns the width of a row, in open places. */
function widthOf({ open, locked }: Places): number {
  return open + locked * LOCKED_SHARE;
}

function row(width: number, y: number, places: Places, edge: number): Point[] {
  const total = widthOf(places);
  const unit = Math.min(width / total, edge * SPREAD);
  let left = (width - total * unit) / 2;
  return Array.from({ length: places.open + places.locked }, (_, index) => {
    const own = isOpenPlace(places, index) ? unit : unit * LOCKED_SHARE;
    left += own;
    return { x: left - own / 2, y };
  });
}
