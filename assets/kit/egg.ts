import type { Figure } from "./figure.ts";
import { halo, shadow } from "./light.ts";
import { blob, ellipse } from "./path.ts";
import type { TubePoint } from "./points.ts";
import { taper } from "./tube.ts";

/** The one egg shape of all species. */
export const eggPath = blob([
  [256, 88],
  [318, 118],
  [362, 200],
  [378, 286],
  [352, 372],
  [256, 414],
  [160, 372],
  [134, 286],
  [150, 200],
  [194, 118],
]);

export interface EggOptions {
  readonly color: string;
  /** The stat color: light in the cradle and round the egg. */
  readonly light: string;
  /** Raw markings on the shell, under the shading. */
  readonly deco?: string;
  /** Raw glints on the shell, above the shading. */
  readonly over?: string;
  /** Draws what is behind the egg. */
  readonly behind?: () => void;
  /** Draws what is in front of the egg. */
  readonly front?: () => void;
}

/** An egg in its lab cradle. */
export function egg(figure: Figure, { color, light, deco = "", over = "", behind, front }: EggOptions): void {
  halo(figure, 256, 270, 250, light, 0.4);
  cradleBack(figure, light);
  behind?.();
  figure.part(eggPath, {
    color,
    depth: 44,
    soft: 14,
    highlight: 0.6,
    deco,
    over: over + shellLight(figure, light),
  });
  front?.();
  cradleFront(figure, light);
}

const shellLight = (figure: Figure, light: string): string =>
  `<ellipse cx="204" cy="170" rx="24" ry="44" transform="rotate(24 204 170)" fill="#fff" opacity=".55" ${figure.blur(6)}/>` +
  `<ellipse cx="196" cy="158" rx="9" ry="20" transform="rotate(26 196 158)" fill="#fff" opacity=".9" ${figure.blur(1)}/>` +
  `<ellipse cx="262" cy="398" rx="100" ry="26" fill="${light}" opacity=".45" ${figure.blur(14)}/>`;

function cradleBack(figure: Figure, light: string): void {
  shadow(figure, 262, 462, 150, 24, 0.5);
  figure.part(ellipse(256, 438, 132, 36), { color: "#3d3a63", depth: 12, material: "metal" });
  figure.part(ellipse(256, 424, 116, 30), { color: "#565282", depth: 8 });
  figure.raw(`<ellipse cx="256" cy="424" rx="86" ry="20" fill="${light}" opacity=".8" ${figure.blur(10)}/>`);
}

function cradleFront(figure: Figure, light: string): void {
  const claw = (points: readonly TubePoint[]): void => {
    figure.part(taper(points), { color: "#8a86b8", depth: 9, material: "metal" });
  };
  claw([
    [140, 440, 17],
    [112, 400, 14],
    [118, 348, 10],
    [140, 318, 6],
  ]);
  claw([
    [372, 440, 17],
    [400, 400, 14],
    [394, 348, 10],
    [372, 318, 6],
  ]);
  const band = blob(
    [
      [128, 430],
      [256, 462],
      [384, 430],
      [378, 452],
      [256, 484],
      [134, 452],
    ],
    0.9,
  );
  figure.part(band, { color: "#6a669a", depth: 8, material: "metal" });
  const lightStrip = blob(
    [
      [226, 452],
      [256, 456],
      [286, 452],
      [284, 470],
      [256, 474],
      [228, 470],
    ],
    0.8,
  );
  figure.part(lightStrip, { color: light, material: "glow", depth: 5 });
  figure.raw(`<ellipse cx="256" cy="463" rx="40" ry="16" fill="${light}" opacity=".5" ${figure.blur(8)}/>`);
}
