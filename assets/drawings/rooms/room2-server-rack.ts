import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { rect } from "../../kit/path.ts";
import { ROOM2 } from "./room2-colors.ts";

const LIGHTS = ["#4df29b", "#63e6ff", "#4df29b", "#ffc53d", "#4df29b", "#ff6b7d"] as const;

/** A server panel flush with the wall, with blinking rows. */
export function drawServerRack(figure: Figure, x: number): void {
  figure.part(rect(x, 18, 52, 62, 5), { color: "#2f3a63", material: "metal", depth: 6 });
  for (let row = 0; row < 4; row++) {
    const y = 23.4 + row * 13.6;
    let out = `<rect x="${x + 5}" y="${y}" width="42" height="11.4" rx="2.4" fill="#182345"/><path d="M${x + 6} ${y + 1.2}H${x + 46}" stroke="#6f8fc0" stroke-width="1" opacity=".7"/>`;
    for (let i = 0; i < 3; i++)
      out += `<circle cx="${x + 10 + i * 5.4}" cy="${y + 5.7}" r="1.7" fill="${LIGHTS[(row + i * 2) % LIGHTS.length]}"/>`;
    out += `<path d="M${x + 27} ${y + 4}h16M${x + 27} ${y + 7.6}h${8 + ((row * 5) % 9)}" stroke="#4f6aa8" stroke-width="1.6" stroke-linecap="round"/>`;
    figure.raw(out);
  }
  figure.raw(glowSpot(figure, x + 16, 50, 18, ROOM2.cyan, 0.22, 10));
}
