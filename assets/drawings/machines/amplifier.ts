import type { Figure } from "../../kit/figure.ts";
import { halo, shadow } from "../../kit/light.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { drawMast } from "./amplifier-mast.ts";
import { cylinder } from "./cylinder.ts";
import { led } from "./fittings.ts";
import { BRASS, DARK_STEEL, GROUND, levelColor, machineFigure, STEEL } from "./machine-figure.ts";

const BLUE_STEEL = "#4a4a86";
const LEVELS = 5;

/** Amplifier, level 1..5: a Tesla cone with one ring more per level. */
export function amplifier(level: number): string {
  const figure = machineFigure();
  const color = levelColor("amplifier", level);
  shadow(figure, 262, 458, 196, 44, 0.5);
  halo(figure, 256, 150, 150, color, 0.6);
  drawBase(figure, color);
  drawDish(figure, -1, color);
  if (level >= 3) drawDish(figure, 1, color);
  else {
    cylinder(figure, { x: 374, top: 352, bottom: 388, rx: 30, color: DARK_STEEL });
    led(figure, 374, 346, 9, color);
  }
  drawMast(figure, level, color);
  for (let i = 0; i < LEVELS; i++) {
    const isOuter = i === 0 || i === LEVELS - 1;
    led(figure, 196 + i * 30, isOuter ? 465 : 470, 8, color, i < level);
  }
  return figure.fit({ pad: 34, ground: GROUND }).render();
}

function drawBase(figure: Figure, color: string): void {
  for (const [x, y] of [
    [110, 452],
    [402, 452],
  ] as const)
    figure.part(rect(x - 26, y - 22, 52, 30, 10), { color: DARK_STEEL, material: "metal", depth: 9 });
  const strip = (stroke: string): string => `<path d="M110 446q146 66 292 0" ${stroke} fill="none"/>`;
  cylinder(figure, {
    x: 256,
    top: 408,
    bottom: 446,
    rx: 164,
    color: BLUE_STEEL,
    over: strip(`stroke="${color}" stroke-width="9"`) + strip('stroke="#fff" stroke-width="3" opacity=".7"'),
  });
  cylinder(figure, { x: 256, top: 370, bottom: 404, rx: 116, color: STEEL });
}

/** A horn dish on an arm; side -1 is the left one. */
function drawDish(figure: Figure, side: -1 | 1, color: string): void {
  const arm = taper([
    [256 + side * 60, 372, 15],
    [256 + side * 100, 352, 14],
    [256 + side * 128, 320, 16],
  ]);
  figure.part(arm, { color: BRASS, material: "metal", depth: 8 });
  figure.at({ x: 256 + side * 150, y: 296, rotation: side * 38 }, () => {
    figure.part(ellipse(0, 0, 66, 54), { color: BLUE_STEEL, depth: 12, material: "metal" });
    figure.part(ellipse(0, 0, 50, 40), { color: "#2b2752", depth: 10, occlusion: 0 });
    figure.part(ellipse(0, 0, 22, 18), { color, material: "glow", depth: 7, occlusion: 0 });
  });
}
