import type { Figure } from "../../../kit/figure.ts";
import { LINE } from "../../../kit/palette.ts";
import { ellipse } from "../../../kit/path.ts";
import { BRASS } from "../parts/tones.ts";

const PETALS = 5;

/** Small decorative flower, without shading. */
export function blossom(figure: Figure, x: number, y: number, radius: number, color: string): void {
  const petals = Array.from({ length: PETALS }, (_, i) => {
    const angle = (((i * 360) / PETALS - 90) * Math.PI) / 180;
    const reach = radius * 0.62;
    return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.52);
  }).join("");
  figure.raw(
    `<path d="${petals}" fill="${LINE}" stroke="${LINE}" stroke-width="6"/><path d="${petals}" fill="${color}"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius * 0.36}" fill="${BRASS}"/>` +
      `<circle cx="${x - radius * 0.1}" cy="${y - radius * 0.12}" r="${radius * 0.14}" fill="#fff6d0"/>`,
  );
}
