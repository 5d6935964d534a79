import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { strokePath } from "../parts/markings.ts";
import { curve, tube } from "../parts/point-lists.ts";
import { SKIN, WING, WING_EDGE } from "./colors.ts";

/** Membrane wing, origin = shoulder, opens up and back; four fingers with scalloped edge. */
export function membraneWing(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation,
    isFar = false,
  }: { x: number; y: number; scale: number; rotation: number; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? mix(near, "#5a2a5a", 0.22) : near);
  figure.at({ x, y, scale, rotation }, () => {
    figure.part(
      curve(
        `
      0 14 c, -6 -60, 28 -150, 70 -196 c, 112 -168, 170 -158 c, 174 -122, 214 -92 c,
      186 -66, 196 -26 c, 136 -20, 98 22 c, 50 20
    `,
        0.85,
      ),
      {
        color: tone(WING),
        depth: 16,
        deco:
          `<g ${figure.blur(14)}>` +
          strokePath(
            "M112 -168L170 -158L174 -122L214 -92L186 -66L196 -26L136 -20L98 22",
            62,
            tone(WING_EDGE),
            0.85,
          ) +
          "</g>",
        over: strokePath("M18 -70L170 -156M16 -50L212 -92M14 -30L194 -26", 5, tone("#e08a2a"), 0.8),
      },
    );
    figure.part(tube("-2 14 17, -4 -60 15, 26 -148 10, 72 -206 3", { cap1: "point" }), {
      color: tone(SKIN),
      depth: 9,
    });
  });
}
