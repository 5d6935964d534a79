import { type BlurSize, blurFilters, wideBlur } from "./blur.ts";
import { bbox, union } from "./bounding-box.ts";
import { mix } from "./color.ts";
import { type FigureFrame, type FigureItem, FigureSvg } from "./figure-svg.ts";
import {
  type Matrix,
  moved,
  multiply,
  type Placement,
  placedGroup,
  placementMatrix,
  scaleOf,
} from "./matrix.ts";
import { type Fade, type PartOptions, type ResolvedPartOptions, resolved } from "./part-options.ts";
import { transformPath } from "./path-transform.ts";
import { round } from "./round.ts";

/** Minimum size of a shadow crescent, however small the part is drawn. */
const LEAST_PLACED_DEPTH = 4;

interface Fit {
  readonly pad: number;
  readonly ground: number | null;
}

/** A drawing: solids and raw SVG in painting order; the light, shadow and contour are added when it is rendered. */
export class Figure {
  readonly frame: FigureFrame;
  private readonly items: FigureItem[] = [];
  private readonly defs: string[] = [];
  private idCount = 0;
  private matrix: Matrix | null = null;
  private fitting: Fit | null = null;

  /** Lengths are master units; the defaults are those of a creature. */
  constructor({
    prefix = "f",
    width = 512,
    height = 512,
    contour = 6,
    inner = 3,
    unit = 1,
  }: Partial<FigureFrame> = {}) {
    this.frame = { prefix, width, height, contour, inner, unit };
  }

  /**
   * Draws inside a frame: local (ox, oy) is moved to (x, y), scaled, turned by degrees, mirrored. Frames can
   * be nested.
   */
  at(placement: Placement, draw: () => void): this {
    const outer = this.matrix;
    const local = placementMatrix(placement);
    this.matrix = outer ? multiply(outer, local) : local;
    draw();
    this.matrix = outer;
    return this;
  }

  /** A new id within this picture; `kind` keeps ids of different uses apart. */
  nextId(kind = "x"): string {
    return `${this.frame.prefix}${kind}${this.idCount++}`;
  }

  /** Adds a definition (gradient, clip path) to the picture. */
  def(svg: string): this {
    this.defs.push(svg);
    return this;
  }

  /** The attribute that blurs a raw tag. */
  blur(size: BlurSize): string {
    return wideBlur(this.frame.prefix, size);
  }

  /** A shaded solid from an absolute path (M L C Q A H V Z). */
  part(d: string, options: PartOptions): this {
    const full = resolved(options);
    if (this.matrix) this.items.push({ kind: "part", ...placedPart(this.matrix, d, full) });
    else this.items.push({ kind: "part", d, options: full });
    return this;
  }

  /** SVG without contour or shading. */
  raw(svg: string): this {
    this.items.push({ kind: "raw", svg: this.matrix ? placedGroup(this.matrix, svg) : svg });
    return this;
  }

  /** A flat shape that shines: blurred color below, light core above. */
  glow(
    d: string,
    color: string,
    { blur = 10, opacity = 0.9, core }: { blur?: BlurSize; opacity?: number; core?: string } = {},
  ): this {
    return this.raw(
      `<path d="${d}" fill="${color}" opacity="${opacity}" ${this.blur(blur)}/>` +
        `<path d="${d}" fill="${core ?? mix(color, "#ffffff", 0.6)}"/>`,
    );
  }

  /** Shrinks and centres the drawing so that every outlined part keeps `pad` to the edge; `ground` is the feet line. */
  fit({ pad = 20, ground = null }: Partial<Fit> = {}): this {
    this.fitting = { pad, ground };
    return this;
  }

  /** The finished picture; `background` is raw SVG below everything, untouched by the fit. */
  render(background = ""): string {
    const { prefix, width, height, unit } = this.frame;
    const svg = new FigureSvg(this.frame, (kind) => this.nextId(kind));
    const body = svg.body(this.items);
    const defs = [...this.defs, ...blurFilters(prefix, width, height, unit), ...svg.defs].join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${defs}</defs>${background}${this.fitting ? this.fitted(body, this.fitting) : body}</svg>`
    );
  }

  private fitted(body: string, { pad, ground }: Fit): string {
    const { width, height, contour } = this.frame;
    const boxes = this.items.flatMap((item) =>
      item.kind === "part" && item.options.outline ? [bbox(item.d)] : [],
    );
    const [left, top, right, bottom] = union(boxes);
    const margin = pad + contour;
    const floor = ground ?? height - margin;
    const scale = Math.min(1, (width - 2 * margin) / (right - left), (floor - margin) / (bottom - top));
    const x = width / 2 - (scale * (left + right)) / 2;
    const y = ground === null ? height / 2 - (scale * (top + bottom)) / 2 : ground - scale * bottom;
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})">${body}</g>`;
  }
}

/** A part moved by the frame it was drawn in, with its markings, its depth and its fade. */
function placedPart(
  matrix: Matrix,
  d: string,
  options: ResolvedPartOptions,
): { d: string; options: ResolvedPartOptions } {
  const placed = (svg?: string): string | undefined => (svg ? placedGroup(matrix, svg) : undefined);
  return {
    d: transformPath(d, matrix),
    options: {
      ...options,
      depth: Math.max(LEAST_PLACED_DEPTH, options.depth * scaleOf(matrix)),
      fade: options.fade ? placedFade(matrix, options.fade) : null,
      deco: placed(options.deco),
      over: placed(options.over),
    },
  };
}

const placedFade = (matrix: Matrix, [x1, y1, x2, y2]: Fade): Fade => [
  ...moved(matrix, [x1, y1]),
  ...moved(matrix, [x2, y2]),
];
