import type { Figure } from "../../../kit/figure.ts";
import { ellipse } from "../../../kit/path.ts";
import { fillPath, strokePath } from "../parts/markings.ts";
import { curve, polygon } from "../parts/point-lists.ts";
import { dimmed } from "../parts/tones.ts";
import { HELMET } from "./colors.ts";

/** Drill gauntlet, local origin is the wrist, the tip along +x. */
export function drill(
  figure: Figure,
  {
    x,
    y,
    rotation,
    scale,
    isFar = false,
  }: { x: number; y: number; rotation: number; scale: number; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? dimmed(near, 0.18) : near);
  figure.at({ x, y, rotation, scale }, () => {
    figure.part(polygon("26 -58 12, 64 -60 10, 186 -3 5, 186 3 5, 64 60 10, 26 58 12", 8), {
      color: tone("#52c6ea"),
      material: "metal",
      depth: 16,
      over: drillGrooves() + drillGlints(),
    });
    figure.part(curve("-24 -40, 8 -60, 36 -66, 44 0, 36 66, 8 60, -24 40, -30 0", 0.95), {
      color: tone(HELMET),
      material: "metal",
      depth: 14,
      over: strokePath("M14 -62Q24 0 14 62", 5, "#a8641f", 0.8) + cuffRivets(),
    });
  });
}

/** The thread of the drill, lower and thinner toward the tip. */
const drillGrooves = (): string =>
  [50, 82, 112, 140]
    .map((x, i) => {
      const height = 62 - i * 14;
      const groove = `M${x + 16} ${-height}Q${x - 16} ${height * 0.1} ${x - 4} ${height}`;
      return strokePath(groove, 7 - i, "#1f4a78", 0.75);
    })
    .join("");

const drillGlints = (): string =>
  [62, 94, 124]
    .map((x, i) => {
      const height = 56 - i * 14;
      const glint = `M${x + 17} ${-height}Q${x - 12} ${height * 0.05} ${x - 1} ${height * 0.6}`;
      return strokePath(glint, 3, "#ffffff", 0.8);
    })
    .join("");

const cuffRivets = (): string =>
  [-38, 0, 38].map((y) => fillPath(ellipse(28 - Math.abs(y) * 0.06, y, 5.5, 5.5), "#8a4a1f")).join("");
