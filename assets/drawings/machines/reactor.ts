import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, shadow } from "../../kit/light.ts";
import { ellipse, rect } from "../../kit/path.ts";
import { cylinder, cylinderSide } from "./cylinder.ts";
import { bolt } from "./fittings.ts";
import { BRASS, CREAM, DARK_STEEL, GROUND, levelColor, machineFigure, STEEL } from "./machine-figure.ts";
import { drawOrbitBehind, drawOrbitInFront } from "./reactor-orbit.ts";
import { drawPlasmaTube } from "./reactor-plasma.ts";

/** Reactor, level 1..3: a glass tube of plasma between steel caps. */
export function reactor(level: number): string {
  const figure = machineFigure();
  const color = levelColor("reactor", level);
  shadow(figure, 262, 460, 206, 48, 0.5);
  halo(figure, 256, 260, 250, color, 0.5);
  if (level >= 2) for (const x of [74, 438]) drawCoil(figure, x, color);
  if (level === 3) drawOrbitBehind(figure, color);
  drawBase(figure, color);
  drawPlasmaTube(figure, color);
  drawStruts(figure);
  drawCap(figure, color);
  drawDial(figure, level, color);
  if (level === 3) drawOrbitInFront(figure, color);
  return figure.fit({ pad: 22, ground: GROUND }).render();
}

/** One coil; from level 2 on there is one on each side. */
function drawCoil(figure: Figure, x: number, color: string): void {
  cylinder(figure, { x, top: 388, bottom: 436, rx: 46, color: DARK_STEEL });
  for (let i = 0; i < 5; i++)
    figure.part(cylinderSide(x, 356 - i * 36, 372 - i * 36, 33 - i * 2, 13), {
      color: i % 2 ? BRASS : "#c98a4a",
      material: "metal",
      depth: 10,
    });
  figure.part(ellipse(x, 190, 22), { color, material: "glow", depth: 10 });
  figure.raw(`<circle cx="${x}" cy="190" r="46" fill="${color}" opacity=".45" ${figure.blur(10)}/>`);
}

function drawBase(figure: Figure, color: string): void {
  const hot = whiter(color, 0.6);
  const lamp = (dx: number): string => {
    const place = `x="${256 + dx - 6}" y="${442 + 26 * (1 - (dx / 150) ** 2)}" width="12" height="26" rx="6"`;
    return `<rect ${place} fill="${color}"/><rect ${place} fill="${hot}" opacity=".5"/>`;
  };
  cylinder(figure, {
    x: 256,
    top: 404,
    bottom: 452,
    rx: 172,
    color: DARK_STEEL,
    over: [-120, -70, -20, 30, 80, 120].map(lamp).join(""),
  });
  cylinder(figure, {
    x: 256,
    top: 380,
    bottom: 404,
    rx: 132,
    color: STEEL,
    lidOver: `<ellipse cx="256" cy="380" rx="104" ry="44" fill="${color}" opacity=".9" ${figure.blur(8)}/>`,
  });
}

function drawStruts(figure: Figure): void {
  for (const x of [150, 362])
    figure.part(rect(x - 14, 110, 28, 292, 8), {
      color: BRASS,
      material: "metal",
      depth: 12,
      over: `${bolt(x, 130)}${bolt(x, 384)}<rect x="${x - 14}" y="236" width="28" height="14" fill="#8a5a2c" opacity=".6"/>`,
    });
}

function drawCap(figure: Figure, color: string): void {
  cylinder(figure, { x: 256, top: 86, bottom: 128, rx: 128, color: DARK_STEEL, lid: STEEL });
  cylinder(figure, {
    x: 256,
    top: 62,
    bottom: 84,
    rx: 74,
    color: BRASS,
    lidOver:
      '<ellipse cx="256" cy="62" rx="46" ry="19" fill="#2a2450"/>' +
      `<ellipse cx="256" cy="64" rx="38" ry="14" fill="${color}"/>` +
      '<ellipse cx="256" cy="64" rx="22" ry="8" fill="#fff" opacity=".8"/>',
  });
  figure.raw(`<ellipse cx="256" cy="50" rx="56" ry="36" fill="${color}" opacity=".5" ${figure.blur(14)}/>`);
}

/** The dial; its hand turns further to the right at each level. */
function drawDial(figure: Figure, level: number, color: string): void {
  const tip = level === 2 ? "256 430" : level === 1 ? "242 436" : "270 436";
  figure.part(ellipse(256, 446, 33, 31), {
    color: CREAM,
    depth: 7,
    over:
      `<path d="M234 452a23 23 0 0 1 44 0" fill="none" stroke="${color}" stroke-width="8"/>` +
      `<path d="M256 454L${tip}" stroke="#1d1536" stroke-width="5" stroke-linecap="round"/>` +
      '<circle cx="256" cy="454" r="5" fill="#1d1536"/>',
  });
}
