import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import type { Point } from "../../kit/points.ts";
import { taper } from "../../kit/tube.ts";
import { panelEdges, ROOM_WIDTH, WALL_FOOT } from "./room-figure.ts";
import { ROOM1, type Room1Light } from "./room1-colors.ts";

/** Panels with bolts, and the light of the three lamps on them. */
export function drawWall(figure: Figure, { warm }: Room1Light): void {
  const base = linearGradient(figure, [
    [0, "#2a2a5a"],
    [0.35, "#3f4583"],
    [1, "#383a74"],
  ]);
  const lamplight = (x: number, opacity: number): string =>
    `<ellipse cx="${x}" cy="44" rx="130" ry="66" fill="${warm}" opacity="${opacity}"/>`;
  figure.raw(`<rect width="${ROOM_WIDTH}" height="${WALL_FOOT}" fill="${base}"/>`);
  figure.raw(panelEdges.map(panel).join(""));
  figure.raw(lamplight(137, 0.75) + lamplight(404, 0.65) + lamplight(666, 0.65));
}

const panel = (x: number): string =>
  `<rect x="${x + 3}" y="17" width="94" height="62" rx="9" fill="#474d8f" opacity=".35"/>` +
  `<path d="M${x + 5} 76V26Q${x + 5} 20 ${x + 12} 20H${x + 92}" fill="none" stroke="#8088cf" stroke-width="1.4" opacity=".35"/>` +
  `<path d="M${x + 96} 26V72Q${x + 96} 79 ${x + 90} 79H${x + 10}" fill="none" stroke="#1f1f48" stroke-width="1.6" opacity=".6"/>` +
  `<circle cx="${x + 12}" cy="28" r="1.8" fill="#1f1f48"/><circle cx="${x + 88}" cy="28" r="1.8" fill="#1f1f48"/>`;

/** The beam under the ceiling with two pipes. */
export function drawCeiling(figure: Figure): void {
  figure.raw(
    `<rect width="${ROOM_WIDTH}" height="15" fill="${ROOM1.trim}"/>` +
      `<rect y="13" width="${ROOM_WIDTH}" height="2" fill="#5a569a" opacity=".7"/>`,
  );
  const pipe = (points: readonly Point[], radius: number, color: string): void => {
    const tube = taper(
      points.map(([x, y]) => [x, y, radius]),
      { per: 5 },
    );
    figure.part(tube, { color, material: "metal", depth: 5 });
  };
  pipe(
    [
      [-10, 8],
      [200, 8],
      [420, 8],
      [810, 8],
    ],
    4.6,
    "#7f6aa8",
  );
  pipe(
    [
      [601, 4],
      [601, 12],
      [601, 24],
    ],
    4.4,
    "#c98a4a",
  );
}
