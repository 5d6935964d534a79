import { type PlotOptions, plot } from "@observablehq/plot";
import escapeHtml from "escape-html";
import { Window } from "happy-dom";

export interface Drawing extends PlotOptions {
  title: string;
  /** The content of the picture in words. */
  description: string;
}

const { document } = new Window();
let drawings = 0;

/** Colours, sizes and opacities mean themselves. */
const AS_GIVEN = {
  color: { type: "identity" },
  r: { type: "identity" },
  opacity: { type: "identity" },
} as const;

/**
 * A chart as SVG without scripts and external references, for screen readers too. Its colours are the
 * variables of the page, so that it is light or dark with it.
 */
export function drawing({ title, description, ...options }: Drawing): string {
  drawings += 1;
  const id = `drawing-${drawings}`;
  const chart = plot({
    ...AS_GIVEN,
    ...options,
    document: document as unknown as NonNullable<PlotOptions["document"]>,
  });
  chart.querySelector("style")?.remove();
  // The library names its marks, such as "rule"; the description says what they show.
  for (const mark of chart.querySelectorAll("[aria-label]")) mark.removeAttribute("aria-label");
  const names = `<title id="${id}-title">${escapeHtml(title)}</title><desc id="${id}-text">${escapeHtml(description)}</desc>`;
  return `<svg viewBox="0 0 ${chart.getAttribute("width")} ${chart.getAttribute("height")}" role="img" aria-labelledby="${id}-title ${id}-text" fill="currentColor" text-anchor="middle">
${names}${chart.innerHTML}</svg>`;
}
