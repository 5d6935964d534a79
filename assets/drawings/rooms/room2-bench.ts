import type { Figure } from "../../kit/figure.ts";
import { spark } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { ell, poly, rect } from "../../kit/path.ts";
import { bucket } from "./room-figure.ts";
import { ROOM2 } from "./room2-colors.ts";

const TEAL = "#2fb8b0";
const GOLD = "#ffcf5c";

/** Potting bench with a star globe, seedling pots and a watering can; x is its left edge. */
export function drawBench(figure: Figure, x: number): void {
  const shelf = (y: number): string =>
    `<rect x="${x + 12}" y="${y}" width="60" height="9" rx="2" fill="#3f2a36"/>`;
  figure.part(rect(x, 98, 84, 9, 3), { color: ROOM2.wood, depth: 4 });
  figure.part(rect(x + 5, 106, 74, 28, 2), { color: "#7c4f45", depth: 5, over: shelf(110) + shelf(122) });
  figure.raw(
    '<g stroke="#2b1f3a" stroke-width="1">' +
      `<path d="M${x + 16} 119l3 -7h8l2 7z" fill="#d07a55"/><path d="M${x + 33} 119l3 -7h8l2 7z" fill="#e0a05a"/>` +
      `<rect x="${x + 54}" y="112" width="13" height="7" rx="1.4" fill="#4fb3bf"/>` +
      `<path d="M${x + 18} 131l2 -6h12l2 6z" fill="#8f7be0"/>` +
      `<rect x="${x + 44}" y="125" width="20" height="6" rx="1.4" fill="#e0605e"/></g>`,
  );
  drawStarGlobe(figure, x + 27);
  drawWateringCan(figure, x + 63);
}

/** Right of the middle, height and radius of each star on the globe. */
const GLOBE_STARS = [
  [-11, 62, 3.4],
  [-3, 72, 2.8],
  [7, 60, 3],
  [10, 74, 3.6],
  [0, 80, 2.4],
] as const;

function drawStarGlobe(figure: Figure, x: number): void {
  const stars = GLOBE_STARS.map(
    ([dx, y, radius]) => `<path d="${spark(x + dx, y, radius, 0.35)}" fill="#fff3c9"/>`,
  );
  const grid = `M${x - 19} 68q19 9 38 0M${x} 49q-13 19 0 38M${x} 49q13 19 0 38`;
  const bow = `M${x - 17} 50A24 24 0 1 1 ${x - 13} 89`;
  figure.part(rect(x - 9, 92, 18, 6, 2), { color: ROOM2.brass, material: "metal", depth: 3 });
  figure.part(rect(x - 2, 86, 4, 8, 1), { color: ROOM2.brass, material: "metal", depth: 2, occlusion: 0 });
  figure.part(ell(x, 68, 19, 19), {
    color: "#2f5fb0",
    depth: 9,
    over: `<path d="${grid}" fill="none" stroke="#9fd8ff" stroke-width="1" opacity=".6"/>${stars.join("")}`,
  });
  figure.raw(outlined(bow, GOLD, 2.2, 4.4));
}

function drawWateringCan(figure: Figure, x: number): void {
  figure.raw(outlined(`M${x - 7} 84a8 8 0 0 1 15 -1`, TEAL, 2, 4, "butt"));
  figure.part(poly(bucket(x, 82, 98, 9, 11), 2.5), { color: TEAL, depth: 5 });
  figure.raw(outlined(`M${x + 10} 94L${x + 19} 82`, TEAL, 2.6, 5));
}

/** A thin line with its contour. */
const outlined = (d: string, color: string, width: number, contour: number, cap = "round"): string =>
  `<path d="${d}" fill="none" stroke="${LINE}" stroke-width="${contour}" stroke-linecap="${cap}"/>` +
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}"/>`;
