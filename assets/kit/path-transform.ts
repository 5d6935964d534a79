import { determinant, type Matrix, moved, scaleOf } from "./matrix.ts";
import { type Arc, segments } from "./path-segments.ts";
import type { Point } from "./points.ts";
import { round } from "./round.ts";

/** Moves an absolute path by a matrix of uniform scale, rotation and mirroring. */
export function transformPath(d: string, matrix: Matrix): string {
  const scale = scaleOf(matrix);
  const mirrored = determinant(matrix) < 0;
  const rotation = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  const place = (point: Point): string => moved(matrix, point).map(round).join(" ");
  const arc = ({ rx, ry, rotation: own, large, sweep, end }: Arc): string =>
    `A${round(rx * scale)} ${round(ry * scale)} ${round(mirrored ? rotation - own : rotation + own)} ` +
    `${large} ${mirrored ? 1 - sweep : sweep} ${place(end)}`;

  let out = "";
  let [x, y]: Point = [0, 0];
  for (const segment of segments(d)) {
    if (segment.command === "Z") out += "Z";
    else if (segment.command === "H" || segment.command === "V") {
      [x, y] = segment.command === "H" ? [segment.value, y] : [x, segment.value];
      out += `L${place([x, y])}`;
    } else if (segment.command === "A") {
      [x, y] = segment.arcs.at(-1)?.end ?? [x, y];
      out += segment.arcs.map(arc).join("");
    } else {
      [x, y] = segment.points.at(-1) ?? [x, y];
      out += segment.command + segment.points.map(place).join(" ");
    }
  }
  return out;
}
