import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, shadow } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import { taper } from "../../kit/tube.ts";
import { cylinder } from "./cylinder.ts";
import { led } from "./fittings.ts";
import { glass } from "./glass.ts";
import { DARK_STEEL, GROUND, levelColor, machineFigure, STEEL } from "./machine-figure.ts";

const GOLD = "#ffcf5c";

/** Incubator, level 1..2: an egg in its nest under a glass dome. */
export function incubator(level: number): string {
  const figure = machineFigure();
  const color = levelColor("incubator", level);
  const trim = level === 2 ? GOLD : "#d9d6f5";
  shadow(figure, 262, 462, 216, 44, 0.5);
  halo(figure, 256, 230, 230, color, 0.55);
  if (level === 2) for (const x of [72, 440]) drawNutrientTank(figure, x, color, trim);
  if (level === 2) drawGoldHalo(figure, "behind");
  drawBody(figure, color);
  drawNest(figure);
  drawEgg(figure, color);
  drawDome(figure, color, trim);
  drawCap(figure, color, trim);
  if (level === 2) drawGoldHalo(figure, "front");
  drawPanel(figure, color);
  return figure.fit({ pad: 8, ground: GROUND }).render();
}

function drawBody(figure: Figure, color: string): void {
  const body = poly(
    [
      [76, 378, 34],
      [436, 378, 34],
      [452, 470, 40],
      [60, 470, 40],
    ],
    30,
  );
  figure.part(body, {
    color: "#ece8ff",
    depth: 22,
    over:
      `<path d="M60 444H452V490H60Z" fill="${DARK_STEEL}"/>` +
      `<path d="M60 440H452" stroke="${color}" stroke-width="7"/>`,
  });
  figure.part(ellipse(256, 378, 176, 64), { color: "#b9b3e6", depth: 10 });
  figure.part(ellipse(256, 374, 150, 52), {
    color: "#393463",
    depth: 12,
    occlusion: 0,
    over: `<ellipse cx="256" cy="380" rx="104" ry="32" fill="${color}" opacity=".9" ${figure.blur(10)}/>`,
  });
}

function drawDome(figure: Figure, color: string, trim: string): void {
  const dome = "M112 372C104 200 160 96 256 92C352 96 408 200 400 372A144 50 0 0 1 112 372Z";
  figure.raw(`<path d="${dome}" fill="none" stroke="${LINE}" stroke-width="13" stroke-linejoin="round"/>`);
  glass(figure, dome, color, { left: 112, right: 400, top: 110, bottom: 400, strength: 0.42 });
  const foot = "M112 372A144 50 0 0 0 400 372";
  figure.raw(
    `<path d="${foot}" fill="none" stroke="${LINE}" stroke-width="20"/>` +
      `<path d="${foot}" fill="none" stroke="${trim}" stroke-width="11"/>` +
      '<path d="M118 380A140 46 0 0 0 394 380" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>',
  );
}

function drawCap(figure: Figure, color: string, trim: string): void {
  cylinder(figure, { x: 256, top: 84, bottom: 112, rx: 62, color: trim });
  cylinder(figure, { x: 256, top: 62, bottom: 82, rx: 34, color: DARK_STEEL });
  led(figure, 256, 58, 11, color);
}

/** Level 2: a ring of gold round the dome, one half behind it and one in front. */
function drawGoldHalo(figure: Figure, half: "behind" | "front"): void {
  const d = `M106 150a150 36 0 0 ${half === "front" ? 0 : 1} 300 0`;
  figure.raw(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${GOLD}" stroke-width="16" opacity=".5" ${figure.blur(6)}/>` +
      `<path d="${d}" stroke="${LINE}" stroke-width="16"/><path d="${d}" stroke="${GOLD}" stroke-width="8"/></g>`,
  );
}

/** The heartbeat of the egg on a screen, two lamps and a slot. */
function drawPanel(figure: Figure, color: string): void {
  const heartbeat = "M158 440h34l10-16 14 30 12-22 8 8h56";
  figure.part(rect(150, 412, 150, 52, 12), {
    color: "#241d4a",
    depth: 7,
    over:
      `<path d="${heartbeat}" fill="none" stroke="${color}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>` +
      `<path d="${heartbeat}" fill="none" stroke="${color}" stroke-width="12" opacity=".5" ${figure.blur(4)}/>`,
  });
  led(figure, 334, 430, 9, "#ff7a9c");
  led(figure, 366, 430, 9, "#ffd23f");
  figure.raw('<rect x="322" y="448" width="58" height="10" rx="5" fill="#8a84c4"/>');
}

/** A tank of nutrients beside the dome, connected to it by a pipe. */
function drawNutrientTank(figure: Figure, x: number, color: string, trim: string): void {
  cylinder(figure, { x, top: 420, bottom: 446, rx: 44, color: DARK_STEEL });
  const tank = `M${x - 32} 250V410A32 13 0 0 0 ${x + 32} 410V250A32 13 0 0 1 ${x - 32} 250Z`;
  figure.part(tank, {
    color,
    material: "glow",
    depth: 14,
    over:
      `<path d="M${x - 40} 300q40 16 80 0V430H${x - 40}Z" fill="${mix(color, LINE, 0.25)}" opacity=".5"/>` +
      `<g fill="#fff" opacity=".7"><circle cx="${x - 8}" cy="350" r="6"/><circle cx="${x + 12}" cy="324" r="4"/><circle cx="${x + 4}" cy="386" r="5"/></g>` +
      `<rect x="${x - 22}" y="262" width="10" height="130" rx="5" fill="#fff" opacity=".6"/>`,
  });
  cylinder(figure, { x, top: 234, bottom: 252, rx: 38, color: trim });
  const inward = x < 256 ? 1 : -1;
  const pipe = taper([
    [x, 230, 8],
    [x + inward * 8, 206, 8],
    [x + inward * 60, 196, 8],
  ]);
  figure.part(pipe, { color: STEEL, material: "metal", depth: 5 });
}

/** A nest of straw. */
function drawNest(figure: Figure): void {
  const straw = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M${172 + i * 15} ${364 + (i % 3) * 6}q12 ${i % 2 ? 14 : -6} 26 6" stroke="#8f6c3c" stroke-width="4" fill="none" opacity=".7"/>`,
  );
  const nest = blob([
    [170, 366],
    [200, 350],
    [256, 344],
    [312, 350],
    [342, 366],
    [318, 392],
    [256, 402],
    [194, 392],
  ]);
  figure.part(nest, { color: "#caa56a", depth: 8, inner: 3, over: straw.join("") });
}

/** The spotted egg, lit from below in the color of the level. */
function drawEgg(figure: Figure, color: string): void {
  const spots = [
    ellipse(228, 276, 20, 24),
    ellipse(292, 310, 24, 26),
    ellipse(246, 346, 15, 13),
    ellipse(276, 232, 11, 12),
  ];
  const shell = blob([
    [256, 196],
    [298, 218],
    [326, 274],
    [330, 326],
    [300, 372],
    [256, 384],
    [212, 372],
    [182, 326],
    [186, 274],
    [214, 218],
  ]);
  figure.part(shell, {
    color: "#fff0d8",
    depth: 26,
    over:
      `<g fill="${color}" opacity=".75">${spots.map((d) => `<path d="${d}"/>`).join("")}</g>` +
      `<ellipse cx="228" cy="240" rx="12" ry="24" transform="rotate(22 228 240)" fill="#fff" opacity=".8" ${figure.blur(3)}/>` +
      `<ellipse cx="256" cy="384" rx="70" ry="22" fill="${color}" opacity=".6" ${figure.blur(8)}/>`,
  });
}
