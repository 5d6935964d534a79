import type { Figure } from "../../../kit/figure.ts";

/** A horizontal speed line: where it starts, its length and width. */
export type Streak = readonly [x: number, y: number, length: number, width?: number];

const USUAL_WIDTH = 6;

/** Speed lines, without contour. */
export const streaks = (figure: Figure, list: readonly Streak[], color: string, opacity = 0.75): Figure =>
  figure.raw(
    `<g stroke="${color}" stroke-linecap="round" opacity="${opacity}">` +
      list
        .map(
          ([x, y, length, width = USUAL_WIDTH]) => `<path d="M${x} ${y}h${length}" stroke-width="${width}"/>`,
        )
        .join("") +
      "</g>",
  );
