import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, shadow } from "../../kit/light.ts";
import { blob, ellipse, poly, rect } from "../../kit/path.ts";
import { text } from "../../kit/text.ts";
import { cylinder } from "./cylinder.ts";
import { led } from "./fittings.ts";
import { DARK_STEEL, GROUND, machineFigure, STEEL } from "./machine-figure.ts";

/** FOMO HIT: a marquee, a giant red button and a rocket; grey and dark while it is offline or not minted. */
export function fomoHit({ isOffline }: { isOffline: boolean }): string {
  const figure = machineFigure();
  const colors = fomoColors(isOffline);
  shadow(figure, 262, 464, 216, 44, 0.5);
  if (!isOffline) halo(figure, 256, 220, 250, "#ff5f7a", 0.5);
  drawFomoSign(figure, colors);
  drawCabinet(figure, colors);
  drawButton(figure, colors);
  drawCandleScreen(figure, colors);
  led(figure, 134, 420, 10, colors.hot, !isOffline);
  led(figure, 378, 420, 10, colors.cyan, !isOffline);
  drawFomoRocket(figure, colors);
  return figure.fit({ pad: 8, ground: GROUND }).render();
}

function drawCabinet(figure: Figure, { gold, cabinet: color, cabinetTop }: FomoColors): void {
  const stripes = Array.from(
    { length: 14 },
    (_, i) => `<path d="M${50 + i * 34} 490l22 -34h17l-22 34z" fill="${gold}"/>`,
  );
  const cabinet = poly(
    [
      [96, 330, 26],
      [416, 330, 26],
      [440, 474, 30],
      [72, 474, 30],
    ],
    26,
  );
  figure.part(cabinet, {
    color,
    depth: 24,
    over: `<g opacity=".9">${stripes.join("")}</g>`,
  });
  figure.part(ellipse(256, 330, 162, 66), { color: cabinetTop, depth: 12 });
  figure.part(ellipse(256, 322, 134, 54), { color: gold, depth: 8, deco: hazardWedges(), occlusion: 0.3 });
  cylinder(figure, { x: 256, top: 296, bottom: 322, rx: 106, color: DARK_STEEL });
}

/** Twenty dark wedges make the hazard ring round the button. */
function hazardWedges(): string {
  const edge = (angle: number): string => `${256 + Math.cos(angle) * 200} ${322 + Math.sin(angle) * 90}`;
  return Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 6.283;
    return `<path d="M256 322L${edge(angle)}L${edge(angle + 0.157)}Z" fill="#2b1b4f"/>`;
  }).join("");
}

function drawButton(figure: Figure, { red, wordEdge, isOffline }: FomoColors): void {
  if (!isOffline)
    figure.raw(
      `<ellipse cx="256" cy="290" rx="140" ry="70" fill="${red}" opacity="0.5" ${figure.blur(20)}/>`,
    );
  const button = "M166 286V262C166 206 206 190 256 190C306 190 346 206 346 262V286A90 38 0 0 1 166 286Z";
  figure.part(button, {
    color: red,
    depth: 26,
    soft: 10,
    highlight: 0.8,
    over: `<ellipse cx="226" cy="220" rx="36" ry="15" transform="rotate(-16 226 220)" fill="#fff" opacity=".75" ${figure.blur(2)}/>`,
  });
  figure.raw(
    `<path d="${text("HIT!", 256, 258, 62, 700, 3)}" fill="${isOffline ? "#c9c4dc" : "#fff"}" stroke="${wordEdge}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"/>`,
  );
}

/** Centre x, vertical offset and body length of each candle. */
const CANDLES = [
  [190, 34, 14],
  [214, 26, 18],
  [238, 30, 12],
  [262, 20, 22],
  [286, 12, 24],
  [310, 4, 30],
] as const;

/** A screen of rising candles, one of them red. */
function drawCandleScreen(figure: Figure, { isOffline }: FomoColors): void {
  const candles = CANDLES.map(([x, y, height], i) => {
    const color = isOffline ? "#5b5679" : i === 2 ? "#ff5f7a" : "#4df29b";
    return (
      `<rect x="${x - 7}" y="${402 + y}" width="14" height="${height}" rx="3" fill="${color}"/>` +
      `<rect x="${x - 1.5}" y="${396 + y}" width="3" height="${height + 10}" fill="${color}"/>`
    );
  });
  figure.part(rect(170, 392, 172, 62, 12), { color: "#201a45", depth: 8, over: candles.join("") });
}

