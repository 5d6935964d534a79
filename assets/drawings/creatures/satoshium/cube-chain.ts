import type { Figure } from "../../../kit/figure.ts";
import { ORANGE } from "./colors.ts";
import { cube } from "./cube.ts";

/** A cube of a chain: its place, half its width and its turn in degrees. */
export type ChainedCube = readonly [x: number, y: number, size: number, rotation: number];

/** Chain of cubes, small to large, joined by dashed light. */
export function cubeChain(figure: Figure, cubes: readonly ChainedCube[], glow = 0.4): void {
  const d = `M${cubes.map(([x, y]) => `${x} ${y}`).join("L")}`;
  figure.raw(
    `<path d="${d}" fill="none" stroke="${ORANGE}" stroke-width="12" opacity=".55" ${figure.blur(6)}/>` +
      `<path d="${d}" fill="none" stroke="#ffe2a0" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round"/>`,
  );
  for (const [x, y, size, rotation] of cubes) cube(figure, { x, y, size, rotation, glow });
}
