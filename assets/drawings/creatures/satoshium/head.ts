import type { Figure } from "../../../kit/figure.ts";
import { LINE } from "../../../kit/palette.ts";
import { poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { discs, polygon } from "../parts/shapes.ts";
import { fillPath, GOLD, strokePath } from "../parts/surface.ts";
import { CORE, CRACK, hexagon, ORANGE, rock, SLIT } from "./body.ts";

/** Small flat head: one wide boulder with a slot for the eyes. */
export function head(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation = 0,
    crown = false,
  }: { x: number; y: number; scale: number; rotation?: number; crown?: boolean },
): void {
  figure.at({ x, y, ox: 260, oy: 140, scale, rotation }, () => {
    skull(figure);
    eyeSlot(figure);
    slitEye(figure, { x: 216, halfWidth: 22, tilt: 7 });
    slitEye(figure, { x: 298, halfWidth: 24, tilt: -7 });
    figure.raw(strokePath("M222 188H250M262 189H292", 5, CRACK));
    if (crown) hexagonCrown(figure);
  });
}

function skull(figure: Figure): void {
  rock(figure, "160 122, 178 88, 226 76, 320 80, 358 108, 360 156, 322 200, 214 202, 164 168", {
    depth: 16,
    radius: 8,
    light: ["160 122, 178 88, 226 76, 290 79, 240 108, 186 122"],
    dark: ["360 156, 322 200, 262 201, 310 172"],
    cracks: "M326 82L314 102L328 116",
  });
}

/** Slot under the brow; light falls on its lower edge. */
function eyeSlot(figure: Figure): void {
  figure.part(polygon("174 140, 216 130, 262 140, 308 130, 350 138, 346 167, 262 172, 178 167", 7), {
    color: "#343860",
    depth: 10,
    occlusion: 0,
    highlight: 0,
    over: `<ellipse cx="258" cy="156" rx="100" ry="26" fill="${ORANGE}" opacity=".28" ${figure.blur(10)}/>`,
  });
}

const EYE_Y = 152;
const EYE_HALF_HEIGHT = 9;

/** Slit eye cut into the rock; `tilt` in degrees. */
function slitEye(
  figure: Figure,
  { x, halfWidth, tilt }: { x: number; halfWidth: number; tilt: number },
): void {
  const slit = (size: number): string => {
    const [w, h] = [halfWidth * size, EYE_HALF_HEIGHT * size];
    const corners: Point[] = [
      [-w, -h],
      [w, -h * 0.7],
      [w * 0.84, h],
      [-w * 0.84, h],
    ];
    return poly(corners, 4);
  };
  figure.at({ x, y: EYE_Y, rotation: tilt }, () => {
    figure.raw(
      `<path d="${slit(1)}" fill="${LINE}" stroke="${LINE}" stroke-width="8" stroke-linejoin="round"/>` +
        `<ellipse rx="${halfWidth * 1.9}" ry="${EYE_HALF_HEIGHT * 2}" fill="${ORANGE}" opacity=".65" ${figure.blur(8)}/>` +
        fillPath(slit(0.86), SLIT),
    );
  });
}

/** Gold circlet with three hexagons. */
function hexagonCrown(figure: Figure): void {
  figure.part(polygon("184 98, 260 92, 342 98, 336 66, 260 72, 190 66", 6), {
    color: GOLD,
    material: "metal",
    depth: 7,
  });
  for (const [x, y, radius] of discs("206 62 23, 318 62 23, 262 52 33"))
    figure.part(hexagon(x, y, radius, 3), {
      color: GOLD,
      material: "metal",
      depth: 8,
      over:
        fillPath(hexagon(x, y, radius * 0.58, 2), "#ff8a2a") +
        fillPath(hexagon(x - radius * 0.04, y - radius * 0.04, radius * 0.32, 1), CORE),
    });
}
