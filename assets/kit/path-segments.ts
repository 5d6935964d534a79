import { itemAt, type Point } from "./points.ts";

/** One elliptic arc: radii, rotation in degrees, the two SVG flags (0 or 1) and its end point. */
export interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly large: number;
  readonly sweep: number;
  readonly end: Point;
}

/** One command of a path with its arguments. */
export type Segment =
  | { readonly command: "M" | "L" | "C" | "Q"; readonly points: readonly Point[] }
  | { readonly command: "A"; readonly arcs: readonly Arc[] }
  | { readonly command: "H"; readonly value: number }
  | { readonly command: "V"; readonly value: number }
  | { readonly command: "Z" };

const COMMAND = /([MLCQAHVZ])([^MLCQAHVZ]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;
const NUMBERS_PER_ARC = 7;

function pairs(values: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < values.length; i += 2) points.push([itemAt(values, i), itemAt(values, i + 1)]);
  return points;
}

function arcs(values: readonly number[]): Arc[] {
  const found: Arc[] = [];
  for (let i = 0; i < values.length; i += NUMBERS_PER_ARC) {
    found.push({
      rx: itemAt(values, i),
      ry: itemAt(values, i + 1),
      rotation: itemAt(values, i + 2),
      large: itemAt(values, i + 3),
      sweep: itemAt(values, i + 4),
      end: [itemAt(values, i + 5), itemAt(values, i + 6)],
    });
  }
  return found;
}

/** Reads a path of absolute commands (M L C Q A H V Z), the only ones that parts may use. */
export function segments(d: string): Segment[] {
  const found: Segment[] = [];
  for (const [, command, args = ""] of d.matchAll(COMMAND)) {
    const values = (args.match(NUMBER) ?? []).map(Number);
    if (command === "Z") found.push({ command });
    else if (command === "H" || command === "V") found.push({ command, value: itemAt(values, 0) });
    else if (command === "A") found.push({ command, arcs: arcs(values) });
    else if (command === "M" || command === "L" || command === "C" || command === "Q")
      found.push({ command, points: pairs(values) });
  }
  return found;
}
