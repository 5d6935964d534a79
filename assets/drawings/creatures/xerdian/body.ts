import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { far } from "../../../kit/palette.ts";
import { blob, poly } from "../../../kit/path.ts";
import type { CurvePoint, Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { hexagonPoints } from "../parts/shapes.ts";
import { BRASS, dimmed } from "../parts/surface.ts";

export const SKIN = "#35b394";
export const BELLY = "#dff5c0";
export const SHELL = "#2b5fa0";
export const LIGHT = "#5ff5ff";
export const IRIS = "#ffb52e";
export const MOUTH = "#1f5a4c";

interface PillarLegOptions {
  /** The middle of the sole. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isFar?: boolean;
  /** A gold band above the claws. */
  readonly band?: boolean;
  readonly claw?: string;
}

/** Where the three claws are, as parts of the width from the middle. */
const CLAWS = [-0.64, -0.14, 0.36];

/** Short pillar leg with three claws. */
export function pillarLeg(figure: Figure, options: PillarLegOptions): void {
  const { x, y, width, height, isFar = false, band = false, claw = BELLY } = options;
  const clawColor = isFar ? dimmed(claw, 0.3) : claw;
  const claws = CLAWS.map(
    (place) =>
      `<ellipse cx="${x + place * width}" cy="${y - 2}" rx="${width * 0.21}" ry="${width * 0.26}" fill="${clawColor}"/>`,
  ).join("");
  const outline: Point[] = [
    [x - width * 0.82, y - height],
    [x, y - height - width * 0.2],
    [x + width * 0.8, y - height],
    [x + width * 0.8, y - height * 0.4],
    [x + width, y - 7],
    [x + width * 0.3, y + 2],
    [x - width, y],
    [x - width * 0.9, y - height * 0.4],
  ];
  figure.part(blob(outline), {
    color: isFar ? far(SKIN) : SKIN,
    depth: width * 0.3,
    occlusion: 0.4,
    over: claws,
  });
  if (band) goldBand(figure, options);
}

function goldBand(figure: Figure, { x, y, width, isFar = false }: PillarLegOptions): void {
  const outline: Point[] = [
    [x - width * 0.92, y - width * 0.86],
    [x, y - width * 0.7],
    [x + width * 0.88, y - width * 0.86],
    [x + width * 0.92, y - width * 0.5],
    [x, y - width * 0.3],
    [x - width * 0.98, y - width * 0.5],
  ];
  figure.part(blob(outline, 0.9), {
    color: isFar ? dimmed(BRASS, 0.35) : BRASS,
    material: "metal",
    depth: 6,
    occlusion: 0.3,
  });
}

/** The dome with its plates; `glow` is how brightly the seams shine beyond its edge. */
export function shellDome(
  figure: Figure,
  outline: readonly CurvePoint[],
  plates: PlateDome,
  { glow, depth = 34 }: { glow: number; depth?: number },
): void {
  const dome = blob(outline, 0.95);
  figure.part(dome, {
    color: SHELL,
    depth,
    deco: `<rect x="0" y="0" width="512" height="512" fill="${LIGHT}"/>${shellPlates(plates)}`,
  });
  figure.raw(
    `<path d="${dome}" fill="none" stroke="${LIGHT}" stroke-width="16" opacity="${glow}" ${figure.blur(10)}/>`,
  );
}

/** Gold lip of the shell opening; it covers the root of the neck. */
export const frontLip = (figure: Figure, centreLine: readonly TubePoint[]): Figure =>
  figure.part(taper(centreLine), { color: BRASS, material: "metal", depth: 7, occlusion: 0.4 });

/** The dome under the plates, and the size of the plates as parts of its radius. */
interface PlateDome {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Radius of one hexagon of the flat tiling. */
  readonly cell: number;
  /** How much of its cell a plate fills; the rest is the open seam. */
  readonly gap: number;
}

/** Columns and rows of the tiling that may touch the dome. */
const COLUMNS = 4;
const ROWS = 5;

/** Cells further out than this are behind the rim. */
const REACH = 1.5;

const PLATE_LINE = mix(SHELL, "#0f1b44", 0.55);

/** Maps a point of the flat tiling onto the dome, so that plates get smaller toward the rim. */
function bent([u, v]: Point, { cx, cy, rx, ry }: PlateDome): Point {
  const distance = Math.min(1, Math.hypot(u, v)) || 1e-6;
  const pull = Math.sin((distance * Math.PI) / 2) / distance;
  return [cx + u * pull * rx, cy + v * pull * ry];
}

/** Hexagon plates wrapped on a dome, as raw SVG. The seams stay open and show the light below. */
export function shellPlates(dome: PlateDome): string {
  let plates = "";
  for (let column = -COLUMNS; column <= COLUMNS; column++)
    for (let row = -ROWS; row <= ROWS; row++) {
      const u = dome.cell * 1.5 * column;
      const v = dome.cell * Math.sqrt(3) * (row + column / 2);
      if (Math.hypot(u, v) <= REACH) plates += plate(u, v, dome);
    }
  return plates;
}

/** One plate with its paler middle; lighter toward the top left. */
function plate(u: number, v: number, dome: PlateDome): string {
  const hexagon = (x: number, y: number, size: number): string =>
    poly(
      hexagonPoints(x, y, dome.cell * size).map((corner) => bent(corner, dome)),
      7,
    );
  const tone = mix(SHELL, "#4f8ad0", Math.max(0, Math.min(0.6, 0.3 - u * 0.18 - v * 0.22)));
  return (
    `<path d="${hexagon(u, v, dome.gap)}" fill="${tone}" stroke="${PLATE_LINE}" stroke-width="4"/>` +
    `<path d="${hexagon(u - 0.012, v - 0.02, dome.gap * 0.6)}" fill="${mix(tone, "#9cc9fa", 0.42)}" opacity=".75"/>`
  );
}

/** A standing crystal by the middle of its foot, its size and its lean in degrees. */
export interface Spire {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly color: string;
  /** How many floors are lit. */
  readonly windows?: number;
}

const FLOOR_HEIGHT = 17;
const WINDOW_LIGHT = "#fff6c9";

/** Draws a standing crystal with a lit left facet. */
export function spire(figure: Figure, options: Spire): void {
  const { x, y, width, height, rotation, color, windows = 0 } = options;
  const left = -width / 2;
  const right = width / 2;
  const ridge = -width * 0.12;
  const tip: Point = [-width * 0.08, -height];
  const outline: Point[] = [
    [left, 0],
    [left, -height + width * 0.75],
    tip,
    [right, -height + width * 0.95],
    [right, 0],
  ];
  const leftFacet: Point[] = [
    [left, 4],
    [left, -height + width * 0.75],
    tip,
    [ridge, -height + width * 1.25],
    [ridge, 4],
  ];
  const rightCap: Point[] = [tip, [right, -height + width * 0.95], [ridge, -height + width * 1.25]];
  figure.at({ x, y, rotation }, () => {
    figure.part(poly(outline, 3), {
      color,
      depth: 5,
      occlusion: 0.35,
      over:
        `<path d="${poly(leftFacet)}" fill="#ffffff" opacity=".38"/>` +
        `<path d="${poly(rightCap)}" fill="#ffffff" opacity=".6"/>` +
        litWindows(windows, -height + width * 1.5, ridge + 5, left + 5),
    });
  });
}

/** One window on every floor from `top` down, a second one on every other floor. */
function litWindows(floors: number, top: number, mainX: number, sideX: number): string {
  let lights = "";
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * FLOOR_HEIGHT;
    lights += `<rect x="${mainX}" y="${y}" width="7" height="9" rx="2" fill="${WINDOW_LIGHT}"/>`;
    if (floor % 2 === 0)
      lights += `<rect x="${sideX}" y="${y + 5}" width="6" height="9" rx="2" fill="${WINDOW_LIGHT}" opacity=".8"/>`;
  }
  return lights;
}
