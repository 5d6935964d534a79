import { mix } from "./color.ts";
import type { Figure } from "./figure.ts";
import { LINE } from "./palette.ts";
import { blob, ellipse } from "./path.ts";
import { ramp } from "./ramp.ts";

/** How an eye looks; lengths in master units. */
export interface EyeOptions {
  readonly rx: number;
  readonly ry?: number;
  readonly iris?: string;
  /** Where it looks, each -1..1. */
  readonly look?: readonly [dx: number, dy: number];
  /** The skin color, for the lid. */
  readonly lid?: string;
  /** 0 calm to 1 fierce: how far down and how slanted the lid is. */
  readonly mood?: number;
  /** -1 for the left eye of the picture, 1 for the right one. */
  readonly side?: number;
  readonly shut?: boolean;
  readonly glow?: boolean;
  /** Degrees. */
  readonly rotation?: number;
}

/** Draws one eye at (cx, cy). */
export function eye(figure: Figure, cx: number, cy: number, options: EyeOptions): void {
  const { rx, ry = rx * 1.15, iris = "#2aa6c9", look = [-0.15, 0.05], glow = false, rotation = 0 } = options;
  if (options.shut) {
    figure.raw(shutLid(cx, cy, rx, ry));
    return;
  }
  const clipId = figure.nextId("e");
  const irisId = figure.nextId("i");
  const ball = ellipse(cx, cy, rx, ry, rotation);
  figure.def(`<clipPath id="${clipId}"><path d="${ball}"/></clipPath>`);
  figure.def(irisGradient(irisId, iris));

  const [ix, iy] = [cx + look[0] * rx * 0.5, cy + look[1] * ry * 0.5];
  const irisRx = Math.min(rx, ry) * 0.78;
  const irisRy = irisRx * 1.12;
  figure.raw(
    `<path d="${ball}" fill="${LINE}" stroke="${LINE}" stroke-width="${rx * 0.3}"/>` +
      `<g clip-path="url(#${clipId})"><path d="${ball}" fill="#fbf7ff"/>` +
      `<ellipse cx="${cx}" cy="${cy - ry * 0.75}" rx="${rx * 1.3}" ry="${ry * 0.7}" fill="#8f86c9" opacity=".55"/>` +
      `<ellipse cx="${ix}" cy="${iy}" rx="${irisRx}" ry="${irisRy}" fill="url(#${irisId})" ` +
      `stroke="${mix(iris, "#120a2a", 0.75)}" stroke-width="${rx * 0.1}"/>` +
      `<ellipse cx="${ix}" cy="${iy}" rx="${irisRx * 0.42}" ry="${irisRy * 0.55}" fill="#140b26"/>` +
      `${upperLid(cx, cy, rx, ry, options)}</g>${glints(ix, iy, irisRx, irisRy)}` +
      (glow
        ? `<ellipse cx="${ix}" cy="${iy}" rx="${rx * 1.6}" ry="${ry * 1.6}" fill="${iris}" opacity=".35" ${figure.blur(10)}/>`
        : ""),
  );
}

function shutLid(cx: number, cy: number, rx: number, ry: number): string {
  const curve = blob(
    [
      [cx - rx, cy],
      [cx, cy + ry * 0.55],
      [cx + rx, cy],
    ],
    1,
    false,
  );
  return `<path d="${curve}" fill="none" stroke="${LINE}" stroke-width="${rx * 0.34}" stroke-linecap="round"/>`;
}

const irisGradient = (id: string, iris: string): string =>
  `<radialGradient id="${id}" cx=".5" cy=".85" r=".9"><stop offset="0" stop-color="${mix(iris, "#ffffff", 0.55)}"/>` +
  `<stop offset=".45" stop-color="${iris}"/><stop offset="1" stop-color="${mix(iris, "#120a2a", 0.7)}"/></radialGradient>`;

/** The lid is lower at the inner corner, toward the nose, which makes the look fierce. */
function upperLid(cx: number, cy: number, rx: number, ry: number, options: EyeOptions): string {
  const { mood = 0.4, side = 1, lid = "#884433" } = options;
  const drop = ry * (0.12 + 0.62 * mood);
  const [innerY, outerY] = [cy - ry + drop * 1.15, cy - ry + drop * 0.25];
  const [leftY, rightY] = side > 0 ? [innerY, outerY] : [outerY, innerY];
  const [left, right, top] = [cx - rx * 1.3, cx + rx * 1.3, cy - ry * 1.4];
  return (
    `<path d="M${left} ${top}L${right} ${top}L${right} ${rightY}L${left} ${leftY}Z" fill="${ramp(lid).sh}"/>` +
    `<path d="M${left} ${leftY}L${right} ${rightY}" stroke="${LINE}" stroke-width="${rx * 0.3}"/>`
  );
}

const glints = (ix: number, iy: number, irisRx: number, irisRy: number): string =>
  `<ellipse cx="${ix - irisRx * 0.34}" cy="${iy - irisRy * 0.18}" rx="${irisRx * 0.27}" ry="${irisRx * 0.32}" fill="#fff"/>` +
  `<circle cx="${ix + irisRx * 0.36}" cy="${iy + irisRy * 0.42}" r="${irisRx * 0.14}" fill="#fff" opacity=".85"/>`;
