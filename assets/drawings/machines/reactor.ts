import { mix, whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { clipped, linearGradient } from "../../kit/fill.ts";
import { halo, shadow } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, rect } from "../../kit/path.ts";
import { cylinder, cylinderSide } from "./cylinder.ts";
import { bolt } from "./fittings.ts";
import { glass } from "./glass.ts";
import { BRASS, CREAM, DARK_STEEL, GROUND, levelColor, machineFigure, STEEL } from "./machine-figure.ts";

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

/** The ring of level 3: it fits between the tube and the coils. */
const CENTRE = { x: 256, y: 262 };
const RX = 148;
const RY = 46;

/** Half of the ring as a path; sweep 0 is the half in front of the tube. */
const half = (sweep: 0 | 1, y = CENTRE.y): string =>
  `M${CENTRE.x - RX} ${y}A${RX} ${RY} 0 0 ${sweep} ${CENTRE.x + RX} ${y}`;

const band = (figure: Figure, d: string, color: string): string =>
  `<path d="${d}" stroke="${color}" stroke-width="20" opacity=".5" ${figure.blur(8)}/>` +
  `<path d="${d}" stroke="${LINE}" stroke-width="18"/><path d="${d}" stroke="${BRASS}" stroke-width="10"/>`;

/** To be drawn before the tube. */
function drawOrbitBehind(figure: Figure, color: string): void {
  figure.raw(`<g fill="none" stroke-linecap="round">${band(figure, half(1), color)}</g>`);
}

/** To be drawn last: the near half with three beads. */
function drawOrbitInFront(figure: Figure, color: string): void {
  const shine = `<path d="${half(0, CENTRE.y - 2)}" stroke="#fff1c4" stroke-width="3" opacity=".9"/>`;
  figure.raw(`<g fill="none" stroke-linecap="round">${band(figure, half(0), color)}${shine}</g>`);
  for (const angle of [150, 90, 30]) {
    const radians = (angle * Math.PI) / 180;
    const bead = ellipse(CENTRE.x + Math.cos(radians) * RX, CENTRE.y + Math.sin(radians) * RY, 15);
    figure.part(bead, { color, material: "glow", depth: 6 });
  }
}

const TUBE = "M160 128V372A96 40 0 0 0 352 372V128A96 40 0 0 1 160 128Z";

const FLAMES = blob([
  [190, 380],
  [210, 300],
  [190, 240],
  [236, 180],
  [230, 260],
  [262, 300],
  [270, 210],
  [306, 170],
  [296, 260],
  [326, 310],
  [320, 390],
]);

const BOLTS = "M206 372L222 318L206 282L236 240L226 206M300 372L288 326L308 290L282 250L296 214";

/** The glowing tube of the reactor: plasma, a white core, bubbles, glass. */
function drawPlasmaTube(figure: Figure, color: string): void {
  const hot = whiter(color, 0.6);
  const plasma = linearGradient(figure, [
    [0, mix(color, LINE, 0.55)],
    [0.55, color],
    [1, hot],
  ]);
  const inside =
    `<g fill="${hot}" opacity=".75" ${figure.blur(6)}><path d="${FLAMES}"/></g>` +
    `<g fill="none" stroke="#fff" stroke-width="5" opacity=".9" stroke-linecap="round" stroke-linejoin="round"><path d="${BOLTS}"/></g>` +
    `<circle cx="256" cy="276" r="34" fill="#fff" opacity=".9" ${figure.blur(10)}/><circle cx="256" cy="276" r="22" fill="#fff"/>` +
    '<g fill="#fff" opacity=".7"><circle cx="206" cy="190" r="6"/><circle cx="300" cy="160" r="5"/><circle cx="238" cy="150" r="4"/>' +
    '<circle cx="326" cy="238" r="5"/><circle cx="190" cy="320" r="5"/></g>';
  figure.raw(
    `<path d="${TUBE}" fill="${plasma}" stroke="${LINE}" stroke-width="12" stroke-linejoin="round"/>` +
      `<path d="${TUBE}" fill="${plasma}"/>${clipped(figure, TUBE, inside)}`,
  );
  glass(figure, TUBE, color, { left: 160, right: 352, top: 140, bottom: 400 });
}
