import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { ellipse, poly } from "../../../kit/path.ts";
import type { Point } from "../../../kit/points.ts";
import { line } from "../../../kit/stroke.ts";
import { CRYSTAL, HAND, IRIS } from "./colors.ts";

export interface CrystalHeadOptions {
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
