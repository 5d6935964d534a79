import type { Figure } from "../../kit/figure.ts";
import { LINE } from "../../kit/palette.ts";

/** A small round lamp; dark when it is off. */
export function led(figure: Figure, x: number, y: number, radius: number, color: string, isOn = true): void {
  const shine = isOn
    ? `<circle cx="${x}" cy="${y}" r="${radius * 2.4}" fill="${color}" opacity=".55" ${figure.blur(6)}/>`
    : "";
  figure.raw(
    `<circle cx="${x}" cy="${y}" r="${radius + 4}" fill="${LINE}"/>${shine}` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${isOn ? color : "#4a4570"}"/>` +
      `<circle cx="${x - radius * 0.3}" cy="${y - radius * 0.35}" r="${radius * 0.35}" fill="#fff" opacity=".85"/>`,
  );
}

/** The head of a bolt, as raw SVG. */
export const bolt = (x: number, y: number, radius = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#2a2450"/>` +
  `<circle cx="${x - 1}" cy="${y - 1.5}" r="${radius * 0.6}" fill="#a9a5d6"/>`;
