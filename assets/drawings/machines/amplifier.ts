import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, shadow } from "../../kit/light.ts";
import { ellipse, rect } from "../../kit/path.ts";
import type { Point } from "../../kit/points.ts";
import { taper } from "../../kit/tube.ts";
import { cylinder, cylinderSide } from "./cylinder.ts";
import { led } from "./fittings.ts";
import { BRASS, DARK_STEEL, GROUND, levelColor, machineFigure, PALE_STEEL, STEEL } from "./machine-figure.ts";

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

const FOOT = 352;
const HEIGHT = 190;

/** The mast with its rings, the ball on top and the arcs that jump from it. */
function drawMast(figure: Figure, level: number, color: string): void {
  const rings = 2 + level;
  const metal = level === 5 ? "#7d6bd0" : BRASS;
  figure.part(rect(238, 150, 36, 230, 8), { color: PALE_STEEL, material: "metal", depth: 12 });
  for (let i = 0; i < rings; i++) {
    const y = FOOT - i * (HEIGHT / rings);
    drawRing(figure, y, 92 - i * (52 / rings), i % 2 ? color : metal);
    if (i < rings - 1)
      figure.part(rect(240, y - HEIGHT / rings - 8, 32, HEIGHT / rings, 4), {
        color: PALE_STEEL,
        material: "metal",
        depth: 8,
        occlusion: 0,
      });
  }
  const top = FOOT - rings * (HEIGHT / rings) - 8;
  figure.part(rect(246, top - 8, 20, HEIGHT / rings + 2, 4), {
    color: PALE_STEEL,
    material: "metal",
    depth: 6,
  });
  drawBall(figure, top, color);
  drawArcs(figure, top, level, color);
}

function drawRing(figure: Figure, y: number, rx: number, color: string): void {
  const ry = rx * 0.36;
  figure.part(cylinderSide(256, y - 14, y, rx, ry), { color, material: "metal", depth: 12 });
  figure.part(ellipse(256, y - 14, rx, ry), { color: whiter(color, 0.25), depth: 7, occlusion: 0 });
  figure.raw(`<ellipse cx="256" cy="${y - 15}" rx="${rx * 0.5}" ry="${rx * 0.17}" fill="#2a2450"/>`);
}

function drawBall(figure: Figure, top: number, color: string): void {
  figure.raw(`<circle cx="256" cy="${top - 48}" r="84" fill="${color}" opacity=".5" ${figure.blur(20)}/>`);
  figure.part(ellipse(256, top - 46, 52), {
    color,
    depth: 22,
    highlight: 0.9,
    over:
      `<circle cx="240" cy="${top - 64}" r="15" fill="#fff" opacity=".9" ${figure.blur(3)}/>` +
      `<ellipse cx="262" cy="${top - 20}" rx="30" ry="14" fill="${whiter(color, 0.6)}" opacity=".7" ${figure.blur(6)}/>`,
  });
}

/** Two arcs, a third at level 3 and a fourth at level 4. */
function drawArcs(figure: Figure, top: number, level: number, color: string): void {
  const arc = (points: readonly Point[]): string => {
    const d = `M${points.map(([x, y]) => `${x} ${top + y}`).join("L")}`;
    return (
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="13" opacity=".6" ${figure.blur(4)}/>` +
      `<path d="${d}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`
    );
  };
  const arcs: readonly (readonly Point[])[] = [
    [
      [204, -58],
      [176, -70],
      [172, -46],
      [142, -58],
    ],
    [
      [308, -58],
      [332, -78],
      [344, -52],
      [372, -66],
    ],
    [
      [224, -90],
      [214, -116],
      [196, -112],
    ],
    [
      [288, -90],
      [296, -118],
      [318, -112],
    ],
  ];
  figure.raw(
    arcs
      .slice(0, Math.min(4, Math.max(2, level)))
      .map(arc)
      .join(""),
  );
}
