import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, shadow, sparks } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { ellipse, poly } from "../../kit/path.ts";
import { GOLD, itemFigure } from "./item-figure.ts";

/** The Evolution Crystal: free-standing, a double helix of light inside, a ring with three beads round it. */
export function evolutionCrystal(): string {
  const figure = itemFigure();
  halo(figure, 128, 116, 124, "#b57bff", 0.75);
  halo(figure, 128, 150, 92, "#4fd8ff", 0.5);
  shadow(figure, 132, 226, 84, 14, 0.5);
  drawBackOfRing(figure);
  drawCrystalColumn(figure, { x: 86, y: 218, width: 38, height: 98, rotation: -24, color: "#4fc8ff" });
  drawCrystalColumn(figure, { x: 172, y: 218, width: 36, height: 90, rotation: 26, color: "#ff7fd6" });
  drawCrystalColumn(figure, { x: 128, y: 226, width: 88, height: 206, color: "#a06bff" });
  drawHelix(figure);
  drawCrystalColumn(figure, { x: 104, y: 232, width: 30, height: 58, rotation: -12, color: "#7de8c8" });
  drawCrystalColumn(figure, { x: 154, y: 232, width: 28, height: 52, rotation: 14, color: "#ffb86a" });
  drawFrontOfRing(figure);
  sparks(
    figure,
    [
      [44, 70, 13],
      [206, 60, 15],
      [216, 110, 8],
      [70, 34, 8],
    ],
    whiter("#b57bff", 0.3),
  );
  return figure.render();
}

function drawBackOfRing(figure: Figure): void {
  const back = "M24 150A104 34 0 0 1 232 150";
  figure.raw(
    `<path d="${back}" fill="none" stroke="${LINE}" stroke-width="11"/>` +
      `<path d="${back}" fill="none" stroke="#c98a3a" stroke-width="6"/>`,
  );
}

const HELIX_STEPS = 20;
const helixY = (step: number): number => 196 - step * 6;
/** How far a strand is from the middle: the helix gets narrower on its way up. */
const helixX = (step: number, phase: number): number => Math.sin(step * 0.62 + phase) * (17 - step * 0.2);

function strand(phase: number): string {
  const points = Array.from(
    { length: HELIX_STEPS + 1 },
    (_, step) => `${(128 + helixX(step, phase)).toFixed(1)} ${helixY(step)}`,
  );
  return `M${points.join("L")}`;
}

/** Steps of the ladder, left out where the strands cross. */
function rungs(): string {
  let path = "";
  for (let step = 1; step < HELIX_STEPS; step += 2) {
    const reach = helixX(step, 0);
    if (Math.abs(reach) > 5)
      path += `M${(128 + reach).toFixed(1)} ${helixY(step)}L${(128 - reach).toFixed(1)} ${helixY(step)}`;
  }
  return path;
}

function drawHelix(figure: Figure): void {
  const [first, second] = [strand(0), strand(Math.PI)];
  figure.raw(
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
      `<path d="${first}${second}" stroke="#8ff6ff" stroke-width="11" opacity=".6" ${figure.blur(6)}/>` +
      `<path d="${rungs()}" stroke="#ffe9ff" stroke-width="3" opacity=".9"/>` +
      `<path d="${first}" stroke="#eaffff" stroke-width="4.6"/><path d="${second}" stroke="#ffd0f4" stroke-width="4.6"/></g>`,
  );
}

const BEADS = [
  [58, 175, "#5ee08a"],
  [128, 184, "#ffd23f"],
  [200, 174, "#ff6b5e"],
] as const;

function drawFrontOfRing(figure: Figure): void {
  const front = "M24 150A104 34 0 0 0 232 150";
  figure.raw(
    `<path d="${front}" fill="none" stroke="${LINE}" stroke-width="12"/>` +
      `<path d="${front}" fill="none" stroke="${GOLD}" stroke-width="7"/>` +
      `<path d="${front}" fill="none" stroke="#fff3c9" stroke-width="2" transform="translate(0 -1.6)"/>`,
  );
  for (const [x, y, color] of BEADS) {
    figure.part(ellipse(x, y, 11), { color, material: "glow", depth: 5, occlusion: 0.2 });
    figure.raw(`<circle cx="${x - 3}" cy="${y - 4}" r="3" fill="#ffffff" opacity=".9"/>`);
  }
}

interface CrystalColumn {
  /** The foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly rotation?: number;
  readonly color: string;
}

/** A crystal with a left, a middle and a right face and a cut top. */
function drawCrystalColumn(figure: Figure, column: CrystalColumn): void {
  const { x, y, width, height, rotation = 0, color } = column;
  const half = width / 2;
  const top = -height;
  const shoulder = top + height * 0.26;
  const foot = -height * 0.1;
  const outline = poly(
    [
      [-half, shoulder],
      [-half * 0.1, top],
      [half, shoulder],
      [half * 0.8, foot],
      [0, 0],
      [-half * 0.8, foot],
    ],
    3,
  );
  figure.at({ x, y, rotation }, () => {
    figure.part(outline, { color, material: "metal", depth: 7, over: facets(half, height) });
  });
}

/** Lit left face, shaded right face and the edges between them. */
function facets(half: number, height: number): string {
  const top = -height;
  const shoulder = top + height * 0.26;
  const edge = shoulder + height * 0.06;
  const foot = -height * 0.1;
  const [left, right] = [-half * 0.28, half * 0.36];
  const litFace = poly([
    [-half, shoulder],
    [-half * 0.1, top],
    [left, edge],
    [-half * 0.2, 0],
    [-half * 0.8, foot],
  ]);
  const darkFace = poly([
    [half, shoulder],
    [right, edge],
    [half * 0.26, 0],
    [half * 0.8, foot],
  ]);
  const edges =
    `M${-half} ${shoulder}L${left} ${edge}L${right} ${edge}L${half} ${shoulder}` +
    `M${left} ${edge}L${-half * 0.1} ${top}L${right} ${edge}`;
  return (
    `<path d="${litFace}" fill="#ffffff" opacity=".38"/><path d="${darkFace}" fill="#2a1466" opacity=".28"/>` +
    `<path d="${edges}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".75" stroke-linejoin="round"/>`
  );
}
