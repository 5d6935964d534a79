import type { BlurSize } from "./blur.ts";
import { mix } from "./color.ts";
import type { Figure } from "./figure.ts";
import { poly } from "./path.ts";
import type { Point } from "./points.ts";

/** A full turn, as the drawings were made with it. */
const TURN = 6.283;

/** Soft round light that adds to what is below. Keep the radius inside the canvas. */
export function halo(
  figure: Figure,
  cx: number,
  cy: number,
  radius: number,
  color: string,
  opacity = 0.6,
): void {
  const id = figure.nextId("h");
  figure.def(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/>` +
      `<stop offset=".5" stop-color="${color}" stop-opacity="${opacity * 0.35}"/>` +
      `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  figure.raw(`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${id})"/>`);
}

/** A four-pointed star path; `waist` is how wide it stays between the points (0..1). */
export function spark(x: number, y: number, radius: number, waist = 0.22): string {
  return poly(
    Array.from({ length: 8 }, (_, i): Point => {
      const angle = (Math.PI * i) / 4 - Math.PI / 2;
      const reach = i % 2 ? radius * waist : radius;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

/** Glowing stars, each as [x, y, radius]. */
export function sparks(
  figure: Figure,
  list: readonly (readonly [x: number, y: number, radius: number])[],
  color: string,
): void {
  for (const [x, y, radius] of list)
    figure.raw(
      `<path d="${spark(x, y, radius * 1.5)}" fill="${color}" opacity=".55" ${figure.blur(6)}/>` +
        `<path d="${spark(x, y, radius)}" fill="${mix(color, "#ffffff", 0.65)}"/>`,
    );
}

/** A soft round light as raw SVG. */
export const glowSpot = (
  figure: Figure,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity: number,
  blur: BlurSize = 6,
): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity="${opacity}" ${figure.blur(blur)}/>`;

/** The shadow a figure stands on. */
export function shadow(
  figure: Figure,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.45,
): Figure {
  return figure.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#140c2e" opacity="${opacity}" ${figure.blur(6)}/>`,
  );
}

/** The shadow of furniture in a room, as raw SVG. */
export const contactShadow = (
  figure: Figure,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.5,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#120e30" opacity="${opacity}" ${figure.blur(6)}/>`;

/** The rays of an aura, alternately wide and narrow. */
function rayPaths(cx: number, cy: number, radius: number, rays: number): string {
  const reach = (angle: number): Point => [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  return Array.from({ length: rays }, (_, i) => {
    const angle = (i / rays) * TURN - 0.3;
    const half = i % 2 ? 0.09 : 0.15;
    return poly([[cx, cy], reach(angle - half), reach(angle + half)]);
  }).join("");
}

/** The light behind a final form: halo, rays and, on request, a ring of runes on the ground. */
export function aura(
  figure: Figure,
  color: string,
  {
    cx = 262,
    cy = 250,
    r = 250,
    ring = true,
    rays = 9,
  }: { cx?: number; cy?: number; r?: number; ring?: boolean; rays?: number } = {},
): void {
  halo(figure, cx, cy, r, color, 0.55);
  const id = figure.nextId("r");
  figure.def(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">` +
      `<stop offset=".1" stop-color="${mix(color, "#ffffff", 0.4)}" stop-opacity=".5"/>` +
      `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  figure.raw(`<path d="${rayPaths(cx, cy, r, rays)}" fill="url(#${id})" opacity=".7" ${figure.blur(3)}/>`);
  if (!ring) return;
  const ellipse = (rx: number, ry: number, stroke: string): string =>
    `<ellipse cx="${cx}" cy="456" rx="${rx}" ry="${ry}" fill="none" ${stroke}/>`;
  figure.raw(
    ellipse(200, 34, `stroke="${color}" stroke-width="10" opacity=".6" ${figure.blur(6)}`) +
      ellipse(200, 34, `stroke="${mix(color, "#ffffff", 0.5)}" stroke-width="3.5" opacity=".9"`) +
      ellipse(170, 26, `stroke="${color}" stroke-width="2.5" stroke-dasharray="14 10" opacity=".8"`),
  );
}
