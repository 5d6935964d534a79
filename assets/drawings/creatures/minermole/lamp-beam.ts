import type { Figure } from "../../../kit/figure.ts";
import { LAMP } from "./colors.ts";

export interface LampBeamOptions {
  readonly length: number;
  /** Half its width at the lamp and at the far end. */
  readonly start: number;
  readonly end: number;
  /** Direction; 180 is to the left. */
  readonly degrees: number;
  readonly opacity?: number;
}

/** A cone of lamp light that fades out. */
export function lampBeam(
  figure: Figure,
  x: number,
  y: number,
  { length, start, end, degrees, opacity = 0.6 }: LampBeamOptions,
): void {
  const id = figure.nextId("beam");
  figure.def(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${length}" y2="0">` +
      `<stop offset="0" stop-color="${LAMP}" stop-opacity="${opacity}"/>` +
      `<stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></linearGradient>`,
  );
  figure.at({ x, y, rotation: degrees }, () => {
    figure.raw(`<path d="M0 ${-start}L${length} ${-end}V${end}L0 ${start}Z" fill="url(#${id})"/>`);
  });
}
