import { Figure } from "../../../kit/figure.ts";
import { hoofLeg } from "../../../kit/hoof-leg.ts";
import { aura, shadow, sparks } from "../../../kit/light.ts";
import { curve, discs, tube } from "../parts/shapes.ts";
import { brand, EMBER, EMBER_LIGHT, ENGRAVING, GLOW, HIDE, HOOF, HORN, head, MANE } from "./body.ts";

/** Bullx, final: ember mane and fetlocks, horn bands, gold shoulder disc, candles rising behind. */
export function bullxForm3(): string {
  const figure = new Figure();
  figure.at({ x: 272, y: 476, ox: 256, oy: 470, scale: 0.89 }, () => bull(figure));
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function bull(figure: Figure): void {
  const leg = { color: HIDE, hoof: HOOF, fetlock: EMBER };
  aura(figure, GLOW, { cx: 268, cy: 220, r: 260 });
  risingCandles(figure);
  shadow(figure, 272, 466, 214, 28, 0.55);
  tail(figure);
  hoofLeg(figure, 196, 340, 446, 66, { ...leg, isFar: true });
  hoofLeg(figure, 360, 340, 446, 62, { ...leg, isFar: true });
  body(figure);
  hoofLeg(figure, 418, 300, 466, 76, { ...leg, ember: EMBER_LIGHT });
  hoofLeg(figure, 262, 318, 470, 84, { ...leg, ember: EMBER_LIGHT });
  emberMane(figure);
  shoulderDisc(figure);
  head(figure, { x: 146, y: 266, scale: 1.08, form: 3 });
  sparks(figure, discs("60 74 15, 452 330 12, 330 60 13, 40 390 10, 210 36 9"), GLOW);
  sparks(figure, discs("398 120 10, 70 430 9, 486 420 10"), EMBER_LIGHT);
  steam(figure);
}

function tail(figure: Figure): void {
  figure.part(tube("420 262 15, 466 268 11, 492 236 9, 484 196 7"), { color: HIDE });
  figure.part(curve("484 216 c, 462 186, 468 146, 496 104 c, 496 140, 508 136 c, 508 178, 500 206"), {
    color: "#ff9a3d",
    depth: 8,
  });
}

function body(figure: Figure): void {
  figure.part(
    curve(`
      140 300, 156 200, 214 118, 296 112, 366 166, 430 226, 450 306, 418 366, 330 380,
      236 402, 164 380
    `),
    { color: HIDE, depth: 32 },
  );
}

/** A flame outside, the dark mane inside. */
function emberMane(figure: Figure): void {
  figure.part(
    curve(
      `
      104 256, 112 180 c, 140 130, 168 78 c, 196 108, 236 62 c, 250 104, 304 84 c, 294 134,
      342 150 c, 306 192, 344 232 c, 302 254, 330 306 c, 284 310, 288 364 c, 248 352,
      228 410 c, 196 376, 158 420 c, 142 364, 98 364 c
    `,
      0.9,
    ),
    { color: EMBER, depth: 14 },
  );
  figure.part(
    curve(
      `
      120 256, 130 190 c, 160 146, 184 112 c, 206 140, 240 104 c, 250 142, 290 132 c,
      276 178, 304 200 c, 276 232, 302 270 c, 264 288, 270 340 c, 236 336, 218 384 c,
      192 356, 160 392 c, 148 350, 112 348 c
    `,
      0.9,
    ),
    { color: MANE, depth: 12 },
  );
}

/** Gold disc with the arrow and two rivets. */
function shoulderDisc(figure: Figure): void {
  const engraving = curve("290 240, 318 204, 358 206, 378 240, 360 278, 320 288, 296 272", 0.9);
  figure.part(curve("276 236, 312 186, 362 190, 392 238, 370 290, 318 302, 284 280", 0.9), {
    color: HORN,
    depth: 12,
    material: "metal",
    over: `<path d="${engraving}" fill="none" stroke="${ENGRAVING}" stroke-width="4" opacity=".7"/>`,
  });
  brand(figure, 336, 244, 0.85);
  figure.raw(
    `<circle cx="288" cy="246" r="5" fill="${ENGRAVING}"/><circle cx="378" cy="246" r="5" fill="${ENGRAVING}"/>`,
  );
}

/** Steam from the nostrils. */
function steam(figure: Figure): void {
  figure.raw(
    `<g fill="#fff" opacity=".35" ${figure.blur(6)}>` +
      '<ellipse cx="52" cy="336" rx="26" ry="11" transform="rotate(-18 52 336)"/>' +
      '<ellipse cx="30" cy="352" rx="18" ry="9"/></g>',
  );
}

/** A price candle by its middle, its top and its height. */
type Candle = readonly [x: number, top: number, height: number];

const RISING: readonly Candle[] = [
  [392, 210, 70],
  [430, 150, 84],
  [468, 96, 92],
  [356, 236, 46],
];

/** The green candles that rise behind the final form. */
function risingCandles(figure: Figure): void {
  for (const [x, y, height] of RISING)
    figure.raw(
      `<g opacity=".75"><rect x="${x - 2}" y="${y - 20}" width="4" height="${height + 40}" fill="${GLOW}"/>` +
        `<rect x="${x - 11}" y="${y}" width="22" height="${height}" rx="3" fill="${GLOW}"/>` +
        `<rect x="${x - 11}" y="${y}" width="8" height="${height}" rx="3" fill="#d3ffe6" opacity=".7"/></g>`,
    );
}
