import { mix } from "../../kit/color.ts";
import { eye } from "../../kit/face.ts";
import { blob, ellipse } from "../../kit/path.ts";
import { line } from "../../kit/stroke.ts";
import { CX, type ScientistFigure } from "./scientist-figure.ts";
import { drawGoggle } from "./scientist-goggles.ts";

/** The head from the front, moved by `dy` and leaning by `tilt` degrees. */
export function drawFrontHead(figure: ScientistFigure, dy: number, tilt: number): void {
  figure.at({ x: CX, y: 160 + dy, ox: CX, oy: 160, rotation: tilt }, () => {
    drawSkull(figure);
    drawEyes(figure);
    drawNoseAndMouth(figure);
    drawFringe(figure);
    drawGoggles(figure);
    figure.outfit.hat?.(figure, "front");
  });
}

function drawSkull(figure: ScientistFigure): void {
  const backHair = blob(
    [
      [56, 122],
      [60, 66],
      [98, 28],
      [158, 28],
      [196, 66],
      [200, 122],
      [206, 148, "c"],
      [176, 144],
      [80, 144],
      [50, 148, "c"],
    ],
    0.9,
  );
  const face = blob([
    [70, 96],
    [90, 62],
    [128, 54],
    [166, 62],
    [186, 96],
    [182, 134],
    [158, 160],
    [128, 168],
    [98, 160],
    [74, 134],
  ]);
  figure.part(backHair, { color: mix(figure.outfit.hair, "#3a1430", 0.25), depth: 14 });
  for (const side of [-1, 1])
    figure.part(ellipse(CX + side * 60, 120, 12, 15), { color: figure.outfit.skin, depth: 6 });
  figure.part(face, { color: figure.outfit.skin, depth: 14, highlight: 0.4 });
}

function drawEyes(figure: ScientistFigure): void {
  for (const side of [-1, 1])
    eye(figure, CX + side * 25, 118, {
      rx: 13.5,
      ry: 18,
      iris: figure.outfit.iris,
      lid: figure.outfit.skin,
      mood: 0.06,
      look: [0, 0.12],
      side,
    });
  for (const side of [-1, 1]) {
    const brow = line(
      [
        [CX + side * 13, 95],
        [CX + side * 26, 89],
        [CX + side * 39, 95],
      ],
      5,
      figure.outfit.brow,
    );
    figure.raw(brow);
  }
}

function drawNoseAndMouth(figure: ScientistFigure): void {
  const nose = line(
    [
      [CX - 4, 137],
      [CX, 140],
      [CX + 4, 137],
    ],
    3,
    figure.outfit.nose,
  );
  const smile = line(
    [
      [CX - 12, 149],
      [CX, 155],
      [CX + 12, 149],
    ],
    3.6,
    figure.outfit.mouth,
  );
  figure.raw(
    `${nose}${smile}<ellipse cx="88" cy="142" rx="11" ry="6.5" fill="#ff8f8f" opacity=".55" ${figure.blur(3)}/>` +
      `<ellipse cx="168" cy="142" rx="11" ry="6.5" fill="#ff8f8f" opacity=".5" ${figure.blur(3)}/>`,
  );
}

function drawFringe(figure: ScientistFigure): void {
  const fringe = blob(
    [
      [58, 122, "c"],
      [52, 88],
      [60, 54],
      [50, 38, "c"],
      [78, 34],
      [84, 12, "c"],
      [108, 20],
      [128, 2, "c"],
      [146, 18],
      [172, 10, "c"],
      [176, 32],
      [206, 36, "c"],
      [196, 54],
      [204, 88],
      [198, 122, "c"],
      [186, 100],
      [172, 80, "c"],
      [160, 100],
      [146, 78, "c"],
      [130, 98],
      [116, 78, "c"],
      [100, 102],
      [86, 82, "c"],
      [72, 104],
    ],
    0.85,
  );
  figure.part(fringe, {
    color: figure.outfit.hair,
    depth: 14,
    over:
      `<path d="M80 46Q120 20 166 42" stroke="${figure.outfit.hairShine}" stroke-width="7" fill="none" ` +
      `opacity=".35" stroke-linecap="round" ${figure.blur(2)}/>`,
  });
}

function drawGoggles(figure: ScientistFigure): void {
  const strap = blob(
    [
      [56, 66],
      [92, 48],
      [128, 44],
      [164, 48],
      [200, 66],
      [200, 80],
      [164, 62],
      [128, 58],
      [92, 62],
      [56, 80],
    ],
    0.8,
  );
  figure.part(strap, { color: figure.outfit.strap, depth: 5 });
  for (const side of [-1, 1]) drawGoggle(figure, CX + side * 25, 53, 23);
}
