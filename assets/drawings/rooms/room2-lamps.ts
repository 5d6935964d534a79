import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { ell, rect } from "../../kit/path.ts";
import { ROOM2 } from "./room2-colors.ts";

/** A glass globe on a cord. */
export function drawLamp(figure: Figure, x: number, color: string): void {
  figure.raw(
    `<path d="M${x} 14V24" stroke="#152440" stroke-width="2.4"/>${glowSpot(figure, x, 37, 24, color, 0.55, 10)}`,
  );
  figure.part(rect(x - 6, 21, 12, 7, 2.5), { color: ROOM2.brass, material: "metal", depth: 3, occlusion: 0 });
  figure.part(ell(x, 38, 12, 12), {
    color,
    material: "glow",
    depth: 6,
    occlusion: 0,
    over: `<ellipse cx="${x - 4}" cy="33" rx="3.6" ry="2.4" transform="rotate(-35 ${x - 4} 33)" fill="#fff" opacity=".95"/>`,
  });
}
