import type { FieldArea } from "../battle-port.ts";
import type { Point } from "../room-geometry.ts";

/** Positions and sizes on a battlefield, in screen pixels. */
export interface BattleLayout {
  width: number;
  height: number;
  /** Whether the field is taller than wide and uses the portrait background. */
  portrait: boolean;
  /** Where creatures may stand. */
  area: FieldArea;
  /** Vertical middle between the two rows. */
  middle: number;
  /** Height of the strip between the rows, where the screens show the current action. */
  strip: number;
  backdrop: Backdrop;
  /** Edge length of a creature's square picture. */
  edge: { enemy: number; player: number };
  /** Size of the plates under the creatures' feet. */
  plate: { enemy: PlateSize; player: PlateSize };
  /** Position of the feet at each place, from left to right. */
  feet: { enemy: Point[]; player: Point[] };
  /** The places that can be used; no creature stands on a locked one. */
  openFeet: { enemy: Point[]; player: Point[] };
}

/** The picture behind the field. */
export interface Backdrop {
  file: string;
  /** Width on the screen, in pixels; the height follows from the picture. */
  width: number;
  /** Its horizontal middle on the screen, in pixels. */
  centre: number;
  /** The line between the two sides, as a share of the picture's height. */
  line: number;
  /** Height of the emblem in the middle of the line, on the screen, in pixels. */
  emblem: number;
}

/** Size of a creature's plate, which holds its name and its health. */
export interface PlateSize {
  width: number;
  /** Factor on its height and its letters. */
  scale: number;
}

/** Number of open and locked places of a row; locked ones are drawn narrow at its ends. */
export interface Places {
  open: number;
  locked: number;
}

/** The arenas as they are drawn: the line between the sides and the emblem on it, in units of their drawings. */
const WIDE = { file: "arena.webp", width: 1280, height: 720, line: 408, emblem: 54 };
const TALL = { file: "arena_portrait.webp", width: 720, height: 1280, line: 700, emblem: 57 };
/** Height of the strip between the rows for texts of the usual size. */
export const STRIP_BETWEEN = 36;
/** Height of a plate and of the gap above it, at full scale. */
export const UNDER_FEET = 50;
/** Height of the part of a creature's effects above its picture, at full scale. */
const OVER_HEAD = 20;
/** Width of a picture relative to its place: neighbours may overlap a little, because picture corners are empty. */
const WIDEST = 1.15;
const LARGEST_EDGE = 300;
/** In the lowest areas a creature keeps this edge, and its effects lie over what is above the area. */
const LEAST_EDGE = 34;
/** Scale of the enemy's creatures, which stand farther away. */
const FAR = 0.92;
/** Largest distance between places, in picture edges. */
const SPREAD = 1.25;
/** Width of a locked place relative to an open one. */
const LOCKED_SHARE = 0.5;
/** Part of the height left over in a half that is between its row and the strip. */
const SLACK_AT_STRIP = 0.3;
/** Edge of the creatures whose plates have full scale. */
const PLATE_EDGE = 128;
const PLATE_SCALES = { least: 0.86, most: 1.3 };
/** Plates that are larger still would leave no height for the creatures. */
const LARGEST_PLATE = 1.8;
const PLATE_WIDTH = 118;
const PLATE_GAP = 5;

/**
 * Returns the layout of a battlefield: one row in each half of the area where creatures may stand, and a strip between
 * them (`BAT-024`, `BAT-030`, `CON-43`).
 * @param free where creatures may stand; null: everywhere
 * @param textSize 1 to 2: plates and the strip grow with it, and the creatures get what is left
 */
export function battleLayout(
  { width, height }: { width: number; height: number },
  places: { enemy: Places; player: Places },
  free: FieldArea | null = null,
  textSize = 1,
): BattleLayout {
  const area = free ?? { left: 0, top: 0, width, height };
  const fuller = Math.max(widthOf(places.player), widthOf(places.enemy) * FAR);
  const middle = area.top + area.height / 2;
  const portrait = height > width;
  const backdrop = backdropOf(portrait ? TALL : WIDE, { width, height }, area, middle);
  const strip = Math.max(STRIP_BETWEEN * textSize, backdrop.emblem);
  const half = (area.height - strip) / 2;
  const widest = Math.min((area.width / fuller) * WIDEST, LARGEST_EDGE);
  // The plates grow with the creatures, and a larger plate leaves less height for them.
  const estimate = Math.min(half - (UNDER_FEET + OVER_HEAD) * PLATE_SCALES.least, widest);
  const scale = plateScale(estimate, textSize);
  const under = UNDER_FEET * scale;
  const most = Math.max(half - under - OVER_HEAD * scale, Math.min(half - under, LEAST_EDGE));
  const near = Math.max(1, Math.min(most, widest));
  const over = Math.max(0, Math.min(OVER_HEAD * scale, half - under - near));
  const far = near * FAR;
  const slack = (edge: number) => Math.max(0, half - under - over - edge) * SLACK_AT_STRIP;
  const enemyFeet = middle - strip / 2 - under - slack(far);
  const playerFeet = middle + strip / 2 + over + near + slack(near);
  const feet = {
    enemy: row(area, enemyFeet, places.enemy, spread(far, scale)),
    player: row(area, playerFeet, places.player, spread(near, scale)),
  };
  const openFeet = {
    enemy: feet.enemy.filter((_, index) => isOpenPlace(places.enemy, index)),
    player: feet.player.filter((_, index) => isOpenPlace(places.player, index)),
  };
  return {
    width,
    height,
    portrait,
    area,
    middle,
    strip,
    backdrop,
    edge: { enemy: far, player: near },
    plate: { enemy: plateSize(openFeet.enemy, scale), player: plateSize(openFeet.player, scale) },
    feet,
    openFeet,
  };
}

/** The line between the sides lies between the rows, and the picture reaches to every edge. */
function backdropOf(
  picture: typeof WIDE,
  { width, height }: { width: number; height: number },
  area: FieldArea,
  middle: number,
): Backdrop {
  const centre = area.left + area.width / 2;
  const scale = Math.max(
    (2 * Math.max(centre, width - centre)) / picture.width,
    middle / picture.line,
    (height - middle) / (picture.height - picture.line),
  );
  return {
    file: picture.file,
    width: picture.width * scale,
    centre,
    line: picture.line / picture.height,
    emblem: picture.emblem * scale,
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

function plateScale(edge: number, textSize: number): number {
  const usual = Math.min(PLATE_SCALES.most, Math.max(PLATE_SCALES.least, edge / PLATE_EDGE));
  return Math.min(LARGEST_PLATE, usual * textSize);
}

/** Plates of neighbours do not touch. */
function plateSize([first, second]: readonly Point[], scale: number): PlateSize {
  const between = first && second ? second.x - first.x - PLATE_GAP : Number.POSITIVE_INFINITY;
  return { width: Math.min(PLATE_WIDTH * scale, between), scale };
}

/** Returns the distance of two places where there is room: small creatures still stand a plate apart. */
function spread(edge: number, scale: number): number {
  return Math.max(edge * SPREAD, PLATE_WIDTH * scale + PLATE_GAP);
}

function row({ left, width }: FieldArea, y: number, places: Places, most: number): Point[] {
  const total = widthOf(places);
  const unit = Math.min(width / total, most);
  let from = left + (width - total * unit) / 2;
  return Array.from({ length: places.open + places.locked }, (_, index) => {
    const own = isOpenPlace(places, index) ? unit : unit * LOCKED_SHARE;
    from += own;
    return { x: from - own / 2, y };
  });
}
