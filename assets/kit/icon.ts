import { type Box, bbox } from "./bounding-box.ts";
import { type Matrix, type Placement, placedGroup, placementMatrix } from "./matrix.ts";
import { LINE } from "./palette.ts";
import { transformPath } from "./path-transform.ts";
import { ramp } from "./ramp.ts";
import { round } from "./round.ts";

/** Side of an icon's square canvas. */
export const ICON_SIZE = 64;

/** The drawing is 2 units smaller on every side, so that the contour stays inside the picture. */
const INSET = "translate(2 2) scale(.9375)";

/** One decimal place is enough at 64 units and keeps an icon at 1 to 3 kB. */
const compact = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(1))));

export interface IconPartOptions {
  /** Width of the shadow crescent. */
  readonly depth?: number;
  /** Width of the contour; 0 for none. */
  readonly outline?: number;
  /** Raw markings clipped to the shape. */
  readonly inside?: string;
  /** Whether the top left edge is lit. */
  readonly light?: boolean;
}

/** A rectangle so far around a shape that a shifted copy never shows its own edge. */
function frameAround([left, top, right, bottom]: Box): string {
  const [x0, y0, x1, y1] = [
    Math.round(left) - 20,
    Math.round(top) - 20,
    Math.round(right) + 20,
    Math.round(bottom) + 20,
  ];
  return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
}

const opacityAttribute = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "");

/** A light icon: hard cel shading (base, one shadow, one light edge), no filters, so it ships as SVG. */
export class Icon {
  private readonly outlines: string[] = [];
  private readonly body: string[] = [];
  private readonly defs: string[] = [];
  private count = 0;
  private matrix: Matrix | null = null;

  /** `name` keeps ids apart when several icons are on one page. */
  constructor(private readonly name: string) {}

  /** Draws moved, turned and scaled: local (0, 0) lands on (x, y). Frames do not nest. */
  at(placement: Omit<Placement, "ox" | "oy">, draw: () => void): this {
    const outer = this.matrix;
    this.matrix = placementMatrix(placement);
    draw();
    this.matrix = outer;
    return this;
  }

  /** A shaded solid. */
  part(path: string, color: string, options: IconPartOptions = {}): this {
    const { depth = 5, outline = 3, inside = "", light = true } = options;
    const d = this.place(path);
    const tones = ramp(color);
    const id = `${this.name}-${this.count++}`;
    const frame = frameAround(bbox(d));
    const shape = `<use href="#${id}"`;
    // The frame minus the shape: moved, it leaves a crescent inside the clip.
    const around = `<use href="#${id}o"`;
    this.defs.push(
      `<path id="${id}" d="${d}"/><path id="${id}o" fill-rule="evenodd" d="${frame}${d}"/>` +
        `<clipPath id="${id}c">${shape}/></clipPath>`,
    );
    if (outline) this.outlines.push(`${shape} stroke-width="${outline * 2}"/>`);
    const shadow = depth
      ? `${around} fill="${tones.sh}" x="${round(-depth * 0.7)}" y="${round(-depth * 0.9)}"/>`
      : "";
    const edge = light ? `${around} fill="${tones.hi2}" opacity=".75" x="1.8" y="2.2"/>` : "";
    // The line comes last and hides the edge of the clip.
    this.body.push(
      `${shape} fill="${tones.base}"/><g clip-path="url(#${id}c)">${shadow}${edge}${this.placeRaw(inside)}</g>` +
        `${shape} fill="none" stroke="${LINE}" stroke-width="2.4" stroke-linejoin="round"/>`,
    );
    return this;
  }

  /** A flat shape without contour or shading. */
  flat(path: string, color: string, opacity = 1): this {
    this.body.push(`<path d="${this.place(path)}" fill="${color}"${opacityAttribute(opacity)}/>`);
    return this;
  }

  /** A line with an ink contour. */
  line(path: string, color: string, width = 5): this {
    const d = this.place(path);
    const common = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
    this.body.push(
      `<path d="${d}" ${common} stroke="${LINE}" stroke-width="${width + 6}"/>` +
        `<path d="${d}" ${common} stroke="${color}" stroke-width="${width}"/>`,
    );
    return this;
  }

  /** A bare line, for details inside a shape. */
  stroke(path: string, color: string = LINE, width = 3, opacity = 1): this {
    this.body.push(
      `<path d="${this.place(path)}" fill="none" stroke="${color}" stroke-width="${width}" ` +
        `stroke-linecap="round" stroke-linejoin="round"${opacityAttribute(opacity)}/>`,
    );
    return this;
  }

  /** The finished icon. */
  render(): string {
    const contour = this.outlines.length
      ? `<g fill="${LINE}" stroke="${LINE}" stroke-linejoin="round">${this.outlines.join("")}</g>`
      : "";
    const defs = this.defs.length ? `<defs>${this.defs.join("")}</defs>` : "";
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}" ` +
      `width="${ICON_SIZE}" height="${ICON_SIZE}">${defs}<g transform="${INSET}">${contour}${this.body.join("")}</g></svg>`
    );
  }

  private place(path: string): string {
    return compact(this.matrix ? transformPath(path, this.matrix) : path);
  }

  private placeRaw(svg: string): string {
    return svg && this.matrix ? placedGroup(this.matrix, svg) : svg;
  }
}
