import { spark } from "../../kit/light.ts";
import { allRound, circle, disc, drawnRug, fringe, onCircle, RADIUS, weave } from "./rug-figure.ts";

/** A sleeping moon among clouds and stars. */
export function moon(): string {
  return drawnRug(
    circle(RADIUS),
    () =>
      fringe(84, RADIUS - 2, RADIUS + 9, "#c9c4f0") +
      disc(RADIUS, "#2a2560") +
      disc(RADIUS - 4, "#5a54a8") +
      disc(RADIUS - 22, "#e8dcb0") +
      disc(RADIUS - 26, "#37327c") +
      allRound(24, (part, i) => {
        const [x, y] = onCircle(part, RADIUS - 13);
        return i % 2
          ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="#cfcaf6"/>`
          : `<path d="${spark(x, y, 7, 0.36)}" fill="#ffe9ae"/>`;
      }) +
      disc(120, "#2b2870") +
      weave(120, "#c9c4ff") +
      STARS.map(([x, y, r]) => `<path d="${spark(x, y, r, 0.3)}" fill="#ffe9ae"/>`).join("") +
      CRESCENT +
      cloud(-74, 62, 1) +
      cloud(66, 74, 0.85) +
      cloud(86, -42, 0.6),
  );
}

const STARS = [
  [-84, -30, 9],
  [-56, -78, 7],
  [4, -98, 6],
  [60, -76, 10],
  [98, 14, 7],
  [-98, 22, 6],
  [0, 100, 7],
  [40, 22, 6],
  [62, -14, 8],
] as const;

const CRESCENT =
  '<path d="M24 -74A72 72 0 1 0 46 52A58 58 0 0 1 24 -74Z" fill="#8a7a4c"/>' +
  '<path d="M20 -76A72 72 0 1 0 42 48A58 58 0 0 1 20 -76Z" fill="#ffe39a"/>' +
  '<path d="M8 -72A66 66 0 0 0 -46 32A74 74 0 0 1 8 -72Z" fill="#fff6d2"/>' +
  '<g transform="translate(-20 -4)"><g fill="none" stroke="#7a5a3c" stroke-width="4.500" stroke-linecap="round"><path d="M-40 -8q9 9 18 1"/><path d="M-27 27q8 6 15 -1"/></g>' +
  '<ellipse cx="-41" cy="14" rx="9" ry="7" fill="#ffb08a" opacity=".85"/></g>' +
  '<g fill="#bfe0ff"><path d="M14 -34h13l-13 14h13" fill="none" stroke="#bfe0ff" stroke-width="3.400" stroke-linejoin="round" stroke-linecap="round"/><path d="M34 -52h9l-9 10h9" fill="none" stroke="#bfe0ff" stroke-width="2.800" stroke-linejoin="round" stroke-linecap="round"/></g>';

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-40 12a16 16 0 0 1 8 -27a22 22 0 0 1 40 -6a18 18 0 0 1 30 12a14 14 0 0 1 2 21z" fill="#8f8ad8"/>` +
  '<path d="M-38 8a13 13 0 0 1 8 -21a20 20 0 0 1 36 -5a16 16 0 0 1 27 11a11 11 0 0 1 3 15z" fill="#d9d6ff"/><path d="M-28 -8a16 16 0 0 1 26 -10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>';
