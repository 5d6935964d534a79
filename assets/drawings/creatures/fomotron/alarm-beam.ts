import type { Figure } from "../../../kit/figure.ts";
import { SIREN } from "./colors.ts";

/** Red alarm beam from the siren to one side, fading out. */
export function alarmBeam(figure: Figure, x: number, y: number, side: 1 | -1): void {
  const id = figure.nextId("beam");
  const end = x + side * 215;
  figure.def(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="0" x2="${end}" y2="0">` +
      `<stop offset="0" stop-color="#ff9aa8" stop-opacity=".55"/><stop offset="1" stop-color="${SIREN}"` +
      ` stop-opacity="0"/></linearGradient>`,
  );
  figure.raw(
    `<path d="M${x} ${y - 14}L${end} ${y - 50}V${y + 58}L${x} ${y + 14}Z" fill="url(#${id})"` +
      ` ${figure.blur(10)}/>`,
  );
}
