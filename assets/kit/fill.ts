import type { Figure } from "./figure.ts";

/** One stop of a gradient: offset 0..1, color, opacity 0..1. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/** Registers a linear gradient, by default from top to bottom, and returns the fill value. */
export function linearGradient(
  figure: Figure,
  stops: readonly Stop[],
  { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: { x1?: number; y1?: number; x2?: number; y2?: number } = {},
): string {
  const id = figure.nextId("lg");
  figure.def(
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Registers a radial gradient and returns the fill value. */
export function radialGradient(figure: Figure, stops: readonly Stop[], attributes = ""): string {
  const id = figure.nextId("rg");
  figure.def(`<radialGradient id="${id}" ${attributes}>${stopTags(stops)}</radialGradient>`);
  return `url(#${id})`;
}

/** Raw content clipped to a path. */
export function clipped(figure: Figure, path: string, content: string): string {
  const id = figure.nextId("cl");
  figure.def(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}
