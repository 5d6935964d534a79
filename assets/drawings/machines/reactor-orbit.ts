import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse } from "../../kit/path.ts";
import { BRASS } from "./machine-figure.ts";

/** The ring of level 3: it fits between the tube and the coils. */
const CENTRE = { x: 256, y: 262 };
const RX = 148;
const RY = 46;

/** Half of the ring as a path; sweep 0 is the half in front of the tube. */
const half = (sweep: 0 | 1, y = CENTRE.y): string =>
  `M${CENTRE.x - RX} ${y}A${RX} ${RY} 0 0 ${sweep} ${CENTRE.x + RX} ${y}`;

const band = (figure: Figure, d: string, color: string): string =>
  `<path d="${d}" stroke="${color}" stroke-width="20" opacity=".5" ${figure.blur(8)}/>` +
  `<path d="${d}" stroke="${LINE}" stroke-width="18"/><path d="${d}" stroke="${BRASS}" stroke-width="10"/>`;

/** To be drawn before the tube. */
export function drawOrbitBehind(figure: Figure, color: string): void {
  figure.raw(`<g fill="none" stroke-linecap="round">${band(figure, half(1), color)}</g>`);
}

/** To be drawn last: the near half with three beads. */
export function drawOrbitInFront(figure: Figure, color: string): void {
  const shine = `<path d="${half(0, CENTRE.y - 2)}" stroke="#fff1c4" stroke-width="3" opacity=".9"/>`;
  figure.raw(`<g fill="none" stroke-linecap="round">${band(figure, half(0), color)}${shine}</g>`);
  for (const angle of [150, 90, 30]) {
    const radians = (angle * Math.PI) / 180;
    const bead = ellipse(CENTRE.x + Math.cos(radians) * RX, CENTRE.y + Math.sin(radians) * RY, 15);
    figure.part(bead, { color, material: "glow", depth: 6 });
  }
}
