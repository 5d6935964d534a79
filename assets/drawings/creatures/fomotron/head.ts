import type { Figure } from "../../../kit/figure.ts";
import { poly, rect } from "../../../kit/path.ts";
import type { CornerPoint } from "../../../kit/points.ts";
import { discs, polygon } from "../parts/point-lists.ts";
import { DARK, SCREEN, STEEL } from "./colors.ts";
import { marqueeBulbs } from "./marquee-bulbs.ts";
import { type Expression, screenFace } from "./screen-face.ts";

export interface TelevisionHeadOptions {
  /** The middle of the head. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly rotation?: number;
  readonly expression: Expression;
  /** Marquee bulbs round a slightly smaller screen. */
  readonly bulbs?: boolean;
  readonly ears?: string;
}

/** Television head with a face on its screen. */
export function televisionHead(figure: Figure, options: TelevisionHeadOptions): void {
  const { x, y, scale = 1, rotation = 0, expression, bulbs = false, ears = DARK } = options;
  figure.at({ x, y, scale, rotation }, () => {
    figure.part(rect(-148, -22, 34, 60, 10), { color: ears, material: "metal", depth: 8 });
    figure.part(polygon("-126 -66 36, 126 -74 36, 118 66 40, -114 74 40", 34), {
      color: STEEL,
      material: "metal",
      depth: bulbs ? 10 : 22,
    });
    screen(figure, bulbs);
    if (bulbs) marqueeBulbs(figure);
    screenFace(figure, expression);
    figure.part(rect(100, -28, 40, 60, 10), { color: ears, material: "metal", depth: 8 });
  });
}

function screen(figure: Figure, withBulbs: boolean): void {
  const [size, shift] = withBulbs ? [0.94, -1] : [1, 0];
  const glass = discs("-104 -44 30, 88 -50 30, 82 44 30, -96 50 30").map(
    ([x, y, rounding]): CornerPoint => [x * size + shift, y * size, rounding],
  );
  const scanLines = Array.from({ length: 12 }, (_, i) => `<path d="M-110 ${-46 + i * 8}H95"/>`).join("");
  figure.part(poly(glass, 26), {
    color: SCREEN,
    depth: 12,
    occlusion: 0,
    over:
      `<g opacity=".16" stroke="#7cf5ff" stroke-width="2">${scanLines}</g>` +
      '<path d="M-108 -54h72l-42 112h-46z" fill="#fff" opacity=".12"/>',
  });
}
