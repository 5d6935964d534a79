import type { Figure } from "../../kit/figure.ts";
import { clipped, radialGradient } from "../../kit/fill.ts";
import { glowSpot, spark } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { drawnWindow, VIEW } from "./window-frame.ts";

const { x, y, width, height } = VIEW;
const PLANET = { x: 62, y: 82, r: 46 } as const;

/** The blue planet far below, its moon, and a small station that passes by. */
export function orbit(): string {
  return drawnWindow({
    frame: "#d5d8ee",
    sill: "#b9bfe0",
    material: "metal",
    pane: rect(x, y, width, height, 18),
    view,
    before(figure) {
      for (const [px, color] of [
        [14, "#4df29b"],
        [20, "#63e6ff"],
        [90, "#ffc53d"],
      ] as const)
        figure.raw(
          `${glowSpot(figure, px, 71.5, 3.6, color, 0.6, 3)}<circle cx="${px}" cy="71.500" r="1.700" fill="${color}" stroke="${LINE}" stroke-width=".8"/>`,
        );
    },
  });
}

function view(figure: Figure): string {
  const random = seededRandom(33);
  const space = radialGradient(
    figure,
    [
      [0, "#4a3a9a"],
      [0.5, "#1f1c5c"],
      [1, "#0b0c30"],
    ],
    'cx=".25" cy=".2" r="1"',
  );
  const sea = radialGradient(
    figure,
    [
      [0, "#8fe4ff"],
      [0.55, "#3f8ff0"],
      [1, "#1f4fb4"],
    ],
    'cx=".4" cy=".2" r=".7"',
  );
  const { x: px, y: py, r } = PLANET;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${space}"/>` +
    Array.from({ length: 46 }, () => {
      const [sx, sy] = [x + random() * width, y + random() * height];
      return `<circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${(0.3 + random() * 0.7).toFixed(2)}" fill="#fff" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`;
    }).join("") +
    `<path d="${spark(22, 44, 4, 0.25)}${spark(84, 18, 3.4, 0.25)}" fill="#fff"/>` +
    `<ellipse cx="30" cy="24" rx="20" ry="5" transform="rotate(-24 30 24)" fill="#ff8ad8" opacity=".3" ${figure.blur(6)}/>` +
    '<circle cx="24" cy="25" r="6.500" fill="#e6e0d4"/><path d="M26 19a6.500 6.500 0 0 1 -1 12.500a8 8 0 0 0 1 -12.500z" fill="#9a94b4"/><circle cx="22" cy="23" r="1.400" fill="#c4bcc0"/><circle cx="24" cy="28" r="1" fill="#c4bcc0"/>' +
    `<circle cx="${px}" cy="${py}" r="${r + 3}" fill="#7fd8ff" opacity=".55" ${figure.blur(6)}/>` +
    `<circle cx="${px}" cy="${py}" r="${r}" fill="${sea}"/>` +
    clipped(
      figure,
      ellipse(px, py, r, r),
      '<g fill="#5fc47c"><path d="M32 50q8 -6 16 -3q2 5 -4 8q-1 6 -9 7q-7 -4 -3 -12z"/><path d="M60 42q10 -4 18 2q-2 6 2 9q-8 6 -13 2q-9 0 -7 -13zM88 54q6 -2 10 4q-2 6 -8 6q-6 -4 -2 -10z"/></g>' +
        '<g fill="#fff" opacity=".85"><path d="M24 58q10 -5 20 -1q10 -3 16 2q-16 3 -36 -1zM58 50q8 -4 16 -1q8 -2 12 2q-14 3 -28 -1zM44 43q6 -2 12 0q-4 2.500 -12 0z"/></g>' +
        `<circle cx="${px + 12}" cy="${py + 14}" r="${r}" fill="none" stroke="#12235c" stroke-width="26" opacity=".35" ${figure.blur(8)}/>`,
    ) +
    `<path d="M${px - 33} ${py - 31}A${r - 1} ${r - 1} 0 0 1 ${px + 20} ${py - 40}" fill="none" stroke="#eaffff" stroke-width="1.600" opacity=".8" stroke-linecap="round"/>` +
    STATION
  );
}

const STATION =
  `<g transform="translate(73 25) rotate(-18)" stroke="${LINE}" stroke-width="1" stroke-linejoin="round">` +
  '<path d="M-15 -3.500h9v7h-9zM6 -3.500h9v7h-9z" fill="#4f7fe0"/><path d="M-12 -3.500v7M-9 -3.500v7M9 -3.500v7M12 -3.500v7" stroke="#bfe0ff" stroke-width=".7"/>' +
  '<path d="M-6 0h12" stroke-width="1.600"/><rect x="-4" y="-4.500" width="8" height="9" rx="3" fill="#f0f2ff"/><circle cy="-.5" r="1.700" fill="#ffcf87"/><path d="M0 -4.500v-4" fill="none"/><circle cy="-9" r="1.100" fill="#ff6b7d"/></g>';
