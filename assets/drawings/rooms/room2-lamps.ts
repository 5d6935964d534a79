import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { ROOM2 } from "./room2-colors.ts";

/** A glass globe on a cord. */
export function drawLamp(figure: Figure, x: number, color: string): void {
  figure.raw(
    `<path d="M${x} 12V20" stroke="#152440" stroke-width="2.4"/>${glowSpot(figure, x, 33, 22, color, 0.55, 10)}`,
  );
  figure.part(rect(x - 5.5, 18, 11, 6.4, 2.2), {
    color: ROOM2.brass,
    material: "metal",
    depth: 3,
    occlusion: 0,
  });
  figure.part(ellipse(x, 33.5, 10.6, 10.6), {
    color,
    material: "glow",
    depth: 6,
    occlusion: 0,
    over: `<ellipse cx="${x - 3.6}" cy="29" rx="3.2" ry="2.1" transform="rotate(-35 ${x - 3.6} 29)" fill="#fff" opacity=".95"/>`,
  });
}
