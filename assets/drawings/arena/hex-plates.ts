import { mix } from "../../kit/color.ts";
import { poly } from "../../kit/path.ts";
import { itemAt, type Point } from "../../kit/points.ts";
import type { ArenaLayout } from "./arena-layout.ts";

/** Height of a hexagon relative to its normal height, because the stage is seen from above. */
const SQUASH = 0.62;
const SEAM = 1.6;

/** The plates of the stage as raw SVG; each half is tinted with the color of its side. */
export function hexPlates(layout: ArenaLayout, random: () => number): string {
  return plateCentres(layout)
    .map((centre) => plate(centre, layout, random))
    .join("");
}

/** One row is centred on the centre line, so that the line crosses whole plates. */
function plateCentres({ stage, centreY, hexRadius: radius }: ArenaLayout): Point[] {
  const stepX = radius * Math.sqrt(3);
  const stepY = radius * 1.5 * SQUASH;
  const rowsAbove = Math.ceil((centreY - stage.top) / stepY);
  const centreX = (stage.left + stage.right) / 2;
  const columns = Math.ceil((stage.right - stage.left) / stepX / 2) + 1;
  const centres: Point[] = [];
  let y = centreY - rowsAbove * stepY;
  for (let row = 0; y < stage.bottom + stepY; row++, y += stepY) {
    const shift = (row + rowsAbove) % 2 ? stepX / 2 : 0;
    for (let column = -columns; column <= columns; column++) {
      const x = centreX + column * stepX + shift;
      if (x >= stage.left - radius && x <= stage.right + radius) centres.push([x, y]);
    }
  }
  return centres;
}

function plate([x, y]: Point, { stage, centreY, hexRadius }: ArenaLayout, random: () => number): string {
  const radius = hexRadius - SEAM;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * SQUASH];
  });
  const edge = (...indexes: readonly number[]): string =>
    `M${indexes.map((i) => pair(itemAt(corners, i))).join("L")}`;
  const side = Math.max(-1, Math.min(1, (y - centreY) / (stage.bottom - centreY)));
  const shade = 0.55 + random() * 0.4;
  return (
    `<path d="${poly(corners, 4)}" fill="${tint(side)}" opacity="${shade.toFixed(2)}"/>` +
    `<path d="${edge(2, 3, 4, 5)}" fill="none" stroke="#9d8fe8" stroke-width="1.3" opacity=".2" stroke-linejoin="round"/>` +
    `<path d="${edge(5, 0, 1, 2)}" fill="none" stroke="#0d0926" stroke-width="1.8" opacity=".5" stroke-linejoin="round"/>`
  );
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Reddish toward the enemy's edge (-1), blue toward the player's (1). */
const tint = (side: number): string =>
  side < 0 ? mix("#3a2c66", "#54264f", -side * 0.7) : mix("#2f2f6e", "#234469", side * 0.7);
