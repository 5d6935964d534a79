import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { rect } from "../../kit/path.ts";
import { drawnWindow, VIEW } from "./window-frame.ts";

const { x, y, width, height } = VIEW;

/** The sun rises behind snowy mountains, a lake, and a cabin with light in its window. */
export function mountains(): string {
  return drawnWindow({
    frame: "#a8714f",
    sill: "#b98562",
    bars: `M${x + width / 2} ${y}v${height}M${x} ${y + 19}h${width}`,
    view,
    before(figure) {
      figure.part(rect(74, 59, 13, 10, 2), { color: "#d07a55", depth: 3 });
      figure.raw(
        '<path d="M80 60q-5 -9 -9 -7q1 7 9 8q-3 -12 2 -14q4 6 -1 14q7 -10 11 -6q-1 6 -10 7z" fill="#4fae6a" stroke="#1d3f3c" stroke-width="1.1" stroke-linejoin="round"/>',
      );
    },
  });
}

function view(figure: Figure): string {
  const sky = linearGradient(figure, [
    [0, "#6fb4ee"],
    [0.45, "#b8dcf2"],
    [0.75, "#ffdca8"],
  ]);
  const lake = linearGradient(figure, [
    [0, "#ffd9a0"],
    [0.4, "#7cc0d8"],
    [1, "#3f86b4"],
  ]);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>` +
    glowSpot(figure, 62, 34, 13, "#fff3b8", 0.8, 10) +
    '<circle cx="62" cy="34" r="7.5" fill="#fffbe0"/>' +
    '<g fill="#fff" opacity=".8"><path d="M14 22q3 -5 8 -3q5 -4 9 1q5 0 5 4h-23q-2 -1 1 -2zM72 18q3 -3 6 -1q4 -2 6 2q3 0 3 2h-16q-2 -2 1 -3z"/></g>' +
    // Far range, in the light from the left.
    '<path d="M4 50L20 33L30 41L46 21L60 40L72 29L98 52V58H4z" fill="#8f9bd6"/>' +
    '<path d="M46 21L60 40L53 39L49 44L46 36zM72 29L98 52H80L74 40zM20 33L30 41L25 42L22 39z" fill="#6c76b8"/>' +
    '<path d="M46 21L36 33L40 32L42 36L46 31L49 34L53 31zM72 29L65 35.300L69 35L71 38L74 35L79 35.300zM20 33L14.400 39L18 38L20 40L22 37L26 38z" fill="#fff"/>' +
    '<path d="M4 46q14 -6 26 2t30 0 40 1v14H4z" fill="#4f9a7c"/>' +
    `<path d="M8 52q18 -5 40 -1t52 -1v14H8z" fill="${lake}"/>` +
    '<path d="M52 54h22M56 57h13M60 60h7" stroke="#fff3c8" stroke-width="1.300" stroke-linecap="round" opacity=".85"/>' +
    '<path d="M4 64V52q14 -3 24 3t20 9z" fill="#2f7a5c"/>' +
    pine(12, 56, 15) +
    pine(20, 60, 12) +
    pine(93, 62, 18) +
    pine(86, 64, 12) +
    '<g stroke="#1d1536" stroke-width="1" stroke-linejoin="round"><path d="M27 53h11v7H27z" fill="#9a5f43"/><path d="M25 54l7.500 -6 7.500 6z" fill="#e3625a"/><path d="M30.500 55h4v5h-4z" fill="#ffd98a"/></g>' +
    '<path d="M30 26q2 -2 3 0q1 -2 3 0M38 30q1.500 -1.500 2.400 0q1 -1.500 2.400 0" fill="none" stroke="#3b3763" stroke-width="1" stroke-linecap="round"/>'
  );
}

const pine = (px: number, foot: number, tall: number): string =>
  `<path d="M${px} ${foot - tall}l${tall * 0.34} ${tall * 0.42}h-${tall * 0.14}l${tall * 0.22} ${tall * 0.42}h-${tall * 0.84}l${tall * 0.22} -${tall * 0.42}h-${tall * 0.14}z" fill="#1f5a4a" stroke="#123a34" stroke-width=".8" stroke-linejoin="round"/>`;
