import type { Figure } from "../../kit/figure.ts";
import { clipped, radialGradient } from "../../kit/fill.ts";
import { spark } from "../../kit/light.ts";
import { rect } from "../../kit/path.ts";
import { itemAt, type Point } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

const WIDTH = 84;
const TOP = 18;
const HEIGHT = 61;
const GOLD = "#ffdf95";

/** Each star: its distance from the left and the upper edge, and its radius. */
const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [24, 20, 3.4],
  [34, 31, 2.8],
  [45, 27, 4.4],
  [58, 36, 3],
  [52, 44, 2.6],
  [30, 44, 3],
];
const LINKS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 5],
];

/** A framed chart of the sky with its rings, a constellation and a moon; x is its left edge. */
export function drawStarChart(figure: Figure, x: number): void {
  figure.part(rect(x, TOP, WIDTH, HEIGHT, 5), { color: ROOM2.brass, material: "metal", depth: 5 });
  const night = radialGradient(figure, [
    [0, "#3b5fae"],
    [1, "#1b2a5e"],
  ]);
  const paper = rect(x + 5, TOP + 5, WIDTH - 10, HEIGHT - 10, 2.5);
  const [cx, cy] = [x + WIDTH / 2, TOP + HEIGHT / 2];
  const ring = (radius: number, dash = ""): string =>
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="#9fd8ff" stroke-width=".9" opacity=".55" ${dash}/>`;
  const at = (star: number): Point => {
    const [dx, dy] = itemAt(STARS, star);
    return [x + dx, TOP + dy];
  };
  const lines = LINKS.map(([from, to]) => `M${at(from).join(" ")}L${at(to).join(" ")}`).join("");
  const stars = STARS.map(
    ([dx, dy, radius]) => `<path d="${spark(x + dx, TOP + dy, radius, 0.35)}" fill="#fff3c9"/>`,
  );
  const axes = `M${cx - 40} ${cy}h80M${cx} ${cy - 30}v60M${cx - 30} ${cy - 26}l60 52M${cx + 30} ${cy - 26}l-60 52`;
  const moon = `<circle cx="${x + 66}" cy="${TOP + 18}" r="6" fill="${GOLD}"/><circle cx="${x + 69}" cy="${TOP + 16.4}" r="5.4" fill="#2b4488"/>`;
  const picture =
    `<path d="${paper}" fill="${night}"/><path d="${axes}" stroke="#9fd8ff" stroke-width=".7" opacity=".3"/>` +
    ring(12, 'stroke-dasharray="3 2.4"') +
    ring(22) +
    ring(33, 'stroke-dasharray="2 2"') +
    `<path d="${lines}" stroke="#ffeec2" stroke-width="1.1" opacity=".75"/>${stars.join("")}${moon}` +
    `<path d="M${x + 5} ${TOP + 5}h34l-26 ${HEIGHT}h-8z" fill="#fff" opacity=".09"/>`;
  figure.raw(
    `${clipped(figure, paper, picture)}<path d="${paper}" fill="none" stroke="#120e30" stroke-width="1.6"/>`,
  );
}
