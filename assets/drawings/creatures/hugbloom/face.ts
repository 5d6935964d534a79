import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { ellipse } from "../../../kit/path.ts";
import { blush } from "../parts/surface.ts";
import { FACE, IRIS } from "./body.ts";

/** A face by its middle and radius. */
export interface Face {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly eyeSize: number;
  readonly mood: number;
  /** The baby's smile is smaller. */
  readonly smile?: "small" | "wide";
}

const MOUTH = "#8a2f4a";
const POLLEN_DOTS = 14;

/** A rounded value of 2 pi, which keeps the dots at their original positions. */
const TURN = 6.283;

/** Round yellow face with pollen dots round the edge. */
export function face(figure: Figure, options: Face): void {
  const { cx, cy, radius } = options;
  figure.part(ellipse(cx, cy, radius, radius * 0.94), {
    color: FACE,
    depth: radius * 0.24,
    over: `<g fill="#e0a83d" opacity=".6">${pollenDots(cx, cy, radius)}</g>`,
  });
  eyes(figure, options);
  mouth(figure, options);
  for (const side of [-1, 1])
    blush(figure, cx + side * radius * 0.68, cy + radius * 0.34, {
      rx: radius * 0.17,
      color: "#ff7f9f",
      opacity: 0.8,
    });
}

const pollenDots = (cx: number, cy: number, radius: number): string =>
  Array.from({ length: POLLEN_DOTS }, (_, i) => {
    const angle = (i / POLLEN_DOTS) * TURN;
    const [x, y] = [cx + Math.cos(angle) * radius * 0.86, cy + Math.sin(angle) * radius * 0.8];
    return `<circle cx="${x}" cy="${y}" r="${radius * 0.05}"/>`;
  }).join("");

function eyes(figure: Figure, { cx, cy, radius, eyeSize, mood }: Face): void {
  const spread = radius * 0.38;
  const y = cy - radius * 0.06;
  const shared = { ry: 22 * eyeSize, iris: IRIS, lid: FACE, mood, look: [-0.12, 0.02] } as const;
  eye(figure, cx - spread - 2, y, { ...shared, rx: 17 * eyeSize, side: -1 });
  eye(figure, cx + spread - 2, y, { ...shared, rx: 18 * eyeSize, side: 1 });
}

function mouth(figure: Figure, { cx, cy, radius, smile = "wide" }: Face): void {
  const y = cy + radius * 0.4;
  const width = radius * (smile === "small" ? 0.2 : 0.31);
  const corner = y - width * 0.3;
  figure.raw(
    `<path d="M${cx - width} ${corner}Q${cx} ${y + width * 1.1} ${cx + width} ${corner}` +
      `Q${cx} ${y + width * 0.1} ${cx - width} ${corner}Z"` +
      ` fill="${MOUTH}" stroke="${MOUTH}" stroke-width="5" stroke-linejoin="round"/>`,
  );
}
