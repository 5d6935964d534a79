import { mix } from "../../../kit/color.ts";
import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { ellipse, poly } from "../../../kit/path.ts";
import { itemAt, type Point, type TubePoint } from "../../../kit/points.ts";
import { line } from "../../../kit/stroke.ts";
import { taper } from "../../../kit/tube.ts";
import { shard } from "../parts/crystal.ts";

export const BODY = "#8796f5";
export const DEEP = "#4c4bc4";
export const CRYSTAL = "#b9c4ff";
export const CORE = "#ffd6ff";
export const HAND = "#ff9df2";
export const IRIS = "#b44dff";
export const TIP = "#c9fff8";
export const ORBIT = "#ffe9a8";

/** One tentacle with a pale shining tip; `tipLight` is the radius of that light. */
export function tentacle(
  figure: Figure,
  centreLine: readonly TubePoint[],
  color: string,
  tipLight = 42,
): void {
  const [tipX, tipY] = itemAt(centreLine, centreLine.length - 1);
  figure.part(taper(centreLine, { cap1: "point" }), {
    color,
    depth: 9,
    over: `<circle cx="${tipX}" cy="${tipY}" r="${tipLight}" fill="${TIP}" opacity=".8" ${figure.blur(14)}/>`,
  });
}

/** An orbit round the body, seen from above. */
export interface Orbit {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** The half behind the body or the half in front of it. */
type OrbitHalf = "back" | "front";

const SHARDS = 8;

/** How much smaller a shard looks behind the body. */
const BACK_SIZE = 0.74;

/** One half of a dotted orbit. */
export function orbitLine(figure: Figure, { cx, cy, rx, ry }: Orbit, half: OrbitHalf): void {
  const d = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 ${half === "back" ? 1 : 0} ${cx + rx} ${cy}`;
  figure.raw(
    `<path d="${d}" fill="none" stroke="${ORBIT}" stroke-width="4" stroke-dasharray="2 14"` +
      ` stroke-linecap="round" opacity="${half === "back" ? 0.55 : 0.95}"/>`,
  );
}

/** The shards, out of eight, that are in this half of the orbit. */
export function orbitShards(figure: Figure, { cx, cy, rx, ry }: Orbit, half: OrbitHalf): void {
  for (let i = 0; i < SHARDS; i++) {
    const angle = ((i * (360 / SHARDS) + 10) * Math.PI) / 180;
    const isBack = Math.sin(angle) < 0;
    if (isBack !== (half === "back")) continue;
    const size = isBack ? BACK_SIZE : 1;
    shard(figure, {
      x: cx + Math.cos(angle) * rx,
      y: cy + Math.sin(angle) * ry,
      width: 28 * size,
      height: 50 * size,
      rotation: Math.cos(angle) * 16,
      color: isBack ? mix(CRYSTAL, DEEP, 0.4) : CRYSTAL,
      glow: 0.4,
    });
  }
}

interface CrystalHeadOptions {
  /** The level of the side corners. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How rounded the corners are. */
  readonly round?: number;
  readonly eyeSize: number;
  readonly eyeY: number;
  readonly mood: number;
  readonly mouth?: "calm" | "open";
}

/** The corners of the octahedron, the side corners on the local x axis. */
interface Octahedron {
  readonly top: Point;
  readonly left: Point;
  readonly right: Point;
  readonly bottom: Point;
  /** The corner that points at the viewer, left of the middle. */
  readonly front: Point;
}

const MOUTH = "#2f2580";

/** How far facets extend beyond the outline, so that its rounded edge clips them. */
const OVERLAP = 1.08;

/** Octahedron head seen from three quarters, with eyes and mouth. */
export function crystalHead(figure: Figure, options: CrystalHeadOptions): void {
  const { x, y, width, height, round = 8, mouth = "calm" } = options;
  const corners: Octahedron = {
    top: [0, -height * 0.56],
    left: [-width / 2, 0],
    right: [width / 2, 0],
    bottom: [0, height * 0.44],
    front: [-width * 0.07, height * 0.165],
  };
  figure.at({ x, y }, () => {
    figure.part(poly([corners.top, corners.right, corners.bottom, corners.left], round), {
      color: CRYSTAL,
      depth: 6,
      over: facets(corners) + edges(corners) + glint(width, height),
    });
    eyes(figure, corners.front[0], options);
    drawMouth(figure, mouth, corners.front[0] - 2, height * 0.24);
  });
}

function facets({ top, left, right, bottom, front }: Octahedron): string {
  const facet = (fill: string, ...points: Point[]): string => `<path d="${poly(points)}" fill="${fill}"/>`;
  const beyond = ([x, y]: Point): Point => [x * OVERLAP, y * OVERLAP];
  return (
    facet("#e3e8ff", beyond(top), beyond(left), front) +
    facet("#9da8fa", beyond(top), beyond(right), front) +
    facet("#8490f2", beyond(left), front, beyond(bottom)) +
    facet("#5c5fd6", beyond(right), front, beyond(bottom))
  );
}

/** The edges that meet at the front corner shine. */
function edges({ top, left, right, bottom, front }: Octahedron): string {
  const edge = (from: Point, to: Point, width: number, opacity: number): string =>
    `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#ffffff" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    edge(left, front, 3.5, 0.9) +
    edge(front, right, 3, 0.7) +
    edge(top, front, 2.5, 0.75) +
    edge(front, bottom, 2, 0.4)
  );
}

function glint(width: number, height: number): string {
  const outline = poly([
    [-width * 0.2, -height * 0.25],
    [-width * 0.06, -height * 0.4],
    [-width * 0.1, -height * 0.2],
  ]);
  return `<path d="${outline}" fill="#fff" opacity=".9"/>`;
}

function eyes(figure: Figure, middle: number, { width, eyeSize, eyeY, mood }: CrystalHeadOptions): void {
  const spread = width * 0.215;
  const shared = { iris: IRIS, mood, look: [-0.15, 0.1] } as const;
  eye(figure, middle - spread * 0.92, eyeY, {
    ...shared,
    rx: 15 * eyeSize,
    ry: 20 * eyeSize,
    lid: "#c3cbfb",
    side: -1,
  });
  eye(figure, middle + spread * 1.12, eyeY, {
    ...shared,
    rx: 17 * eyeSize,
    ry: 21 * eyeSize,
    lid: "#9da8fa",
    side: 1,
  });
}

function drawMouth(figure: Figure, mouth: "calm" | "open", x: number, y: number): void {
  if (mouth === "open") {
    const laugh = `M${x - 13} ${y - 5}Q${x} ${y} ${x + 13} ${y - 5}Q${x + 11} ${y + 11} ${x} ${y + 12}Q${x - 11} ${y + 11} ${x - 13} ${y - 5}Z`;
    figure.raw(fillOf(laugh, MOUTH) + fillOf(ellipse(x, y + 8, 6, 3.6), HAND));
    return;
  }
  const smile: Point[] = [
    [x - 13, y - 4],
    [x, y + 2],
    [x + 14, y - 4],
  ];
  figure.raw(line(smile, 4.5, MOUTH));
}

const fillOf = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`;
