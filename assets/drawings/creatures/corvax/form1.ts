import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { curve } from "../parts/shapes.ts";
import { BELLY, DARK, feather, head, PLUM, scallops, slenderFoot, TIP } from "./body.ts";

/** Corvax, baby: a round chick with a folded wing. */
export function corvaxForm1(): string {
  const figure = new Figure();
  shadow(figure, 262, 456, 110, 20);
  feather(figure, { x: 340, y: 392, length: 70, width: 30, rotation: 18 });
  feather(figure, { x: 340, y: 380, length: 74, width: 30, rotation: -6 });
  slenderFoot(figure, { x: 290, top: 400, y: 444, scale: 0.95, isFar: true });
  slenderFoot(figure, { x: 236, top: 405, y: 450, scale: 1 });
  body(figure);
  foldedWing(figure);
  head(figure, { x: 240, y: 212, scale: 1.2, form: 1 });
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function body(figure: Figure): void {
  figure.part(curve("176 330, 214 270, 290 262, 350 310, 364 376, 322 424, 246 434, 188 408, 162 372"), {
    color: PLUM,
    depth: 24,
    over:
      `<ellipse cx="214" cy="386" rx="66" ry="56" fill="${BELLY}" opacity=".8" ${figure.blur(10)}/>` +
      scallops({ x: 176, y: 356, columns: 4, rows: 4, size: 30 }, mix(BELLY, "#ffffff", 0.35)),
  });
}

function foldedWing(figure: Figure): void {
  figure.part(curve("296 316, 344 322, 386 356, 398 384 c, 366 384, 376 402 c, 340 396, 306 372"), {
    color: mix(PLUM, DARK, 0.3),
    depth: 10,
    over: `<ellipse cx="392" cy="392" rx="40" ry="26" fill="${TIP}" opacity=".7" ${figure.blur(8)}/>`,
  });
}
