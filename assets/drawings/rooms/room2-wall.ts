import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { rect } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { panelEdges, ROOM_WIDTH, WALL_FOOT } from "./room-figure.ts";
import { ROOM2 } from "./room2-colors.ts";

/** Plain wall behind everything: teal panels. */
export function drawWall(figure: Figure): string {
  const base = linearGradient(figure, [
    [0, "#1d2f56"],
    [0.4, "#31537b"],
    [1, "#29456b"],
  ]);
  return `<rect width="${ROOM_WIDTH}" height="${WALL_FOOT}" fill="${base}"/>${panelEdges.map(panel).join("")}`;
}

const panel = (x: number): string =>
  `<rect x="${x + 3}" y="17" width="94" height="62" rx="9" fill="#3f6a90" opacity=".35"/>` +
  `<path d="M${x + 5} 76V26Q${x + 5} 20 ${x + 12} 20H${x + 92}" fill="none" stroke="#86bfd8" stroke-width="1.4" opacity=".32"/>` +
  `<path d="M${x + 96} 26V72Q${x + 96} 79 ${x + 90} 79H${x + 10}" fill="none" stroke="#152440" stroke-width="1.6" opacity=".6"/>`;

/** Ceiling beam with a water pipe and its valves. */
export function drawCeiling(figure: Figure): void {
  figure.raw(
    `<rect width="${ROOM_WIDTH}" height="15" fill="#16213f"/><rect y="13" width="${ROOM_WIDTH}" height="2" fill="#5f93b0" opacity=".7"/>`,
  );
  const pipe = taper(
    [
      [-10, 7, 4.2],
      [200, 7, 4.2],
      [420, 7, 4.2],
      [810, 7, 4.2],
    ],
    { per: 5 },
  );
  figure.part(pipe, { color: "#4f8fa0", material: "metal", depth: 5, occlusion: 0 });
  for (const x of [112, 330, 548, 716])
    figure.part(rect(x - 6, 1, 12, 13, 2.5), {
      color: ROOM2.brass,
      material: "metal",
      depth: 4,
      occlusion: 0,
    });
}
