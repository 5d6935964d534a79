import { mix } from "../../../kit/color.ts";
import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { curve, tube } from "../parts/shapes.ts";
import { GLOW, HIDE, HORN, MANE } from "./body.ts";

/** Bullx, egg: horns through the shell, a zigzag price line. */
export function bullxEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: HIDE,
    light: STAT.strength,
    behind: () => horns(figure),
    deco: maneCap() + priceLine(34, mix(MANE, HIDE, 0.15)),
    over:
      `<g ${figure.blur(6)} opacity=".8">${priceLine(13, GLOW)}</g>` +
      priceLine(8, mix(GLOW, "#ffffff", 0.55)),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

function horns(figure: Figure): void {
  const horn = (centreLine: string, color: string): void => {
    figure.part(tube(centreLine, { cap1: "point" }), { color, material: "metal" });
  };
  horn("176 150 26, 138 128 20, 116 88 12, 120 52 4", mix(HORN, "#6a3b6a", 0.25));
  horn("336 150 26, 374 128 20, 396 88 12, 392 52 4", HORN);
}

/** The dark mane on the upper half of the shell, hanging down in locks. */
const maneCap = (): string => {
  const cap = curve(
    `
      120 190 c, 180 160, 200 210 c, 230 168, 256 222 c, 286 168, 312 210 c, 332 160,
      400 190 c, 380 60, 256 40, 130 60
    `,
    0.7,
  );
  return `<path d="${cap}" fill="${MANE}"/>`;
};

const priceLine = (width: number, color: string): string =>
  '<path d="M90 312L150 286L196 320L250 278L300 314L352 268L420 292" fill="none" ' +
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;
