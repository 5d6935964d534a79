import type { Figure } from "../../../kit/figure.ts";
import { blob } from "../../../kit/path.ts";
import type { CurvePoint, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { BRASS } from "../parts/tones.ts";
import { LIGHT, SHELL } from "./colors.ts";
import { type PlateDome, shellPlates } from "./shell-plates.ts";

/** The dome with its plates; `glow` is how brightly the seams shine beyond its edge. */
export function shellDome(
  figure: Figure,
  outline: readonly CurvePoint[],
  plates: PlateDome,
  { glow, depth = 34 }: { glow: number; depth?: number },
): void {
  const dome = blob(outline, 0.95);
  figure.part(dome, {
    color: SHELL,
    depth,
    deco: `<rect x="0" y="0" width="512" height="512" fill="${LIGHT}"/>${shellPlates(plates)}`,
  });
  figure.raw(
    `<path d="${dome}" fill="none" stroke="${LIGHT}" stroke-width="16" opacity="${glow}" ${figure.blur(10)}/>`,
  );
}

/** Gold lip of the shell opening; it covers the root of the neck. */
export const frontLip = (figure: Figure, centreLine: readonly TubePoint[]): Figure =>
  figure.part(taper(centreLine), { color: BRASS, material: "metal", depth: 7, occlusion: 0.4 });
