import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { shadow, sparks } from "../../../kit/light.ts";
import { wing } from "../../../kit/wing.ts";
import { curve, discs } from "../parts/shapes.ts";
import { BELLY, feather, head, PLUM, scallops, slenderFoot, TIP } from "./body.ts";

/** Corvax, young: crest of three, raised wings, ruff. */
export function corvaxForm2(): string {
  const figure = new Figure();
  const feathers = { color: PLUM, tip: TIP, primaries: 5, secondaries: 4 };
  shadow(figure, 268, 458, 130, 22);
  tail(figure);
  wing(figure, { ...feathers, x: 330, y: 262, scale: 0.82, rotation: 30, isFar: true });
  slenderFoot(figure, { x: 300, top: 380, y: 446, scale: 1.05, isFar: true });
  slenderFoot(figure, { x: 244, top: 388, y: 454, scale: 1.15 });
  body(figure);
  wing(figure, { ...feathers, x: 292, y: 300, scale: 0.92, rotation: 14 });
  ruff(figure);
  head(figure, { x: 208, y: 176, scale: 0.94, form: 2 });
  sparks(figure, discs("88 110 12, 420 130 12, 110 400 9"), TIP);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

function tail(figure: Figure): void {
  const root = { x: 340, y: 350, width: 40 };
  feather(figure, { ...root, rotation: 44, length: 150 });
  feather(figure, { ...root, rotation: 30, length: 170 });
  feather(figure, { ...root, rotation: 16, length: 164 });
}

function body(figure: Figure): void {
  const belly = curve("170 270, 226 270, 262 330, 250 410, 190 420, 150 340");
  figure.part(
    curve(`
      184 280, 206 226, 262 206, 324 232, 368 292, 366 352, 324 396, 256 408, 200 380,
      178 332
    `),
    {
      color: PLUM,
      depth: 26,
      over:
        `<path d="${belly}" fill="${BELLY}" opacity=".8" ${figure.blur(8)}/>` +
        scallops({ x: 184, y: 300, columns: 4, rows: 5, size: 32 }, mix(BELLY, "#ffffff", 0.4)),
    },
  );
}

function ruff(figure: Figure): void {
  figure.part(
    curve(
      `
      166 250, 190 226, 250 222, 282 250, 274 286 c, 252 274, 236 306 c, 216 282,
      192 308 c, 182 278, 158 284 c
    `,
      0.9,
    ),
    { color: mix(PLUM, BELLY, 0.3), depth: 8 },
  );
}
