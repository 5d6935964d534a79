import type { Figure } from "./figure.ts";
import { far } from "./palette.ts";
import { blob, poly } from "./path.ts";

export interface HoofLegOptions {
  readonly color: string;
  readonly hoof: string;
  readonly isFar?: boolean;
  /** Color of the hair over the hoof; none when left out. */
  readonly fetlock?: string | null;
  /** Color of the glow under the hoof; none when left out. */
  readonly ember?: string | null;
  /** Dissolves the top into the body; by default near legs do this. */
  readonly blend?: boolean;
}

/** A hoofed leg from `top` down to `ground`, centred on x, `width` wide. */
export function hoofLeg(
  figure: Figure,
  x: number,
  top: number,
  ground: number,
  width: number,
  { color, hoof, isFar = false, fetlock = null, ember = null, blend = !isFar }: HoofLegOptions,
): void {
  const shade = (near: string): string => (isFar ? far(near) : near);
  const w = width;
  drawHoof(figure, x, ground, w, shade(hoof), ember);
  const height = ground - top;
  figure.part(
    blob([
      [x - w * 0.72, top],
      [x, top - w * 0.2],
      [x + w * 0.72, top],
      [x + w * 0.6, top + height * 0.35],
      [x + w * 0.42, top + height * 0.55],
      [x + w * 0.4, ground - w * 0.75],
      [x + w * 0.52, ground - w * 0.34],
      [x, ground - w * 0.26],
      [x - w * 0.56, ground - w * 0.34],
      [x - w * 0.46, ground - w * 0.75],
      [x - w * 0.5, top + height * 0.55],
      [x - w * 0.66, top + height * 0.35],
    ]),
    {
      color: shade(color),
      depth: w * 0.26,
      occlusion: blend ? 0.12 : 0.4,
      fade: blend ? [x, top - w * 0.1, x, top + height * 0.42] : null,
    },
  );
  if (fetlock) drawFetlock(figure, x, ground, w, shade(fetlock));
}

function drawHoof(
  figure: Figure,
  x: number,
  ground: number,
  w: number,
  color: string,
  ember: string | null,
): void {
  const cleft = `M${x - w * 0.06} ${ground - w * 0.36}L${x - w * 0.12} ${ground}`;
  const glowBand = `M${x - w} ${ground - 8}H${x + w}V${ground + 8}H${x - w}Z`;
  figure.part(
    poly(
      [
        [x - w * 0.5, ground - w * 0.5],
        [x + w * 0.46, ground - w * 0.5],
        [x + w * 0.6, ground - 2],
        [x - w * 0.66, ground - 2],
      ],
      8,
    ),
    {
      color,
      depth: 9,
      over:
        `<path d="${cleft}" stroke="#120a22" stroke-width="4" stroke-linecap="round"/>` +
        (ember ? `<path d="${glowBand}" fill="${ember}" opacity=".8" ${figure.blur(6)}/>` : ""),
    },
  );
}

function drawFetlock(figure: Figure, x: number, ground: number, w: number, color: string): void {
  figure.part(
    blob(
      [
        [x - w * 0.56, ground - w * 0.74],
        [x, ground - w * 0.84],
        [x + w * 0.52, ground - w * 0.74],
        [x + w * 0.62, ground - w * 0.3, "c"],
        [x + w * 0.3, ground - w * 0.42],
        [x + w * 0.06, ground - w * 0.18, "c"],
        [x - w * 0.2, ground - w * 0.42],
        [x - w * 0.64, ground - w * 0.26, "c"],
      ],
      0.8,
    ),
    { color, depth: 6, occlusion: 0.25 },
  );
}
