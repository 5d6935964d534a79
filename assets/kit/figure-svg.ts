import { BLUR_MARGIN, occlusionBlur } from "./blur.ts";
import { LINE } from "./palette.ts";
import type { Fade, ResolvedPartOptions } from "./part-options.ts";
import { ramp } from "./ramp.ts";
import { baseGradient, shading, translate } from "./shading.ts";

/** A shaded solid or a piece of raw SVG, in drawing order. */
export type FigureItem =
  | { readonly kind: "part"; readonly d: string; readonly options: ResolvedPartOptions }
  | { readonly kind: "raw"; readonly svg: string };

/** Canvas and line widths of a figure, in master units, and the prefix of its ids. */
export interface FigureFrame {
  /** The beginning of every id, which keeps the ids of two figures in one picture apart. */
  readonly prefix: string;
  readonly width: number;
  readonly height: number;
  /** Width of the contour round the whole figure. */
  readonly contour: number;
  /** Width of the tinted lines inside. */
  readonly inner: number;
  /** Scales blurs and light edges; 1 for a canvas of 512. */
  readonly unit: number;
}

/** The sticker edge: every part filled and stroked in the contour color, below everything else. */
function silhouette(items: readonly FigureItem[], contour: number): string {
  const paths = items.map((item) =>
    item.kind === "part" && item.options.outline ? `<path d="${item.d}"/>` : "",
  );
  return (
    `<g fill="${LINE}" stroke="${LINE}" stroke-width="${2 * contour}" stroke-linejoin="round" ` +
    `stroke-linecap="round">${paths.join("")}</g>`
  );
}

/** Turns the items of a figure into SVG: definitions and picture. */
export class FigureSvg {
  readonly defs: string[] = [];
  private readonly clipIds: string[] = [];

  constructor(
    private readonly frame: FigureFrame,
    private readonly nextId: (kind: string) => string,
  ) {}

  body(items: readonly FigureItem[]): string {
    const drawn = items.map((item) => (item.kind === "raw" ? item.svg : this.part(item.d, item.options)));
    return silhouette(items, this.frame.contour) + drawn.join("");
  }

  private part(d: string, options: ResolvedPartOptions): string {
    const tones = ramp(options.color);
    const clipId = this.nextId("c");
    this.defs.push(
      `<path id="${clipId}p" d="${d}"/><clipPath id="${clipId}"><use href="#${clipId}p"/></clipPath>`,
    );
    const occlusion = this.occlusion(d, options);
    const fade = options.fade ? this.fadeMask(options.fade) : "";
    const inner = options.inner ?? this.frame.inner;
    const line = inner
      ? `<path d="${d}" fill="${tones.line}" stroke="${options.lineColor ?? tones.line}" ` +
        `stroke-width="${2 * inner}" stroke-linejoin="round"/>`
      : "";
    const gradientId = this.nextId("g");
    this.defs.push(baseGradient(gradientId, tones));
    const inside =
      `<path d="${d}" fill="url(#${gradientId})"/>${options.deco ?? ""}` +
      `${shading(d, tones, options, this.frame)}${options.over ?? ""}`;
    if (options.outline) this.clipIds.push(clipId);
    const solid = `${line}<g clip-path="url(#${clipId})">${inside}</g>`;
    return occlusion + (fade ? `<g mask="url(#${fade})">${solid}</g>` : solid);
  }

  /** The shadow of this part on all parts before it. */
  private occlusion(d: string, options: ResolvedPartOptions): string {
    if (!options.occlusion || !options.outline || this.clipIds.length === 0) return "";
    const { prefix, unit } = this.frame;
    const id = this.nextId("u");
    this.defs.push(
      `<clipPath id="${id}">${this.clipIds.map((p) => `<use href="#${p}p"/>`).join("")}</clipPath>`,
    );
    return (
      `<g clip-path="url(#${id})"><path d="${d}" fill="${LINE}" opacity="${options.occlusion}" ` +
      `${translate(3 * unit, 7 * unit)} ${occlusionBlur(prefix)}/></g>`
    );
  }

  /** Registers a mask that dissolves a part along a line and returns its id. */
  private fadeMask([x1, y1, x2, y2]: Fade): string {
    const { width, height } = this.frame;
    const maskId = this.nextId("m");
    const gradientId = this.nextId("mg");
    const canvas =
      `x="${-BLUR_MARGIN}" y="${-BLUR_MARGIN}" ` +
      `width="${width + 2 * BLUR_MARGIN}" height="${height + 2 * BLUR_MARGIN}"`;
    this.defs.push(
      `<linearGradient id="${gradientId}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
        `<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>` +
        `<mask id="${maskId}" maskUnits="userSpaceOnUse" ${canvas}>` +
        `<rect ${canvas} fill="url(#${gradientId})"/></mask>`,
    );
    return maskId;
  }
}
