import { LINE } from "../../kit/palette.ts";
import { ellipse } from "../../kit/path.ts";

export interface Spectator {
  /** Middle of the head. */
  readonly x: number;
  readonly y: number;
  /** Radius of the head. */
  readonly size: number;
  readonly headgear: Headgear;
  readonly fill: string;
  readonly rim: string;
}

export type Headgear = "ears" | "horns" | "antenna" | "crest" | "none";

/** All headgear, the rarest last. */
export const HEADGEAR: readonly Headgear[] = ["ears", "horns", "antenna", "crest", "none"];

/** The contour of the arena's figures; the stroke has twice the visible width because its inner half is covered. */
const CONTOUR = 2;

/** A spectator as a silhouette with contour and lit edge, raw SVG. */
export function spectator({ x, y, size, headgear, fill, rim }: Spectator): string {
  const silhouette = body(x, y, size) + ellipse(x, y, size, size * 0.94) + headgearPath[headgear](x, y, size);
  const lit = `M${x - size * 0.9} ${y - size * 0.2}A${size} ${size * 0.94} 0 0 1 ${x + size * 0.2} ${y - size * 0.9}`;
  return (
    `<path d="${silhouette}" fill="${fill}" stroke="${LINE}" stroke-width="${2 * CONTOUR}" ` +
    'stroke-linejoin="round" paint-order="stroke"/>' +
    `<path d="${lit}" fill="none" stroke="${rim}" stroke-width="1.8" stroke-linecap="round" opacity=".7"/>`
  );
}

const body = (x: number, y: number, size: number): string =>
  `M${x - size * 1.25} ${y + size * 2.6}Q${x - size * 1.2} ${y + size * 0.7} ${x} ${y + size * 0.7}` +
  `Q${x + size * 1.2} ${y + size * 0.7} ${x + size * 1.25} ${y + size * 2.6}Z`;

const headgearPath: Readonly<Record<Headgear, (x: number, y: number, size: number) => string>> = {
  ears: (x, y, size) => {
    const ear = (side: number): string =>
      `M${x + side * size * 0.9} ${y - size * 0.3}L${x + side * size * 0.75} ${y - size * 1.5}` +
      `L${x + side * size * 0.1} ${y - size * 0.8}Z`;
    return ear(-1) + ear(1);
  },
  horns: (x, y, size) => {
    const horn = (side: number): string =>
      `M${x + side * size * 0.8} ${y - size * 0.3}` +
      `Q${x + side * size * 1.7} ${y - size * 0.5} ${x + side * size * 1.4} ${y - size * 1.4}` +
      `Q${x + side * size * 1.1} ${y - size * 0.8} ${x + side * size * 0.4} ${y - size * 0.8}Z`;
    return horn(-1) + horn(1);
  },
  antenna: (x, y, size) =>
    `M${x - 1.4} ${y - size * 0.8}V${y - size * 1.7}H${x + 1.4}V${y - size * 0.8}Z` +
    ellipse(x, y - size * 1.75, size * 0.24),
  crest: (x, y, size) =>
    `M${x - size * 0.5} ${y - size * 0.6}L${x - size * 0.2} ${y - size * 1.7}L${x + size * 0.15} ${y - size * 0.9}` +
    `L${x + size * 0.6} ${y - size * 1.5}L${x + size * 0.7} ${y - size * 0.5}Z`,
  none: () => "",
};
