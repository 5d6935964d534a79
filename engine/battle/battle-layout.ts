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
  /** Of these, the places that may be used: creatures stand on no locked one. */
  openFeet: { enemy: Point[]; player: Point[] };
}

/** How many places a row has, and how many of them may be used; the others are drawn narrow at its ends. */
export interface Places {
  open: number;
  locked: number;
}

/** Height of the strip between the rows, where screens say what goes on. */
export const STRIP_BETWEEN = 36;
/** Bar and number under the feet of a creature. */
export const UNDER_FEET = 36;
/** The part of a creature's name that stands over its picture. */
const OVER_HEAD = 10;
/** Part of the height at which the player's creatures stand. */
const PLAYER_FEET = 0.9;
/** Pictures overlap their places a little: their corners are empty. */
const WIDEST = 1.15;
const LARGEST_EDGE = 220;
/** What stands farther away is drawn smaller. */
const FAR = 0.9;
/** Places never lie farther apart than this many edges. */
const SPREAD = 1.15;
/** Width of a locked place beside an open one. */
const LOCKED_SHARE = 0.5;

/** Lays out a battlefield of a size: a row in each half, a strip between them (`BAT-024`, `BAT-030`, `CON-43`). */
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

/** Where so many creatures of a row stand: the middle open places are filled first (`BAT-030`, `CON-43`). */
export function standingFeet(openFeet: readonly Point[], creatures: number): Point[] {
  const first = Math.max(0, Math.ceil((openFeet.length - creatures) / 2));
  return openFeet.slice(first, first + creatures);
}

/** Whether a place is one of the open ones, which lie in the middle. */
export function isOpenPlace({ open, locked }: Places, index: number): boolean {
  const first = Math.floor(locked / 2);
  return index >= first && index < first + open;
}

/** Width of a row, in open places. */
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
