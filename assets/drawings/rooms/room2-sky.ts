import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { glowSpot, spark } from "../../kit/light.ts";
import { blob } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { GLASS } from "./room2-glass.ts";

const { left, right, top, bottom } = GLASS;
const WIDTH = right - left;

/** Night sky, aurora, moon, hills and pines behind the glass. */
export function skyPicture(figure: Figure, random: () => number): string {
  const sky = linearGradient(figure, [
    [0, "#0d1244"],
    [0.55, "#24307e"],
    [0.85, "#2f6aa0"],
    [1, "#5fb8b0"],
  ]);
  return (
    `<rect x="${left}" y="${top}" width="${WIDTH}" height="${bottom - top}" fill="${sky}"/>` +
    stars(random) +
    auroraRibbon(figure, "#b56bff", 74, 40, 0.75) +
    auroraRibbon(figure, "#4dffb4", 54, 36, 1) +
    moon(figure) +
    SHOOTING_STAR +
    hills(random) +
    pines(random)
  );
}

const stars = (random: () => number): string =>
  Array.from({ length: 80 }, () => {
    const [x, y] = [left + random() * WIDTH, top + random() * 74];
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.4 + random() * 0.8).toFixed(2)}" ` +
      `fill="#fff" opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`
    );
  }).join("");

/** One hanging curtain of northern light, its lower edge round `y`. */
function auroraRibbon(figure: Figure, color: string, y: number, height: number, opacity: number): string {
  const fill = linearGradient(figure, [
    [0, color, 0],
    [0.75, color, 0.9],
    [1, whiter(color, 0.4), 0.15],
  ]);
  const edge = Array.from(
    { length: 13 },
    (_, i): Point => [left - 20 + i * 38, y + Math.sin(i * 1.05 + y) * 9],
  );
  const upper = edge.toReversed().map(([x, ey]) => `${(x + 8).toFixed(1)} ${(ey - height).toFixed(1)}`);
  return `<path d="${blob(edge, 1, false)}L${upper.join("L")}Z" fill="${fill}" opacity="${opacity}" ${figure.blur(3)}/>`;
}

const moon = (figure: Figure): string =>
  glowSpot(figure, 470, 42, 22, "#fff3d0", 0.55, 8) +
  '<circle cx="470" cy="42" r="14" fill="#fff0cf"/><circle cx="474" cy="45" r="13" fill="#f2d9a8" opacity=".5"/>' +
  '<circle cx="465" cy="38" r="3" fill="#e3c690" opacity=".7"/><circle cx="474" cy="47" r="2.2" fill="#e3c690" opacity=".7"/>';

const SHOOTING_STAR =
  '<path d="M196 26L232 40" stroke="#fff" stroke-width="1.6" opacity=".8" stroke-linecap="round"/>' +
  `<path d="${spark(234, 41, 5, 0.3)}" fill="#fff"/>`;

function hills(random: () => number): string {
  const ridge: Point[] = [];
  for (let x = left - 10; x <= right + 20; x += 34) ridge.push([x, 96 - random() * 18]);
  return `<path d="${blob(ridge, 1, false)}V${bottom + 6}H${left - 10}Z" fill="#2b5f80" opacity=".9"/>`;
}

function pines(random: () => number): string {
  let d = `M${left} ${bottom + 4}V108`;
  for (let x = left; x < right; x += 9)
    d += `L${x + 1} 109L${x + 4.5} ${(108 - 6 - random() * 12).toFixed(1)}L${x + 8} 109`;
  return `<path d="${d}V${bottom + 4}Z" fill="#163a52"/>`;
}
