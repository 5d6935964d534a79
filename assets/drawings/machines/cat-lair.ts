import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { halo, shadow } from "../../kit/light.ts";
import { blob, ellipse, poly } from "../../kit/path.ts";
import { ramp } from "../../kit/ramp.ts";
import { line } from "../../kit/stroke.ts";
import { taper } from "../../kit/tube.ts";
import { drawEntrance } from "./cat-lair-entrance.ts";
import { drawNipPot, drawScratchingPost } from "./cat-lair-extras.ts";
import { cylinder } from "./cylinder.ts";
import { led } from "./fittings.ts";
import { CREAM, GROUND, levelColor, machineFigure, STEEL } from "./machine-figure.ts";

const GLOWING_FISH = "#7cf5ff";

/** Cat's Lair, level 1..3: a dome shaped as a cat's head, its mouth the door. */
export function catLair(level: number): string {
  const figure = machineFigure();
  const color = levelColor("catLair", level);
  shadow(figure, 262, 458, 226, 46, 0.5);
  if (level >= 2) {
    drawScratchingPost(figure, color);
    drawNipPot(figure);
  }
  cylinder(figure, {
    x: 256,
    top: 424,
    bottom: 448,
    rx: 196,
    ry: 66,
    color: "#5c4f86",
    material: "soft",
    depth: 16,
    lid: "#75679f",
  });
  drawEars(figure, color);
  drawDome(figure, color);
  drawEntrance(figure, level === 3 ? "#ffe3a1" : CREAM);
  drawFace(figure, level === 3 ? GLOWING_FISH : "#ffe27a");
  drawFishAntenna(figure, level === 3 ? 62 : 86);
  if (level === 3) drawGoldRing(figure);
  for (let i = 0; i < 3; i++) led(figure, 226 + i * 30, 484, 6, whiter(color, 0.55), i < level);
  return figure.fit({ pad: 8, ground: GROUND }).render();
}

function drawEars(figure: Figure, color: string): void {
  for (const side of [-1, 1]) {
    const ear = poly(
      [
        [256 + side * 70, 152],
        [256 + side * 166, 66, 22],
        [256 + side * 178, 236],
      ],
      16,
    );
    const inner = poly(
      [
        [256 + side * 98, 162],
        [256 + side * 156, 102, 12],
        [256 + side * 162, 210],
      ],
      12,
    );
    figure.part(ear, {
      color,
      depth: 16,
      over: `<path d="${inner}" fill="${side < 0 ? "#ffb3c7" : "#e8859f"}"/>`,
    });
  }
}

function drawDome(figure: Figure, color: string): void {
  const stripes = [0, 1, 2]
    .map((i) => `M${118 + i * 22} ${214 - i * 26}q26 10 34 34M${394 - i * 22} ${214 - i * 26}q-26 10 -34 34`)
    .join("");
  const dome = blob(
    [
      [82, 420],
      [72, 290],
      [120, 178],
      [256, 126],
      [392, 178],
      [440, 290],
      [430, 420],
      [350, 462],
      [256, 472],
      [162, 462],
    ],
    0.95,
  );
  figure.part(dome, {
    color,
    depth: 40,
    soft: 14,
    deco:
      `<path d="M66 330Q256 250 446 330V480H66Z" fill="${color}"/>` +
      `<path d="${stripes}" fill="none" stroke="${ramp(color).sh2}" stroke-width="13" stroke-linecap="round" opacity=".55"/>`,
  });
}

function drawFace(figure: Figure, eyeColor: string): void {
  for (const x of [178, 334])
    figure.raw(
      `<path d="${ellipse(x, 232, 17, 21)}" fill="#1d1536"/><path d="${ellipse(x, 236, 11, 13)}" fill="${eyeColor}"/>` +
        `<circle cx="${x - 5}" cy="225" r="6" fill="#fff"/>`,
    );
  const nose = blob(
    [
      [238, 236],
      [256, 230],
      [274, 236],
      [256, 254],
    ],
    0.8,
  );
  figure.part(nose, { color: "#ff8fa8", depth: 5, occlusion: 0.2, inner: 3 });
  const whisker = (x: number, y: number, endX: number, endY: number): string =>
    line(
      [
        [x, y],
        [endX, endY],
      ],
      5,
      CREAM,
      0.9,
    );
  figure.raw(
    whisker(92, 268, 60, 258) +
      whisker(92, 288, 56, 290) +
      whisker(420, 268, 452, 258) +
      whisker(420, 288, 456, 290),
  );
}

function drawFishAntenna(figure: Figure, y: number): void {
  const x = 256;
  const mast = taper([
    [x, 138, 8],
    [x, 112, 5],
    [x, y + 24, 4],
  ]);
  figure.part(mast, { color: STEEL, material: "metal", depth: 5 });
  halo(figure, x, y, 62, GLOWING_FISH, 0.55);
  const fish = blob(
    [
      [x - 34, y],
      [x - 14, y - 18],
      [x + 12, y - 12],
      [x + 22, y - 2],
      [x + 40, y - 16, "c"],
      [x + 36, y],
      [x + 40, y + 16, "c"],
      [x + 22, y + 4],
      [x + 12, y + 13],
      [x - 14, y + 18],
    ],
    0.9,
  );
  figure.part(fish, {
    color: GLOWING_FISH,
    material: "glow",
    depth: 8,
    over: `<circle cx="${x - 17}" cy="${y - 4}" r="4.5" fill="#1d1536"/>`,
  });
}

function drawGoldRing(figure: Figure): void {
  const ring = (stroke: string): string =>
    `<ellipse cx="256" cy="120" rx="104" ry="30" fill="none" ${stroke}/>`;
  figure.raw(
    ring(`stroke="#ffd76a" stroke-width="14" opacity=".45" ${figure.blur(6)}`) +
      ring('stroke="#fff1c4" stroke-width="5"'),
  );
}
