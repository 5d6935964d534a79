import { type BlurSize, framedBlur } from "./blur.ts";
import { bbox } from "./bounding-box.ts";
import { mix } from "./color.ts";
import type { ResolvedPartOptions } from "./part-options.ts";
import type { Tones } from "./ramp.ts";
import { round } from "./round.ts";

/**
 * One band of light or shadow: a frame round the shape minus the shape, shifted.
 * Inside the shape's clip only a crescent of it remains, on the side it was shifted away from.
 */
interface Crescent {
  readonly fill: string;
  readonly opacity: number;
  readonly shift?: readonly [dx: number, dy: number];
  readonly blur?: BlurSize;
}

/** The figure's id prefix, and the unit that scales the fixed widths. */
interface ShadingFrame {
  readonly prefix: string;
  readonly unit: number;
}

export const translate = (dx: number, dy: number): string =>
  `transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})"`;

function frameAround(d: string, margin: number): string {
  const [left, top, right, bottom] = bbox(d);
  const [x0, y0] = [round(left - margin), round(top - margin)];
  const [x1, y1] = [round(right + margin), round(bottom + margin)];
  return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
}

/** The crescents of soft parts without blur, so that the bands have hard edges. */
const metal = (tones: Tones, { rim }: ResolvedPartOptions, depth: number): Crescent[] => [
  { fill: tones.sh2, opacity: 0.75, shift: [-depth * 0.7, -depth * 0.9] },
  { fill: tones.hi2, opacity: 0.95, shift: [depth * 0.32, depth * 0.4] },
  { fill: rim ?? mix(tones.hi, "#9fd8ff", 0.5), opacity: 0.7, shift: [-depth * 0.16, -depth * 0.2] },
];

const glow = (tones: Tones, depth: number): Crescent[] => [
  { fill: tones.sh, opacity: 0.8, blur: 6, shift: [-depth * 0.3, -depth * 0.4] },
  { fill: tones.hi2, opacity: 0.5, blur: 3 },
];

/** Soft shadow, hard cel shadow, light, light edge, cool rim. */
function soft(tones: Tones, options: ResolvedPartOptions, depth: number, unit: number): Crescent[] {
  const { highlight, rim } = options;
  const shadows: Crescent[] = [
    { fill: tones.sh2, opacity: 0.55, blur: options.soft ?? 10, shift: [-depth * 0.9, -depth * 1.15] },
    { fill: tones.sh2, opacity: 0.5, shift: [-depth * 0.42, -depth * 0.6] },
  ];
  const lights: Crescent[] = [
    { fill: tones.hi2, opacity: highlight, blur: 4, shift: [depth * 0.42, depth * 0.55] },
    { fill: tones.hi2, opacity: Math.min(1, highlight * 1.1), blur: 1, shift: [1.6 * unit, 2.2 * unit] },
  ];
  const rimLight: Crescent = {
    fill: rim ?? mix(tones.base, "#8fb4ff", 0.45),
    opacity: 0.5,
    blur: 1,
    shift: [-2.2 * unit, -2.4 * unit],
  };
  return [...shadows, ...(highlight ? lights : []), rimLight];
}

function crescents(tones: Tones, options: ResolvedPartOptions, depth: number, unit: number): Crescent[] {
  if (options.material === "metal") return metal(tones, options, depth);
  if (options.material === "glow") return glow(tones, depth);
  return soft(tones, options, depth, unit);
}

/** The light and shadow inside a part, to be clipped to its shape `d`. */
export function shading(
  d: string,
  tones: Tones,
  options: ResolvedPartOptions,
  { prefix, unit }: ShadingFrame,
): string {
  const depth = options.depth * unit;
  const hole = frameAround(d, depth * 1.6 + 26 * unit) + d;
  return crescents(tones, options, depth, unit)
    .map(({ fill, opacity, blur, shift }) => {
      const attributes = [
        `<path d="${hole}" fill-rule="evenodd" fill="${fill}" opacity="${opacity}"`,
        ...(blur ? [framedBlur(prefix, blur)] : []),
        ...(shift ? [translate(...shift)] : []),
      ];
      return `${attributes.join(" ")}/>`;
    })
    .join("");
}

/** The gradient of a part's own color, from the light to the shadow side. */
export const baseGradient = (id: string, { hi, base, sh }: Tones): string =>
  `<linearGradient id="${id}" x1="0.2" y1="0" x2="0.75" y2="1"><stop offset="0" stop-color="${hi}"/>` +
  `<stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${sh}"/></linearGradient>`;
