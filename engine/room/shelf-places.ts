import type { Box, Point } from "./room-geometry.ts";

/** Where the shelf hangs (`GAP-64`: flat, and above the wall's foot), and how large a trophy is on it. */
export const TROPHY_SHELF = {
  room: 1,
  box: { x: 10, y: 16, width: 128, height: 66 } satisfies Box,
  trophySize: 27,
  /** Height of a trophy's foot as a share of its picture. */
  feet: 0.95,
};

/** The two boards, in pixels below the shelf's upper edge. */
const BOARDS = [30.4, 59.4] as const;
const LEAST_PER_BOARD = 4;
const MARGIN = 6;

/** The foot of each trophy on the shelf, from the upper left; with more than eight they stand closer. */
export function shelfPlaces(count: number): Point[] {
  const perBoard = Math.max(LEAST_PER_BOARD, Math.ceil(count / BOARDS.length));
  const { x, y, width } = TROPHY_SHELF.box;
  const step = (width - 2 * MARGIN) / perBoard;
  return Array.from({ length: count }, (_, index) => ({
    x: x + MARGIN + step * ((index % perBoard) + 0.5),
    y: y + (BOARDS[Math.floor(index / perBoard)] ?? 0),
  }));
}
