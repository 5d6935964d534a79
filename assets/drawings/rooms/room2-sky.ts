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
    auroraRibbon(figure, "#b56bff", 52, 30, 0.75) +
    auroraRibbon(figure, "#4dffb4", 40, 28, 1) +
    moon(figure) +
    SHOOTING_STAR +
    hills(random) +
    OBSERVATORY +
    pines(random)
  );
}

const stars = (random: () => number): string =>
  Array.from({ length: 80 }, () => {
    const [x, y] = [left + random() * WIDTH, top + random() * 48];
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
    (_, i): Point => [left - 20 + i * 38, y + Math.sin(i * 1.05 + y) * 7],
  );
  const upper = edge.toReversed().map(([x, ey]) => `${(x + 8).toFixed(1)} ${(ey - height).toFixed(1)}`);
  return `<path d="${blob(edge, 1, false)}L${upper.join("L")}Z" fill="${fill}" opacity="${opacity}" ${figure.blur(3)}/>`;
}

const moon = (figure: Figure): string =>
  glowSpot(figure, 478, 36, 18, "#fff3d0", 0.55, 8) +
  '<circle cx="478" cy="36" r="11" fill="#fff0cf"/><circle cx="481" cy="38.4" r="10.2" fill="#f2d9a8" opacity=".5"/>' +
  '<circle cx="474" cy="33" r="2.4" fill="#e3c690" opacity=".7"/><circle cx="481" cy="40" r="1.8" fill="#e3c690" opacity=".7"/>';

const SHOOTING_STAR =
  '<path d="M352 22L386 34" stroke="#fff" stroke-width="1.6" opacity=".8" stroke-linecap="round"/>' +
  `<path d="${spark(388, 34.8, 5, 0.3)}" fill="#fff"/>`;

function hills(random: () => number): string {
  const ridge: Point[] = [];
  for (let x = left - 10; x <= right + 20; x += 34) ridge.push([x, 68 - random() * 11]);
  return `<path d="${blob(ridge, 1, false)}V${bottom + 6}H${left - 10}Z" fill="#2b5f80" opacity=".9"/>`;
}

function pines(random: () => number): string {
  let d = `M${left} ${bottom + 4}V76`;
  for (let x = left; x < right; x += 9)
    d += `L${x + 1} 77L${x + 4.5} ${(76 - 4 - random() * 9).toFixed(1)}L${x + 8} 77`;
  return `<path d="${d}V${bottom + 4}Z" fill="#163a52"/>`;
}

/** The dome on the hill, with an open slit and a telescope that points at the shooting star. */
const OBSERVATORY =
  '<g transform="translate(292 65) scale(-1 1)" stroke="#152440" stroke-width="1.1" stroke-linejoin="round">' +
  '<path d="M-9 -20L-30 -36" stroke="#152440" stroke-width="9" stroke-linecap="round"/>' +
  '<path d="M-9 -20L-30 -36" stroke="#e3b25a" stroke-width="6.4" stroke-linecap="round"/>' +
  '<path d="M-22 -30L-30 -36" stroke="#3f6f9f" stroke-width="6.4" stroke-linecap="round"/>' +
  '<path d="M-20 -6a20 20 0 0 1 40 0z" fill="#7fa4c4"/><path d="M-15 -6a15 17 0 0 1 6 -13l6 5a12 12 0 0 0 -5 8z" fill="#16264a"/>' +
  '<path d="M4 -24a20 20 0 0 1 14 18h-4a20 20 0 0 0 -10 -18z" fill="#fff" opacity=".25" stroke="none"/>' +
  '<rect x="-23" y="-7" width="46" height="5" rx="1.6" fill="#4f7396"/><rect x="-19" y="-2" width="38" height="12" fill="#3a5c7e"/>' +
  '<rect x="-3.4" y="0" width="7" height="10" rx="1.4" fill="#ffcf87"/><rect x="-14" y="1" width="5" height="4" fill="#ffcf87"/><rect x="9" y="1" width="5" height="4" fill="#ffcf87"/></g>';
