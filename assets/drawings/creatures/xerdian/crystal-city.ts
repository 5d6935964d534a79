import { mix } from "../../../kit/color.ts";
import type { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { LIGHT, SHELL } from "./colors.ts";
import { type Spire, spire } from "./spire.ts";

type Building = Omit<Spire, "color">;

const BACK: readonly Building[] = [
  { x: 270, y: 240, width: 40, height: 118, rotation: -13 },
  { x: 412, y: 262, width: 38, height: 112, rotation: 24 },
  { x: 378, y: 244, width: 44, height: 158, rotation: 13 },
];
const FRONT: readonly Building[] = [
  { x: 302, y: 236, width: 46, height: 154, rotation: -4, windows: 4 },
  { x: 342, y: 236, width: 52, height: 204, rotation: 4, windows: 6 },
];

/** The crystal city that grows out of the shell of the final form. */
export function crystalCity(figure: Figure): void {
  halo(figure, 326, 170, 150, LIGHT, 0.5);
  for (const building of BACK) spire(figure, { ...building, color: mix(LIGHT, SHELL, 0.42) });
  for (const building of FRONT) spire(figure, { ...building, color: mix(LIGHT, SHELL, 0.12) });
}
