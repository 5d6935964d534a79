import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { shard } from "../parts/shard.ts";
import { CRYSTAL, DEEP, ORBIT } from "./colors.ts";

/** An orbit round the body, seen from above. */
export interface Orbit {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** The half behind the body or the half in front of it. */
export type OrbitHalf = "back" | "front";

const SHARDS = 8;

/** How much smaller a shard looks behind the body. */
const BACK_SIZE = 0.74;

/** One half of a dotted orbit. */
export function orbitLine(figure: Figure, { cx, cy, rx, ry }: Orbit, half: OrbitHalf): void {
  const d = `M${cx - rx} ${cy}A${rx} ${ry} 0 0 ${half === "back" ? 1 : 0} ${cx + rx} ${cy}`;
  figure.raw(
    `<path d="${d}" fill="none" stroke="${ORBIT}" stroke-width="4" stroke-dasharray="2 14"` +
      ` stroke-linecap="round" opacity="${half === "back" ? 0.55 : 0.95}"/>`,
  );
}

/** The shards, out of eight, that are in this half of the orbit. */
export function orbitShards(figure: Figure, { cx, cy, rx, ry }: Orbit, half: OrbitHalf): void {
  for (let i = 0; i < SHARDS; i++) {
    const angle = ((i * (360 / SHARDS) + 10) * Math.PI) / 180;
    const isBack = Math.sin(angle) < 0;
    if (isBack !== (half === "back")) continue;
    const size = isBack ? BACK_SIZE : 1;
    shard(figure, {
      x: cx + Math.cos(angle) * rx,
      y: cy + Math.sin(angle) * ry,
      width: 28 * size,
      height: 50 * size,
      rotation: Math.cos(angle) * 16,
      color: isBack ? mix(CRYSTAL, DEEP, 0.4) : CRYSTAL,
      glow: 0.4,
    });
  }
}
