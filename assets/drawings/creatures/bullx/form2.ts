import { Figure } from "../../../kit/figure.ts";
import { hoofLeg } from "../../../kit/hoof-leg.ts";
import { shadow } from "../../../kit/light.ts";
import { curve, tube } from "../parts/shapes.ts";
import { brand, HIDE, HOOF, head, MANE } from "./body.ts";

/** Bullx, young: mane, nose ring, a big brand on the flank. */
export function bullxForm2(): string {
  const figure = new Figure();
  const leg = { color: HIDE, hoof: HOOF };
  shadow(figure, 270, 458, 190, 26);
  tail(figure);
  hoofLeg(figure, 204, 340, 440, 56, { ...leg, isFar: true });
  hoofLeg(figure, 352, 340, 440, 54, { ...leg, isFar: true });
  body(figure);
  hoofLeg(figure, 398, 310, 458, 66, { ...leg, fetlock: MANE });
  hoofLeg(figure, 252, 322, 460, 72, { ...leg, fetlock: MANE });
  mane(figure);
  brand(figure, 352, 262, 0.95);
  head(figure, { x: 150, y: 270, scale: 1, form: 2 });
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("398 268 13, 442 262 9, 464 225 7, 454 185 6"), { color: HIDE });
  figure.part(curve("454 205 c, 434 178, 442 140, 472 108 c, 470 138, 488 128 c, 486 168, 472 196"), {
    color: MANE,
  });
}

function body(figure: Figure): void {
  figure.part(
    curve(`
      150 300, 168 215, 222 150, 290 152, 350 196, 412 238, 430 310, 400 366, 320 380,
      230 396, 170 372
    `),
    { color: HIDE, depth: 28 },
  );
}

function mane(figure: Figure): void {
  figure.part(
    curve(
      `
      118 250, 140 190 c, 165 150, 215 118 c, 232 142, 272 136 c, 264 172, 298 190 c,
      274 226, 300 262 c, 266 286, 276 332 c, 240 334, 226 380 c, 198 360, 170 396 c,
      152 352, 116 350 c
    `,
      0.9,
    ),
    { color: MANE, depth: 14 },
  );
}
