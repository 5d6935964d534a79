import { Figure } from "../../kit/figure.ts";
import type { CornerPoint } from "../../kit/points.ts";

/** Master units of a room are the pixels of the game. */
export const ROOM_WIDTH = 800;
export const ROOM_HEIGHT = 600;
/** Where the wall meets the floor: feet of figures in the first row are on the floor (`GAP-64`). */
export const WALL_FOOT = 98;
/** Size of a door with its frame; it ends at the wall's foot. */
export const DOOR_WIDTH = 84;
export const DOOR_HEIGHT = 82;
/** Side of a floor cell; the tiles match the cells of the game. */
export const CELL = 64;
/** The first row of tiles begins behind the wall. */
const FIRST_ROW = 64;

/** A whole room, or something on its wall. Thin lines and soft light: a room must be less prominent than the actors. */
export const roomFigure = ({ width = ROOM_WIDTH, height = ROOM_HEIGHT } = {}): Figure =>
  new Figure({ width, height, contour: 1.6, inner: 1.1, unit: 0.42 });

/** Top left corners of all tiles, row by row. */
export const tileCorners: readonly { x: number; y: number; row: number; column: number }[] = Array.from(
  { length: 9 * 13 },
  (_, i) => {
    const [row, column] = [Math.floor(i / 13), i % 13];
    return { x: column * CELL, y: FIRST_ROW + row * CELL, row, column };
  },
);

/** Left edges of the nine panels of a wall. */
export const panelEdges: readonly number[] = Array.from({ length: 9 }, (_, i) => i * 100 - 20);

/** Four corners of a vessel that narrows toward the floor. */
export const bucket = (
  x: number,
  top: number,
  bottom: number,
  halfTop: number,
  halfBottom: number,
): CornerPoint[] => [
  [x - halfTop, top],
  [x + halfTop, top],
  [x + halfBottom, bottom],
  [x - halfBottom, bottom],
];
