import type { Figure } from "../../kit/figure.ts";
import { contactShadow } from "../../kit/light.ts";
import { blob, poly, rect } from "../../kit/path.ts";
import { bucket } from "./room-figure.ts";

interface Stem {
  /** Degrees. */
  readonly angle: number;
  readonly reach: number;
  /** Length and half width of the leaf at its end. */
  readonly length: number;
  readonly width: number;
  readonly color: string;
}

/** Back to front. */
const STEMS: readonly Stem[] = [
  { angle: -152, reach: 30, length: 46, width: 20, color: "#2f8f72" },
  { angle: -30, reach: 30, length: 44, width: 19, color: "#3f9c74" },
  { angle: -122, reach: 42, length: 52, width: 23, color: "#3aa06a" },
  { angle: -58, reach: 42, length: 50, width: 22, color: "#4fae6a" },
  { angle: -90, reach: 50, length: 56, width: 24, color: "#4fb56a" },
];

/** Monstera in a teal pot; (x, y) is the foot of the pot. */
export function drawMonstera(figure: Figure, x: number, y: number): void {
  figure.raw(contactShadow(figure, x + 4, y + 4, 36, 13));
  for (const stem of STEMS) drawStem(figure, x, y - 36, stem);
  figure.part(poly(bucket(x, y - 38, y, 23, 17), 5), {
    color: "#2f9aa6",
    depth: 7,
    over: `<path d="M${x - 21} ${y - 20}l7 -6 7 6 7 -6 7 6 7 -6 7 6" fill="none" stroke="#c9f6ef" stroke-width="1.8" opacity=".75"/>`,
  });
  figure.part(rect(x - 26, y - 42, 52, 9, 3), { color: "#4fb8c0", depth: 3 });
}

function drawStem(figure: Figure, x: number, y: number, { angle, reach, length, width, color }: Stem): void {
  figure.at({ x, y, rotation: angle }, () =>
    figure.raw(
      `<path d="M0 0H${reach}" stroke="#1d4a44" stroke-width="4"/><path d="M0 0H${reach}" stroke="#4f9c6a" stroke-width="2"/>`,
    ),
  );
  const radians = (angle * Math.PI) / 180;
  const end = {
    x: x + Math.cos(radians) * reach * 0.9,
    y: y + Math.sin(radians) * reach * 0.9,
    rotation: angle + (angle < -90 ? -14 : 14),
  };
  figure.at(end, () =>
    figure.part(splitLeaf(length, width), {
      color,
      depth: 6,
      occlusion: 0.3,
      over: `<path d="M2 0H${length * 0.92}" stroke="#a5eaa2" stroke-width="1.3" opacity=".8"/>`,
    }),
  );
}

/** A leaf with two deep cuts on each side. */
const splitLeaf = (length: number, width: number): string =>
  blob(
    [
      [0, 0, "c"],
      [length * 0.16, -width * 0.8],
      [length * 0.42, -width],
      [length * 0.46, -width * 0.5, "c"],
      [length * 0.56, -width * 0.95],
      [length * 0.74, -width * 0.74],
      [length * 0.72, -width * 0.34, "c"],
      [length * 0.86, -width * 0.5],
      [length, 0, "c"],
      [length * 0.86, width * 0.5],
      [length * 0.72, width * 0.32, "c"],
      [length * 0.74, width * 0.76],
      [length * 0.56, width * 0.95],
      [length * 0.46, width * 0.5, "c"],
      [length * 0.4, width],
      [length * 0.15, width * 0.8],
    ],
    0.8,
  );
