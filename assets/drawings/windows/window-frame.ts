import type { Figure } from "../../kit/figure.ts";
import { clipped } from "../../kit/fill.ts";
import { LINE } from "../../kit/palette.ts";
import { rect } from "../../kit/path.ts";
import { roomFigure } from "../rooms/room-figure.ts";

/** Size of a window with its sill, in pixels of the game; `engine/room/furnishing.ts` hangs it up. */
export const WINDOW = { width: 104, height: 80 } as const;

/** What is seen: the upper left corner and the size of the panes. */
export const VIEW = { x: 9, y: 10, width: 86, height: 53 } as const;

interface WindowLook {
  /** Colour of the frame and of the sill. */
  readonly frame: string;
  readonly sill: string;
  readonly material?: "soft" | "metal";
  /** Outline of the panes; the whole view without one. */
  readonly pane?: string;
  /** Bars between the panes, as a path; none without one. */
  readonly bars?: string;
  /** What is seen, as raw SVG in pixels of the window. */
  readonly view: (figure: Figure) => string;
  /** What stands on the sill or hangs on the frame. */
  readonly before?: (figure: Figure) => void;
}

/**
 * A window: frame, view, bars, the light on the glass, and a sill that covers what stood there. Flat, as everything on
 * the wall (`GAP-64`).
 */
export function drawnWindow({
  frame,
  sill,
  material = "soft",
  pane,
  bars,
  view,
  before,
}: WindowLook): string {
  const figure = roomFigure(WINDOW);
  const opening = pane ?? rect(VIEW.x, VIEW.y, VIEW.width, VIEW.height, 4);
  figure.part(rect(2, 3, 100, 67, 6), { color: frame, material, depth: 5 });
  figure.raw(
    `<path d="${opening}" fill="${LINE}" stroke="${LINE}" stroke-width="2.4"/>` +
      clipped(figure, opening, view(figure) + REFLECTION),
  );
  if (bars)
    figure.raw(
      clipped(
        figure,
        opening,
        `<g fill="none"><path d="${bars}" stroke="${LINE}" stroke-width="4.6"/><path d="${bars}" stroke="${frame}" stroke-width="2.6"/></g>`,
      ),
    );
  figure.part(rect(1.8, 67, 100.4, 9, 3), { color: sill, material, depth: 4 });
  before?.(figure);
  return figure.render();
}

/** Size of the light that a window throws on the floor, in pixels of the game. */
export const WINDOW_LIGHT = { width: 200, height: 112 } as const;

/** The light of a window's two halves on the floor, to the lower right, as the light in all pictures falls. */
export function windowLight(color: string): string {
  const figure = roomFigure(WINDOW_LIGHT);
  const half = (left: number): string => `M${left} 12h40l34 84h-46z`;
  figure.raw(
    `<path d="${half(34)}${half(82)}" fill="${color}" opacity=".26" ${figure.blur(14)}/>` +
      `<path d="${half(34)}${half(82)}" fill="${color}" opacity=".15" ${figure.blur(6)}/>`,
  );
  return figure.render();
}

const { x, y, width, height } = VIEW;
const REFLECTION =
  `<path d="M${x + 12} ${y}h15l-20 ${height}h-15zM${x + 33} ${y}h6l-20 ${height}h-6z" fill="#fff" opacity=".13"/>` +
  `<path d="M${x} ${y}h${width}v4h-${width}z" fill="#0b0824" opacity=".28"/>`;
