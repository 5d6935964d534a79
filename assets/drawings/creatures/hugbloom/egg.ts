import { mix } from "../../../kit/color.ts";
import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { curve } from "../parts/shapes.ts";
import { BELLY, GREEN, heart, leafArm, PETAL, PETAL_DEEP, PETAL_LIGHT, petal, STEM, VEIN } from "./body.ts";

/** A sepal of the bud, as raw SVG. */
const sepal = (outline: string, color: string): string =>
  `<path d="${curve(outline, 0.8)}" fill="${color}" stroke="#2f6a34" stroke-width="4"/>`;

/** Hugbloom, egg: green bud, petals visible at the top. */
export function hugbloomEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: GREEN,
    light: STAT.stamina,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    front: () => heart(figure, 256, 300, 40, 0.7),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

/** Closed petals stick out of the shell, with leaf arms at its sides. */
function behindShell(figure: Figure): void {
  petal(figure, { x: 236, y: 150, rotation: -124, length: 104, width: 34, color: PETAL_DEEP });
  petal(figure, { x: 276, y: 150, rotation: -56, length: 104, width: 34, color: PETAL_DEEP });
  petal(figure, { x: 256, y: 156, rotation: -90, length: 134, width: 40, color: PETAL });
  petal(figure, { x: 230, y: 146, rotation: -106, length: 98, width: 30, color: PETAL_LIGHT });
  petal(figure, { x: 282, y: 146, rotation: -74, length: 98, width: 30, color: PETAL });
  const shared = {
    y: 318,
    rotation: 0,
    stem: [34, -14],
    leaf: { length: 104, width: 33, rotation: -50, bend: 8 },
    stemWidth: 10,
  } as const;
  leafArm(figure, { ...shared, x: 360, isFar: true });
  leafArm(figure, { ...shared, x: 152, flip: true });
}

/** Overlapping sepals, darker toward the bottom. */
const shellMarkings = (): string =>
  `<path d="M120 60H392V260H120Z" fill="${mix(GREEN, BELLY, 0.35)}"/>` +
  sepal("100 430, 128 260, 176 172, 206 124 c, 224 200, 226 300, 200 430", mix(GREEN, STEM, 0.1)) +
  sepal("412 430, 384 260, 336 172, 306 124 c, 288 200, 286 300, 312 430", mix(GREEN, STEM, 0.25)) +
  sepal("168 440, 178 320, 214 228, 256 152 c, 298 228, 334 320, 344 440", GREEN) +
  `<path d="M256 200V236M256 356V420M214 300L204 270M298 300L308 270" stroke="${VEIN}" stroke-width="5"` +
  ` stroke-linecap="round" opacity=".45"/>`;
