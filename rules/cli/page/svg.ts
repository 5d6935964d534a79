import escapeHtml from "escape-html";

export interface Drawing {
  title: string;
  /** The content of the picture in words. */
  description: string;
  width: number;
  height: number;
  body: string;
}

let drawings = 0;

/** A drawing for screen readers too: with title and description, without external references. */
export function svg({ title, description, width, height, body }: Drawing): string {
  drawings += 1;
  const id = `drawing-${drawings}`;
  return `<svg viewBox="0 0 ${width} ${number(height)}" role="img" aria-labelledby="${id}-title ${id}-text">
<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-text">${escapeHtml(description)}</desc>
${body}</svg>`;
}

/** A coordinate with at most one decimal place. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function text(
  x: number,
  y: number,
  content: string,
  { anchor = "start", kind = "label" }: { anchor?: "start" | "middle" | "end"; kind?: string } = {},
): string {
  return `<text x="${number(x)}" y="${number(y)}" text-anchor="${anchor}" class="${kind}">${escapeHtml(content)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string, color?: string): string {
  const paint = color ? ` style="stroke:${color}"` : "";
  return `<line x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}" class="${kind}"${paint}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  { color, kind = "bar", round = 2, hint }: { color?: string; kind?: string; round?: number; hint?: string },
): string {
  const paint = color ? ` fill="${color}"` : "";
  const shape = `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${round}" class="${kind}"${paint}`;
  return hint ? `${shape}><title>${escapeHtml(hint)}</title></rect>` : `${shape}/>`;
}

/** A dot with a tooltip. */
export function dot(x: number, y: number, radius: number, color: string, hint: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" fill="${color}" class="dot"><title>${escapeHtml(hint)}</title></circle>`;
}

/** Maps the range `from`..`to` to a range of pixels. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

const NICE_STEPS = [1, 2, 5];

/** Round numbers from `from` to `to`, about `wanted` of them. */
export function ticks(from: number, to: number, wanted: number): number[] {
  const rough = Math.max(to - from, Number.EPSILON) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE_STEPS.find((nice) => nice * power >= rough) ?? 10) * power;
  const found: number[] = [];
  for (let tick = Math.ceil(from / step); tick * step <= to + step / 1000; tick++)
    found.push(Math.round(tick * step * 1e6) / 1e6);
  return found;
}
