import type { BlurSize } from "./blur.ts";

/** What a part is made of: cloth, skin, wood and plastic; hard bands of light; a lamp or a screen. */
export type Material = "soft" | "metal" | "glow";

/** A line along which a part fades in: invisible at the first point (x1, y1), opaque at the second. */
export type Fade = readonly [x1: number, y1: number, x2: number, y2: number];

/** The look of one shaded solid. Lengths are in master units, strengths 0..1. */
export interface PartOptions {
  readonly color: string;
  /** Size of the shadow crescent; if it is too large, a thin part loses its color. */
  readonly depth?: number;
  /** Strength of the light from the top left. */
  readonly highlight?: number;
  /** Strength of the shadow on the parts below; 0 for no shadow. */
  readonly occlusion?: number;
  readonly material?: Material;
  /** Blur of the soft shadow. */
  readonly soft?: BlurSize | undefined;
  /** Rim light, bottom right; by default a cool mix of the color. */
  readonly rim?: string | undefined;
  /** Width of the inner line; 0 for none. */
  readonly inner?: number | undefined;
  readonly lineColor?: string | undefined;
  /** Dissolves the root of a limb, so that it grows out of the body. */
  readonly fade?: Fade | null | undefined;
  /** Raw markings inside the shape, under the shading. */
  readonly deco?: string | undefined;
  /** Raw glints inside the shape, above the shading. */
  readonly over?: string | undefined;
  /** false: no contour, no shadow on others, ignored by the fit. */
  readonly outline?: boolean;
}

/** Options with every default filled in. */
export type ResolvedPartOptions = PartOptions & typeof DEFAULTS;

const DEFAULTS: {
  readonly depth: number;
  readonly highlight: number;
  readonly occlusion: number;
  readonly material: Material;
  readonly outline: boolean;
} = { depth: 12, highlight: 0.55, occlusion: 0.5, material: "soft", outline: true };

export const resolved = (options: PartOptions): ResolvedPartOptions => ({ ...DEFAULTS, ...options });
