import { Figure } from "../../../kit/figure.ts";
import { hoofLeg } from "../../../kit/hoof-leg.ts";
import { shadow } from "../../../kit/light.ts";
import { curve, tube } from "../parts/shapes.ts";
import { brand, HIDE, HOOF, head, MANE, MUZZLE } from "./body.ts";

/** Bullx, baby: a calf with two nub horns, a tuft and a tiny arrow. */
export function bullxForm1(): string {
  const figure = new Figure();
  const leg = { color: HIDE, hoof: HOOF };
  shadow(figure, 262, 456, 130, 22);
  tail(figure);
  hoofLeg(figure, 208, 370, 446, 40, { ...leg, isFar: true });
  hoofLeg(figure, 322, 370, 444, 40, { ...leg, isFar: true });
  body(figure);
  hoofLeg(figure, 240, 384, 458, 46, leg);
  hoofLeg(figure, 344, 380, 456, 46, leg);
  brand(figure, 326, 352, 0.55);
  head(figure, { x: 210, y: 232, scale: 1.16, form: 1 });
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function tail(figure: Figure): void {
  figure.part(tube("356 372 10, 392 352 8, 406 318 6"), { color: HIDE });
  figure.part(curve("400 330 c, 388 304, 404 268 c, 414 288, 428 284 c, 426 312"), {
    color: MANE,
    depth: 7,
  });
}

function body(figure: Figure): void {
  figure.part(curve("176 370, 190 310, 262 288, 334 306, 366 350, 362 402, 316 424, 228 426, 186 408"), {
    color: HIDE,
    depth: 20,
    over: `<ellipse cx="260" cy="416" rx="70" ry="26" fill="${MUZZLE}" opacity=".75" ${figure.blur(8)}/>`,
  });
}
