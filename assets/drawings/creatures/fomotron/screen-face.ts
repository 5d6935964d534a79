import type { Figure } from "../../../kit/figure.ts";
import { shiningLine } from "../parts/shining-line.ts";
import { GLYPH } from "./colors.ts";

/** The faces of the screen: two round eyes, calm arcs, crossed attack eyes. */
export type Expression = "baby" | "calm" | "attack";

/** Draws the face in head coordinates; the middle of the screen is about (-8, 0). */
export function screenFace(figure: Figure, expression: Expression): void {
  figure.raw(FACES[expression](figure));
}

/** A line of light on the screen. */
export const glyphLine = (figure: Figure, d: string, width: number): string =>
  shiningLine(figure, d, GLYPH, width, { opacity: 0.6, blur: 8 });

const FACES: Record<Expression, (figure: Figure) => string> = {
  calm: (figure) =>
    glyphLine(figure, "M-74 12L-52 -16L-30 12", 11) +
    glyphLine(figure, "M10 10L32 -18L54 10", 11) +
    glyphLine(figure, "M-24 30Q-10 40 4 30", 9),
  attack: (figure) =>
    glyphLine(figure, "M-76 -22L-40 -2L-74 16", 12) +
    glyphLine(figure, "M58 -24L22 -4L56 14", 12) +
    glyphLine(figure, "M-30 34L-19 24L-8 34L3 24L14 34", 8),
  baby: (figure) =>
    roundEye(figure, -50, -6, 23) +
    roundEye(figure, 32, -8, 25) +
    cheek(-92) +
    cheek(56) +
    glyphLine(figure, "M-22 26Q-9 38 4 26", 8),
};

const roundEye = (figure: Figure, x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r * 1.3}" ry="${r * 1.5}" fill="${GLYPH}" opacity=".6" ${figure.blur(8)}/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.22}" fill="#a8fbff"/>` +
  `<ellipse cx="${x}" cy="${y + r * 0.12}" rx="${r * 0.6}" ry="${r * 0.8}" fill="#0f6f9c"/>` +
  `<circle cx="${x - r * 0.26}" cy="${y - r * 0.3}" r="${r * 0.34}" fill="#fff"/>` +
  `<circle cx="${x + r * 0.26}" cy="${y + r * 0.5}" r="${r * 0.16}" fill="#fff"/>`;

const cheek = (x: number): string =>
  `<rect x="${x}" y="20" width="22" height="10" rx="4" fill="#ff7d9a" opacity=".9"/>`;
