import type { Figure } from "../../kit/figure.ts";
import { linearGradient, radialGradient } from "../../kit/fill.ts";
import { ROOM_HEIGHT, ROOM_WIDTH, WALL_FOOT } from "./room-figure.ts";

export interface SkirtingColors {
  readonly board: readonly [top: string, bottom: string];
  readonly edge: string;
  readonly edgeOpacity: number;
  readonly strip: string;
  readonly shine: string;
  readonly shineOpacity: number;
  readonly foot: string;
  /** Color of the wall's shadow on the floor. */
  readonly shadow: string;
}

/** Skirting with a strip of light, and the wall's shadow on the floor. */
export function drawSkirting(figure: Figure, colors: SkirtingColors): void {
  const board = linearGradient(figure, [
    [0, colors.board[0]],
    [1, colors.board[1]],
  ]);
  const shadow = linearGradient(figure, [
    [0, colors.shadow, 0.62],
    [1, colors.shadow, 0],
  ]);
  const band = (y: number, height: number, paint: string): string =>
    `<rect y="${WALL_FOOT + y}" width="${ROOM_WIDTH}" height="${height}" ${paint}/>`;
  figure.raw(
    band(-16, 16, `fill="${board}"`) +
      band(-16, 2.2, `fill="${colors.edge}" opacity="${colors.edgeOpacity}"`) +
      band(-7.5, 2.6, `fill="${colors.strip}"`) +
      band(-12, 11, `fill="${colors.shine}" opacity="${colors.shineOpacity}" ${figure.blur(6)}`) +
      band(-2, 3, `fill="${colors.foot}"`) +
      band(0, 44, `fill="${shadow}"`),
  );
}

export interface TrimColors {
  readonly trim: string;
  readonly light: string;
  readonly lightOpacity: number;
  readonly dark: string;
}

/** Dark trims left, right and at the bottom. */
export function drawTrims(figure: Figure, { trim, light, lightOpacity, dark }: TrimColors): void {
  const upright = (x: number, width: number, paint: string): string =>
    `<rect x="${x}" y="${WALL_FOOT}" width="${width}" height="${ROOM_HEIGHT - WALL_FOOT}" ${paint}/>`;
  figure.raw(
    upright(0, 7, `fill="${trim}"`) +
      upright(7, 2, `fill="${light}" opacity="${lightOpacity}"`) +
      upright(793, 7, `fill="${trim}"`) +
      upright(791, 2, `fill="${dark}" opacity=".7"`) +
      `<rect y="592" width="${ROOM_WIDTH}" height="8" fill="${trim}"/>` +
      `<rect y="590.5" width="${ROOM_WIDTH}" height="1.8" fill="${light}" opacity="${lightOpacity}"/>`,
  );
}

/** Darkens the corners of the room. */
export function drawVignette(figure: Figure, color: string): void {
  const fill = radialGradient(
    figure,
    [
      [0.55, color, 0],
      [1, color, 0.5],
    ],
    'cx=".5" cy=".5" r=".75"',
  );
  figure.raw(`<rect width="${ROOM_WIDTH}" height="${ROOM_HEIGHT}" fill="${fill}"/>`);
}
