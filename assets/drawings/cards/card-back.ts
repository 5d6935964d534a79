import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient, radialGradient } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { poly, rect } from "../../kit/path.ts";
import { drawFlaskCrow } from "../brand/flask-crow.ts";
import { drawTwinkle } from "../brand/twinkle.ts";
import { cardFigure } from "./card-figure.ts";
import { hexPattern } from "./hex-pattern.ts";

const GOLD_LINE = "#ffcf5c";

/** The back of a card: honeycomb, golden frame with gems, the flask crow in a ring of stars. */
export function cardBack(): string {
  const card = cardFigure();
  drawGround(card);
  for (const [x, y] of [
    [34, 34],
    [266, 34],
    [34, 386],
    [266, 386],
  ] as const)
    drawCornerGem(card, x, y);
  drawRing(card);
  card.raw('<path d="M24 24H130L60 396H24Z" fill="#ffffff" opacity=".06"/>');

  // A second figure on top, so that the contour of the crow lies above the card.
  const crest = cardFigure("crest");
  drawFlaskCrow(crest, { x: 154, y: 214, scale: 0.6 });
  return crest.render(card.render());
}

function drawGround(card: Figure): void {
  const body = linearGradient(
    card,
    [
      [0, "#4a3f9c"],
      [0.5, "#2c2468"],
      [1, "#1c1a4c"],
    ],
    { x2: 0.4 },
  );
  const glow = radialGradient(card, [
    [0, "#8f7bff", 0.75],
    [0.6, "#4fd8ff", 0.2],
    [1, "#4fd8ff", 0],
  ]);
  const inner = rect(20, 20, 260, 380, 18);
  const frame = rect(30, 30, 240, 360, 12);
  card.part(rect(8, 8, 284, 404, 26), { color: "#5d549c", material: "metal", depth: 10 });
  card.raw(
    `<path d="${inner}" fill="${body}" stroke="${LINE}" stroke-width="5"/>` +
      clipped(
        card,
        inner,
        `${hexPattern("#a99bff")}<ellipse cx="150" cy="208" rx="150" ry="170" fill="${glow}"/>`,
      ),
  );
  card.raw(
    `<path d="${frame}" fill="none" stroke="${LINE}" stroke-width="5"/>` +
      `<path d="${frame}" fill="none" stroke="${GOLD_LINE}" stroke-width="2.4"/>`,
  );
}

const lozenge = (x: number, y: number, reach: number, corner: number): string =>
  poly(
    [
      [x, y - reach],
      [x + reach, y],
      [x, y + reach],
      [x - reach, y],
    ],
    corner,
  );

function drawCornerGem(card: Figure, x: number, y: number): void {
  card.part(lozenge(x, y, 15, 3), { color: "#e3b25a", material: "metal", depth: 5 });
  card.part(lozenge(x, y, 8, 2), { color: "#63e6ff", material: "glow", depth: 3, occlusion: 0 });
}

/** Behind the crest. */
function drawRing(card: Figure): void {
  const circle = (radius: number, color: string, width: number, more = ""): string =>
    `<circle cx="150" cy="212" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;
  card.raw(
    circle(104, LINE, 9) +
      circle(104, GOLD_LINE, 4.5) +
      circle(92, "#b9a8ff", 2, ' stroke-dasharray="3 8" stroke-linecap="round"'),
  );
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [150 + Math.cos(angle) * 104, 212 + Math.sin(angle) * 104];
    drawTwinkle(card, { x, y, radius: 13, contour: 4, color: "#fff1c4", waist: 0.42 });
  }
}
