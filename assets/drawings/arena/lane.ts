import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import type { Lane } from "./arena-layout.ts";

/** Length of a bracket's arm and radius of its bend. */
const ARM = 34;
const BEND = 14;

/** A quiet field where one side's cards stand: corner brackets and a faint fill. */
export function drawLane(figure: Figure, [x, y, width, height]: Lane, color: string): void {
  const [right, bottom] = [x + width, y + height];
  const brackets =
    `M${x} ${y + ARM}V${y + BEND}Q${x} ${y} ${x + BEND} ${y}H${x + ARM}` +
    `M${right - ARM} ${y}H${right - BEND}Q${right} ${y} ${right} ${y + BEND}V${y + ARM}` +
    `M${right} ${bottom - ARM}V${bottom - BEND}Q${right} ${bottom} ${right - BEND} ${bottom}H${right - ARM}` +
    `M${x + ARM} ${bottom}H${x + BEND}Q${x} ${bottom} ${x} ${bottom - BEND}V${bottom - ARM}`;
  figure.raw(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${BEND}" fill="#0c0926" opacity=".2"/>` +
      `<path d="${brackets}" fill="none" stroke="${color}" stroke-width="9" opacity=".35" ${figure.blur(4)}/>` +
      `<path d="${brackets}" fill="none" stroke="${whiter(color, 0.3)}" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>`,
  );
}
