import { mix, whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, spark } from "../../kit/light.ts";
import { ellipse, poly } from "../../kit/path.ts";
import { BRASS } from "./item-figure.ts";
import { onCircle } from "./ring-shapes.ts";

/** Twelve stars round the rim, every third one large. */
function rimStars(): string {
  const star = (i: number): string => {
    const [x, y] = onCircle(128, 128, 108, i * 30);
    return spark(x, y, i % 3 ? 6 : 11, 0.5);
  };
  return Array.from({ length: 12 }, (_, i) => star(i)).join("");
}

const upTriangle = poly([
  [128, 44],
  [201, 170],
  [55, 170],
]);
const downTriangle = poly([
  [128, 212],
  [201, 86],
  [55, 86],
]);

const rings = (color: string): string =>
  `<g fill="none" stroke="${color}" opacity=".75"><circle cx="128" cy="128" r="88" stroke-width="2"/>` +
  '<circle cx="128" cy="128" r="72" stroke-width="1.6" stroke-dasharray="3 6"/></g>';

const rune = (color: string): string =>
  `<path d="${upTriangle}${downTriangle}" fill="none" stroke="${color}" stroke-width="2" opacity=".35"/>`;

/** The brass circle with a six-point rune that every spell sits on, lit in the color of its stat. */
export function spellPlate(figure: Figure, statColor: string): void {
  figure.part(ellipse(128, 128, 116), { color: BRASS, material: "metal", depth: 12 });
  figure.part(ellipse(128, 128, 100), {
    color: mix(statColor, "#160d33", 0.68),
    depth: 18,
    occlusion: 0,
    over: rings(statColor) + rune(statColor),
  });
  figure.raw(`<path d="${rimStars()}" fill="${whiter(statColor, 0.5)}"/>`);
  halo(figure, 128, 128, 98, statColor, 0.7);
}
