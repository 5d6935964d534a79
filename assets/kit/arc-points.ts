import type { Arc } from "./path-segments.ts";
import type { Point } from "./points.ts";

const STEPS = 16;

/** Points along an elliptic arc from `start` to its end, by the SVG specification's appendix B.2. */
export function arcPoints([x1, y1]: Point, arc: Arc): Point[] {
  const [x2, y2] = arc.end;
  const angle = (arc.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [xp, yp] = [cos * dx + sin * dy, -sin * dx + cos * dy];

  // Radii that are too small to reach the end are enlarged.
  const reach = Math.max(1, (xp / arc.rx) ** 2 + (yp / arc.ry) ** 2);
  const [rx, ry] = [arc.rx * Math.sqrt(reach), arc.ry * Math.sqrt(reach)];

  const across = rx * rx * yp * yp + ry * ry * xp * xp;
  const side = arc.large === arc.sweep ? -1 : 1;
  const factor = side * Math.sqrt(Math.max(0, (rx * rx * ry * ry - across) / across));
  const [cxp, cyp] = [(factor * rx * yp) / ry, (-factor * ry * xp) / rx];
  const cx = cos * cxp - sin * cyp + (x1 + x2) / 2;
  const cy = sin * cxp + cos * cyp + (y1 + y2) / 2;

  const from = Math.atan2((yp - cyp) / ry, (xp - cxp) / rx);
  let turn = Math.atan2((-yp - cyp) / ry, (-xp - cxp) / rx) - from;
  if (arc.sweep && turn < 0) turn += 2 * Math.PI;
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI;

  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const a = from + (turn * i) / STEPS;
    const [u, v] = [rx * Math.cos(a), ry * Math.sin(a)];
    return [cx + cos * u - sin * v, cy + sin * u + cos * v];
  });
}
