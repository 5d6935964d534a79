import type { Figure } from "../../kit/figure.ts";
import { spark } from "../../kit/light.ts";
import { itemAt, type Point } from "../../kit/points.ts";

const CX = 400;
const CY = 372;
const GOLD = "#f2d08a";
const BORDER = "#31508c";

/** Star-chart rug: moon phases on the border, a constellation in the middle. */
export function drawStarRug(figure: Figure): string {
  const disc = (rx: number, ry: number, color: string): string =>
    `<ellipse cx="${CX}" cy="${CY}" rx="${rx}" ry="${ry}" fill="${color}"/>`;
  return (
    `<ellipse cx="${CX + 3}" cy="${CY + 6}" rx="146" ry="86" fill="#0f1c38" opacity=".45" ${figure.blur(8)}/>` +
    disc(142, 82, "#16203f") +
    disc(139, 79.5, "#2d4a86") +
    disc(123, 70, GOLD) +
    disc(119.5, 67.6, BORDER) +
    disc(86, 47, GOLD) +
    disc(83, 44.8, "#1f2f66") +
    fringes() +
    moonPhases() +
    crow() +
    STARDUST +
    `<ellipse cx="376" cy="344" rx="118" ry="56" fill="#c9f6ff" opacity=".13" ${figure.blur(20)}/>`
  );
}

/** A place on an ellipse round the middle of the rug; `part` of a full turn. */
const onEllipse = (part: number, rx: number, ry: number): Point => [
  CX + Math.cos(part * Math.PI * 2) * rx,
  CY + Math.sin(part * Math.PI * 2) * ry,
];

function fringes(): string {
  const at = (part: number, rx: number, ry: number): string =>
    onEllipse(part, rx, ry)
      .map((v) => v.toFixed(1))
      .join(" ");
  return Array.from(
    { length: 64 },
    (_, i) =>
      `<path d="M${at(i / 64, 139, 79.5)}L${at(i / 64, 146, 85)}" stroke="#8fb4d8" stroke-width="1.7" opacity=".7"/>`,
  ).join("");
}

/** Eight moons, new to full and back, each with a star between. */
const moonPhases = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const [x, y] = onEllipse(i / 16 - 0.25, 103, 57.5);
    if (i % 2) return `<path d="${spark(x, y, 5, 0.35)}" fill="${GOLD}" opacity=".7"/>`;
    return moon(x, y, Math.abs(4 - i / 2) / 4, i < 8 ? 1 : -1);
  }).join("");

/** `dark` is 1 for a new moon and 0 for a full one; `side` 1 when the shadow lies on the right. */
function moon(x: number, y: number, dark: number, side: 1 | -1): string {
  if (dark === 1)
    return `<ellipse cx="${x}" cy="${y}" rx="7.4" ry="5.4" fill="none" stroke="${GOLD}" stroke-width="1.2" opacity=".8"/>`;
  const lit = 1 - dark;
  const full = `<ellipse cx="${x}" cy="${y}" rx="8" ry="6" fill="${GOLD}" opacity=".9"/>`;
  if (dark === 0) return full;
  return `${full}<ellipse cx="${x + side * 8 * lit}" cy="${y}" rx="${8 - 3 * lit}" ry="6.4" fill="${BORDER}"/>`;
}

const STARS: readonly Point[] = [
  [350, 372],
  [372, 360],
  [392, 370],
  [412, 350],
  [440, 345],
  [424, 374],
  [452, 388],
  [408, 394],
  [384, 392],
];

/** The star at the crow's heart is larger. */
const HEART = 2;

/** Pairs of stars that a line connects. */
const LINKS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [5, 6],
  [5, 7],
  [7, 8],
  [8, 2],
] as const;

/** The constellation: a crow in flight. */
function crow(): string {
  const at = (star: number): string => itemAt(STARS, star).join(" ");
  const lines = LINKS.map(([from, to]) => `M${at(from)}L${at(to)}`).join("");
  const stars = STARS.map(
    ([x, y], i) => `<path d="${spark(x, y, i === HEART ? 9 : 6, 0.34)}" fill="#fff2c9"/>`,
  );
  return `<path d="${lines}" stroke="#bfe4ff" stroke-width="1.4" opacity=".65"/>${stars.join("")}`;
}

const STARDUST =
  '<g fill="#9fc4f0" opacity=".7"><circle cx="338" cy="388" r="1.4"/><circle cx="362" cy="344" r="1.6"/>' +
  '<circle cx="432" cy="366" r="1.2"/><circle cx="462" cy="366" r="1.6"/>' +
  '<circle cx="366" cy="400" r="1.3"/><circle cx="396" cy="340" r="1.3"/></g>';
