import { linearGradient } from "../../kit/fill.ts";
import { rect } from "../../kit/path.ts";
import { drawnRug } from "./rug-figure.ts";

const EDGE = rect(-158, -158, 316, 316, 10);

/** Height of each candle's foot and body, and of its wick above and below. */
const CANDLES = [
  [74, 30, 14, 10, true],
  [62, 34, 10, 12, true],
  [70, 26, 12, 14, false],
  [48, 40, 14, 8, true],
  [22, 42, 12, 12, true],
  [34, 24, 10, 12, false],
  [4, 44, 14, 10, true],
  [-26, 40, 10, 14, true],
  [-14, 22, 12, 10, false],
  [-46, 46, 16, 10, true],
] as const;

/** A chart that rises; tassels at both ends. */
export function chart(): string {
  return drawnRug(EDGE, (figure) => {
    const field = linearGradient(figure, [
      [0, "#2b2f78"],
      [1, "#1a1d52"],
    ]);
    return (
      TASSELS +
      `<path d="${EDGE}" fill="#8a5a2a"/><path d="${rect(-152, -152, 304, 304, 8)}" fill="#e3b25a"/>` +
      `<path d="${rect(-140, -140, 280, 280, 6)}" fill="#7a2440"/>${BORDER}` +
      `<path d="${rect(-114, -114, 228, 228, 5)}" fill="#e3b25a"/><path d="${rect(-109, -109, 218, 218, 4)}" fill="${field}"/>` +
      `<g stroke="#6f78d8" stroke-width="1.600" opacity=".4">${[-72, -36, 0, 36, 72].map((at) => `<path d="M${at} -108V108M-108 ${at}H108"/>`).join("")}</g>` +
      CANDLES.map(candle).join("") +
      '<path d="M-96 86L-52 58L-8 34L36 -4L72 -34L96 -72" fill="none" stroke="#ffe08a" stroke-width="3.500" stroke-dasharray="2 8" stroke-linecap="round"/>'
    );
  });
}

function candle([foot, tall, above, below, rises]: (typeof CANDLES)[number], index: number): string {
  const x = -94 + index * 21;
  const [color, light] = rises ? ["#3fd58a", "#a8ffcf"] : ["#ff6b7d", "#ffc0c8"];
  return (
    `<path d="M${x} ${foot + below}V${foot - tall - above}" stroke="${color}" stroke-width="3.500" stroke-linecap="round"/>` +
    `<rect x="${x - 7}" y="${foot - tall}" width="14" height="${tall}" rx="3" fill="${color}"/><rect x="${x - 5}" y="${foot - tall + 3}" width="4" height="${tall - 6}" rx="2" fill="${light}"/>`
  );
}

const TASSELS = `<g stroke="#f3d9a0" stroke-width="4" stroke-linecap="round">${Array.from(
  { length: 21 },
  (_, i) => `<path d="M-156 ${-150 + i * 15}h-14M156 ${-150 + i * 15}h14"/>`,
).join("")}</g>`;

const lozenge = (x: number, y: number): string =>
  `<path d="M${x} ${y - 9}l7 9-7 9-7-9z" fill="#ffd98a"/><path d="M${x} ${y - 4}l3 4-3 4-3-4z" fill="#7a2440"/>`;
const BORDER = [-105, -70, -35, 0, 35, 70, 105]
  .map(
    (at) =>
      lozenge(at, -127) + lozenge(at, 127) + (Math.abs(at) < 100 ? lozenge(-127, at) + lozenge(127, at) : ""),
  )
  .join("");
