import type { Point } from "../../kit/points.ts";

/** The stage: a rectangle with its four corners cut off. */
export interface Stage {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly cut: number;
}

/** A field where one side's cards stand. */
export type Lane = readonly [x: number, y: number, width: number, height: number];

/** Positions in an arena, in picture units. */
export interface ArenaLayout {
  readonly width: number;
  readonly height: number;
  /** Lower edge of the back wall. */
  readonly wall: number;
  readonly stage: Stage;
  /** The line between the two sides. */
  readonly centreY: number;
  readonly hexRadius: number;
  /** Radius of the crest on the centre line. */
  readonly crest: number;
  readonly pylons: readonly Point[];
  readonly enemyLane: Lane;
  readonly playerLane: Lane;
  /** Places along the width, 0..1. */
  readonly banners: readonly number[];
  readonly lamps: readonly number[];
}

export const LANDSCAPE: ArenaLayout = {
  width: 1280,
  height: 720,
  wall: 176,
  stage: { left: 46, top: 150, right: 1234, bottom: 664, cut: 118 },
  centreY: 408,
  hexRadius: 40,
  crest: 34,
  pylons: [
    [108, 226],
    [1172, 226],
    [84, 612],
    [1196, 612],
  ],
  enemyLane: [196, 184, 888, 190],
  playerLane: [150, 440, 980, 206],
  banners: [0.09, 0.27, 0.73, 0.91],
  lamps: [0.18, 0.36, 0.5, 0.64, 0.82],
};

export const PORTRAIT: ArenaLayout = {
  width: 720,
  height: 1280,
  wall: 226,
  stage: { left: 18, top: 196, right: 702, bottom: 1210, cut: 96 },
  centreY: 700,
  hexRadius: 40,
  crest: 36,
  pylons: [
    [66, 274],
    [654, 274],
    [60, 1156],
    [660, 1156],
  ],
  enemyLane: [112, 286, 496, 344],
  playerLane: [112, 786, 496, 344],
  banners: [0.1, 0.9],
  lamps: [0.26, 0.5, 0.74],
};
