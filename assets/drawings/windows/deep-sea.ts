import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse } from "../../kit/path.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { drawnWindow, VIEW } from "./window-frame.ts";

const { x, y, width, height } = VIEW;
const RIVETS = [
  [7.5, 8.5],
  [96.5, 8.5],
  [7.5, 63.5],
  [96.5, 63.5],
] as const;

/** A porthole under water: a whale, a shoal, corals, and light from above. */
export function deepSea(): string {
  return drawnWindow({
    frame: "#d9a24a",
    sill: "#c08a3c",
    material: "metal",
    pane: ellipse(x + width / 2, y + height / 2, 43, 27.5),
    view,
    before(figure) {
      for (const [cx, cy] of RIVETS)
        figure.raw(
          `<circle cx="${cx}" cy="${cy}" r="2.600" fill="${LINE}"/><circle cx="${cx - 0.4}" cy="${cy - 0.5}" r="1.600" fill="#ffe2a0"/>`,
        );
    },
  });
}

function view(figure: Figure): string {
  const random = seededRandom(9);
  const water = linearGradient(figure, [
    [0, "#8ff4ec"],
    [0.35, "#2fb4d4"],
    [1, "#1a3f8c"],
  ]);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${water}"/>` +
    `<g fill="#eaffff" ${figure.blur(3)}><path d="M22 8h9l-14 56h-13zM42 8h6l-12 56h-8zM62 8h8l-16 56h-9z" opacity=".22"/></g>` +
    '<path d="M4 54q14 -6 24 -1t26 -3 48 4v12H4z" fill="#1f4f94"/>' +
    WHALE +
    '<path d="M4 60q16 -6 34 -2t30 -1 36 2v8H4z" fill="#e0bd84"/><path d="M4 62q18 -4 40 -1t60 -1v6H4z" fill="#c89a68"/>' +
    coral(24, 60, "#ff7f9a") +
    coral(80, 60, "#ffa85a") +
    kelp(14, 62, 24, 3) +
    kelp(18, 62, 17, -3) +
    kelp(90, 62, 26, -3) +
    kelp(86, 62, 16, 3) +
    fish(28, 26, 1, "#ffd23f") +
    fish(36, 31, 0.8, "#ff9a4a") +
    fish(24, 33, 0.7, "#ffd23f") +
    Array.from({ length: 14 }, () => {
      const [cx, cy] = [x + 8 + random() * (width - 16), y + 4 + random() * 40];
      return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(0.6 + random() * 1.3).toFixed(1)}" fill="#e8ffff" opacity=".6"/>`;
    }).join("")
  );
}

const WHALE =
  `<g transform="translate(61 34)" stroke="${LINE}" stroke-width="1.300" stroke-linejoin="round">` +
  '<path d="M17 -3q6 -2 7 -9q5 3 4 8q5 -1 7 3q-7 4 -14 2z" fill="#4a6fc4"/>' +
  '<path d="M-22 2q0 -13 17 -14q16 0 25 11q-4 12 -22 13q-20 1 -20 -10z" fill="#5f88dc"/>' +
  '<path d="M-21.500 5q10 5 20 4q10 -1 17 -4q-5 7 -18 7q-16 1 -19 -7z" fill="#e8f2ff" stroke="none"/>' +
  '<path d="M-5 6q-2 7 3 9q5 -3 4 -9z" fill="#4a6fc4"/>' +
  '<circle cx="-13" cy="-1" r="2" fill="#120e2c" stroke="none"/><circle cx="-13.600" cy="-1.700" r=".7" fill="#fff" stroke="none"/>' +
  '<path d="M-21 3.500q4 2.500 8 1" fill="none" stroke-width="1.100"/><path d="M-16 -8q8 -4 16 -2" fill="none" stroke="#a8c8ff" stroke-width="1.600" stroke-linecap="round"/></g>';

const coral = (cx: number, foot: number, color: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M${cx} ${foot}v-8m0 4l-5 -5v-3m5 3l5 -4v-3m-5 2l-2 -5" stroke="${LINE}" stroke-width="4.200"/>` +
  `<path d="M${cx} ${foot}v-8m0 4l-5 -5v-3m5 3l5 -4v-3m-5 2l-2 -5" stroke="${color}" stroke-width="2.400"/></g>`;

const kelp = (px: number, foot: number, tall: number, lean: number): string => {
  const d = `M${px} ${foot}q${lean} -${tall * 0.25} 0 -${tall * 0.5}t0 -${tall * 0.5}`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#123a4c" stroke-width="3.800"/><path d="${d}" stroke="#3fb884" stroke-width="2.200"/></g>`;
};

const fish = (cx: number, cy: number, size: number, color: string): string =>
  `<g transform="translate(${cx} ${cy}) scale(${size})" stroke="${LINE}" stroke-width="1"><path d="M4.500 0l4 -3v6z" fill="${color}"/><ellipse rx="5.400" ry="3.500" fill="${color}"/><circle cx="-2.800" cy="-.8" r=".8" fill="#120e2c" stroke="none"/></g>`;
