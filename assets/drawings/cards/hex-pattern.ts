import { poly } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./card-figure.ts";

const RADIUS = 24;
const GAP = 3;

/** Hexagon outlines over a whole card, brighter toward its middle. */
export function hexPattern(color: string): string {
  const stepX = RADIUS * Math.sqrt(3);
  const stepY = RADIUS * 1.5;
  let out = "";
  for (let row = -1; row * stepY < CARD_HEIGHT + RADIUS; row++)
    for (let column = -1; column * stepX < CARD_WIDTH + RADIUS; column++)
      out += hexagon(column * stepX + (row % 2 ? stepX / 2 : 0), row * stepY, color);
  return out;
}

function hexagon(cx: number, cy: number, color: string): string {
  const distance = Math.hypot(cx - CARD_WIDTH / 2, (cy - CARD_HEIGHT / 2) * 0.8);
  const opacity = Math.max(0.1, 0.42 - distance / 620);
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return [cx + Math.cos(angle) * (RADIUS - GAP), cy + Math.sin(angle) * (RADIUS - GAP)];
  });
  return `<path d="${poly(corners, 4)}" fill="none" stroke="${color}" stroke-width="1.8" opacity="${opacity.toFixed(2)}"/>`;
}
