import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { taper } from "../../kit/tube.ts";
import { drawnWindow, VIEW } from "./window-frame.ts";

const { x, y, width, height } = VIEW;

/** A branch in blossom over green hills, with a pagoda and falling petals. */
export function cherryTree(): string {
  return drawnWindow({
    frame: "#b8433f",
    sill: "#c9605a",
    bars: `M${x + 15} ${y}v${height}M${x + width - 15} ${y}v${height}M${x} ${y + 9}h${width}`,
    view,
    before(figure) {
      figure.raw(
        '<path d="M12 66q4 -9 10 -9q-1 8 -10 9z" fill="#ffd3e2" stroke="#8a2f4e" stroke-width="1"/>' +
          '<path d="M84 67q3 -4 7 -3q-1 4 -7 3z" fill="#ff9fc0" stroke="#8a2f4e" stroke-width=".8"/>',
      );
    },
  });
}

function view(figure: Figure): string {
  const sky = linearGradient(figure, [
    [0, "#8fc4f4"],
    [0.5, "#d8d4f6"],
    [0.85, "#ffdfe4"],
  ]);
  const random = seededRandom(5);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>` +
    glowSpot(figure, 32, 26, 10, "#fff8e0", 0.7, 8) +
    '<circle cx="32" cy="26" r="6.500" fill="#fffdf0"/>' +
    '<path d="M4 52q12 -13 26 -11q8 -9 20 -4q14 -8 26 3q12 -3 24 8v16H4z" fill="#b9b4e6"/>' +
    '<path d="M4 54q20 -10 44 -3t52 -4v18H4z" fill="#8fcf9a"/>' +
    PAGODA +
    '<path d="M4 60q24 -8 48 -2t48 -3v10H4z" fill="#5fae7c"/>' +
    '<path d="M4 64q20 -5 40 -1t56 -2v4H4z" fill="#3f8f6c"/>' +
    `<path d="${taper(
      [
        [104, 20, 4.4],
        [84, 26, 3.4],
        [68, 22, 2.4],
        [50, 25, 1.2],
      ],
      { per: 5, cap1: "point" },
    )}${taper(
      [
        [84, 26, 2.4],
        [74, 34, 1.7],
        [66, 36, 0.9],
      ],
      { per: 5, cap1: "point" },
    )}" fill="#6b4238" stroke="#2b1a24" stroke-width="1.200" stroke-linejoin="round"/>` +
    CLUSTERS.map(([cx, cy, r]) => cluster(cx, cy, r, random)).join("") +
    Array.from({ length: 11 }, () => {
      const [px, py] = [14 + random() * 68, 30 + random() * 30];
      return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="1.700" ry="1" transform="rotate(${(random() * 180).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})" fill="#ffc0d8" stroke="#c9607f" stroke-width=".3"/>`;
    }).join("")
  );
}

const CLUSTERS = [
  [92, 16, 8],
  [80, 20, 7.5],
  [68, 17, 6.5],
  [57, 21, 5.5],
  [49, 25, 4],
  [76, 32, 6],
  [66, 36, 4.5],
  [90, 29, 6.5],
] as const;

/** Blossoms round a place: dark ones below, light ones above, and a few with a yellow heart. */
function cluster(cx: number, cy: number, r: number, random: () => number): string {
  const puff = (count: number, reach: number, size: number, color: string, shift: number): string =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * Math.PI * 2 + random();
      const [px, py] = [cx + Math.cos(turn) * reach - shift, cy + Math.sin(turn) * reach - shift];
      return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${size.toFixed(1)}" fill="${color}"/>`;
    }).join("");
  return (
    `<g stroke="#8a2f4e" stroke-width="1.600">${puff(6, r * 0.62, r * 0.46, "#e87fa8", 0)}</g>` +
    puff(6, r * 0.6, r * 0.44, "#f79abd", 0) +
    puff(5, r * 0.38, r * 0.4, "#ffc4da", 0.8) +
    puff(3, r * 0.3, r * 0.2, "#fff0f6", 1.2) +
    `<circle cx="${cx}" cy="${cy}" r=".9" fill="#ffe08a"/>`
  );
}

const PAGODA =
  '<g stroke="#3a1f33" stroke-width=".9" stroke-linejoin="round"><path d="M21 54v-5h14v5zM23 47v-4h10v4z" fill="#f3e2d0"/>' +
  '<path d="M17 50q6 -1 11 -5q5 4 11 5l-2 1H19zM19 44q5 -1 9 -4.500q4 3.500 9 4.500l-2 .8H21z" fill="#c9484a"/>' +
  '<path d="M28 40v-4" fill="none"/><path d="M26.500 51h3v3h-3z" fill="#5a2f48"/></g>';