/** The marquee on two posts: FOMO between two rows of bulbs. */
function drawFomoSign(figure: Figure, colors: FomoColors): void {
  for (const x of [120, 392])
    figure.part(rect(x - 13, 110, 26, 260, 6), { color: STEEL, material: "metal", depth: 10 });
  figure.part(rect(54, 40, 404, 132, 34), { color: colors.gold, depth: 16, material: "metal" });
  figure.part(rect(76, 60, 360, 92, 22), { color: "#3a1140", depth: 12, occlusion: 0 });
  drawBulbs(figure, colors);
  drawWord(figure, colors);
}

/** Every second bulb is lit; the lower row is shifted by one. */
function drawBulbs(figure: Figure, { isOffline, gold }: FomoColors): void {
  let bulbs = "";
  for (let i = 0; i < 11; i++)
    for (const [row, y] of [50, 162].entries()) {
      const x = 82 + i * 35;
      const isOn = !isOffline && (i + row) % 2 === 0;
      bulbs += `<circle cx="${x}" cy="${y}" r="7" fill="${isOn ? "#fff6d0" : mix(gold, "#5a2a1a", 0.45)}"/>`;
      if (isOn) bulbs += `<circle cx="${x}" cy="${y}" r="14" fill="#fff1b0" opacity=".5" ${figure.blur(4)}/>`;
    }
  figure.raw(bulbs);
}

function drawWord(figure: Figure, { isOffline, cyan }: FomoColors): void {
  const word = text("FOMO", 256, 106, 92, 700, 8);
  const neon = `<path d="${word}" fill="${cyan}" opacity=".8" ${figure.blur(10)}/>`;
  const [fill, stroke] = isOffline ? ["#8b86ab", "#5b5679"] : ["#eaffff", cyan];
  figure.raw(
    `${isOffline ? "" : neon}<path d="${word}" fill="${fill}" stroke="${stroke}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`,
  );
}

/** The rocket that lifts off beside the button; without fire while the machine is offline. */
function drawFomoRocket(figure: Figure, { isOffline, red, cyan }: FomoColors): void {
  figure.at({ x: 448, y: 262, rotation: 18, scale: 0.92 }, () => {
    if (!isOffline) drawFire(figure);
    for (const side of [-1, 1]) {
      const fin = blob([
        [side * 18, 34],
        [side * 44, 62],
        [side * 42, 92, "c"],
        [side * 16, 74],
      ]);
      figure.part(fin, { color: red, depth: 7 });
    }
    const hull = blob([
      [0, -92, "c"],
      [32, -40],
      [34, 24],
      [20, 76],
      [-20, 76],
      [-34, 24],
      [-32, -40],
    ]);
    figure.part(hull, {
      color: "#f4f0ff",
      depth: 14,
      over: `<path d="M-40 -100H40V-42Q0 -30 -40 -42Z" fill="${red}"/>`,
    });
    figure.part(ellipse(0, 0, 15), { color: cyan, depth: 6, lineColor: "#1d1536" });
  });
}

function drawFire(figure: Figure): void {
  const flame = (halfWidth: number, top: number, bottom: number): string =>
    blob([
      [-halfWidth, top],
      [0, bottom],
      [halfWidth, top],
    ]);
  figure.raw(
    `<path d="${flame(18, 74, 150)}" fill="#ff8a3d" opacity=".8" ${figure.blur(6)}/>` +
      `<path d="${flame(11, 72, 118)}" fill="#fff1b0"/>`,
  );
}

interface FomoColors {
  readonly isOffline: boolean;
  readonly red: string;
  readonly gold: string;
  readonly hot: string;
  readonly cyan: string;
  readonly cabinet: string;
  readonly cabinetTop: string;
  /** Edge of the word on the button. */
  readonly wordEdge: string;
}

/** FOMO HIT in full color, or in greys while it is offline. */
const fomoColors = (isOffline: boolean): FomoColors =>
  isOffline
    ? {
        isOffline,
        red: "#7d7896",
        gold: "#8f8aa8",
        hot: "#6a6585",
        cyan: "#77729a",
        cabinet: "#5a5578",
        cabinetTop: "#736e93",
        wordEdge: "#4a4566",
      }
    : {
        isOffline,
        red: "#ff3f55",
        gold: "#ffc53d",
        hot: "#ff8a3d",
        cyan: "#4fe3ff",
        cabinet: "#5a3a9c",
        cabinetTop: "#7a57c9",
        wordEdge: "#7a0f2c",
      };
