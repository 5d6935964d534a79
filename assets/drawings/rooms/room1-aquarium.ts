import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, rect } from "../../kit/path.ts";
import { ROOM1 } from "./room1-colors.ts";

const GLASS = { x: 568, y: 27, width: 66, height: 43 } as const;

/** A tank of bubbling teal water built into the wall, with water plants and two fish; a copper pipe feeds it. */
export function drawAquarium(figure: Figure, random: () => number): void {
  const { x, y, width, height } = GLASS;
  figure.part(rect(x - 6, y - 6, width + 12, height + 12, 8), {
    color: ROOM1.steel,
    material: "metal",
    depth: 5,
  });
  const water = linearGradient(figure, [
    [0, "#7ff0e0"],
    [0.14, "#2fd4c7"],
    [1, "#1a7fa8"],
  ]);
  const bubbles = Array.from(
    { length: 13 },
    () =>
      `<circle cx="${(x + 5 + random() * (width - 10)).toFixed(1)}" cy="${(y + 6 + random() * (height - 14)).toFixed(1)}" r="${(0.8 + random() * 1.7).toFixed(1)}"/>`,
  );
  figure.raw(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${water}" stroke="${LINE}" stroke-width="2"/>` +
      plants() +
      GRAVEL +
      fish(x + 44, y + 17, "#ff9a4a", 1) +
      fish(x + 20, y + 27, "#ffd23f", -0.8) +
      `<g fill="#d9fffb" opacity=".8">${bubbles.join("")}</g>` +
      `<path d="M${x + 4} ${y + 3}h15l-12 ${height - 8}h-3z" fill="#fff" opacity=".22"/>` +
      `<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" rx="7" fill="${ROOM1.cyan}" opacity=".2" ${figure.blur(10)}/>`,
  );
}

function plants(): string {
  const { x, y, height } = GLASS;
  const blade = (left: number, top: number, lean: number, color: string): string => {
    const curve = blob(
      [
        [x + left, y + height - 2],
        [x + left + lean, y + (top + height) / 2],
        [x + left - lean / 2, y + top],
      ],
      1,
      false,
    );
    return `<path d="${curve}" stroke="${color}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  };
  return (
    blade(8, 20, 4, "#2f9a7c") +
    blade(12, 14, -4, "#8ef0a8") +
    blade(17, 24, 3, "#4fc98a") +
    blade(53, 18, 4, "#8ef0a8") +
    blade(58, 24, -3, "#2f9a7c")
  );
}

const GRAVEL = `<path d="M${GLASS.x + 1} ${GLASS.y + GLASS.height - 1}v-5q9 -4 18 -1t19 -1 16 0 11 1v6z" fill="#e9c98a" stroke="#7c5a45" stroke-width="1"/>`;

/** A little fish; `size` below 0 swims to the right. */
const fish = (x: number, y: number, color: string, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})" stroke="${LINE}" stroke-width="1">` +
  `<path d="M6 0l6 -4.4v8.8z" fill="${color}"/><ellipse rx="7.4" ry="4.6" fill="${color}"/>` +
  '<path d="M-1 -3.6q3 3.6 0 7.2" fill="none" stroke="#fff" stroke-width="1.6" opacity=".85"/>' +
  '<circle cx="-4.2" cy="-1" r="1" fill="#120e30" stroke="none"/></g>';
